import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';

/** What wrote an answer; pages say which (decisions, "Outside providers, and what stands in for them"). */
export const answerWriter = z.object({
  kind: z.enum(['study-engine', 'model']),
  name: z.string().max(100).meta({ description: 'The name of the model, or of the study engine.' }),
});

export type AnswerWriterName = z.infer<typeof answerWriter>;

/** An answer's id: 24 hex characters, made from its payer and the key of the request, so that the same request is the same answer. */
export const answerId = documentId;

/** A part of an answer, to be added to what came before it. */
export const answerChunk = z.object({ type: z.literal('chunk'), content: z.string() });

/** An answer that has come to its end, whole. */
export const answerCompleted = z.object({
  type: z.literal('complete'),
  fullContent: z.string(),
  writer: answerWriter,
  conversationId: documentId.optional(),
  /** The messages of the conversation that the question and the answer became. */
  questionId: documentId.optional(),
  messageId: documentId.optional(),
  sessionId: documentId.optional().meta({ description: 'The mapping that the step is kept in.' }),
  tokens: z.int().min(0),
  /** The reader ended it before its end. */
  stopped: z.boolean(),
});

export type CompletedAnswer = z.infer<typeof answerCompleted>;

/** What has happened to an answer (specification, section 4, "Streaming"). Texts are Markdown with the links of answer-text. */
export const answerEvent = z.discriminatedUnion('type', [
  answerChunk,
  answerCompleted,
  z.object({
    type: z.literal('error'),
    code: z.string().meta({ description: 'A code of the catalogue.' }),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
]);

export type AnswerEvent = z.infer<typeof answerEvent>;

/** An event and its place in the answer, from 1; a reader who has it asks for what comes after. */
export const placedAnswerEvent = z.object({ answerId, place: z.int().min(1), event: answerEvent });

export type PlacedAnswerEvent = z.infer<typeof placedAnswerEvent>;
