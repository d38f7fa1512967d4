import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';

/** The generator of an answer; pages show it (decisions, "Outside providers, and what stands in for them"). */
export const answerGenerator = z.object({
  kind: z.enum(['study-engine', 'model', 'people']).meta({
    description: '`people`: a text that people wrote beforehand, as help for somebody in danger is.',
  }),
  name: z.string().max(100).meta({ description: 'The name of the model, or of the study engine.' }),
});

export type AnswerGeneratorName = z.infer<typeof answerGenerator>;

/**
 * The id of an answer: 24 hex characters, derived from its metered subject and the key of the request, so that a
 * repeated request leads to the same answer.
 */
export const answerId = documentId;

/** A part of an answer, to be appended to the parts before it. */
export const answerChunk = z.object({ type: z.literal('chunk'), content: z.string() });

/** The complete answer, at its end. */
export const answerCompleted = z.object({
  type: z.literal('complete'),
  fullContent: z.string(),
  writer: answerGenerator,
  conversationId: documentId.optional(),
  /** The messages that the question and the answer became in the conversation. */
  questionId: documentId.optional(),
  messageId: documentId.optional(),
  sessionId: documentId.optional().meta({ description: 'The mapping in which the step is stored.' }),
  tokens: z.int().min(0),
  /** The reader stopped the answer before its end. */
  stopped: z.boolean(),
});

export type CompletedAnswer = z.infer<typeof answerCompleted>;

/**
 * The events of an answer (specification, section 4, "Streaming"). Texts are Markdown with the links of answer-text.
 */
export const answerEvent = z.discriminatedUnion('type', [
  answerChunk,
  answerCompleted,
  z.object({
    type: z.literal('error'),
    code: z.string().meta({ description: 'A code of the error registry.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
]);

export type AnswerEvent = z.infer<typeof answerEvent>;

/** An event and its place in the answer, from 1; a client that has it requests the events after it. */
export const placedAnswerEvent = z.object({ answerId, place: z.int().min(1), event: answerEvent });

export type PlacedAnswerEvent = z.infer<typeof placedAnswerEvent>;
