import { LANGUAGES, type WritingKind } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import type { AnswerCaller, AnswerRequest } from '../../http/caller.js';
import { defineRoute, type HttpMethod, type RouteGate, type RouteInput } from '../../http/define-route.js';
import type { RequestOf, StreamContract } from '../../messaging/define.js';
import { lineText, multilineText } from '../../text/text-fields.js';
import { answerCompleted, answerId, type placedAnswerEvent } from './answer-event.js';
import { ANSWER_LIMITS, scriptureRef, writingTask } from './answer-task.js';
import { chatBody, toChatTask } from './chat-body.js';
import { FollowAnswer, StopAnswer, WriteAnswer, WriteWholeAnswer } from './write-answer.js';

/** Headers that name an answer and resume it. */
export const ANSWER_HEADERS = { id: 'x-answer-id', after: 'last-event-id' } as const;

/** The content type of the response of a stream route. */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** A stream of the events of an answer. */
export type AnswerStream = StreamContract<z.ZodType, typeof placedAnswerEvent>;

/**
 * One route of the HTTP API that responds with events (text/event-stream). Each event has an id, `{answerId}.{place}`;
 * a client that sends it as Last-Event-ID resumes after that place. An error before the first event is an ordinary
 * response.
 */
export type StreamRouteContract<Stream extends AnswerStream = AnswerStream> = {
  readonly method: Extract<HttpMethod, 'GET' | 'POST'>;
  /** With parameters in braces, as in OpenAPI. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly gate: Exclude<RouteGate, 'everyone'>;
  readonly stream: Stream;
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  readonly toRequest: (
    input: Omit<RouteInput, 'query'>,
    caller: AnswerCaller,
  ) => AnswerRequest & RequestOf<Stream>;
};

/** Declares an event-stream route; its schemas determine the types of its input. */
function defineStreamRoute<
  Stream extends AnswerStream,
  Params extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(route: {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  tag: string;
  gate: Exclude<RouteGate, 'everyone'>;
  stream: Stream;
  params?: Params;
  body?: Body;
  toRequest: (
    input: Omit<RouteInput<Params, undefined, Body>, 'query'>,
    caller: AnswerCaller,
  ) => AnswerRequest & RequestOf<Stream>;
}): StreamRouteContract<Stream> {
  return route as StreamRouteContract<Stream>;
}

const setting = {
  language: z.enum(LANGUAGES).optional(),
  translationId: writingTask.shape.translationId,
};

const inPath = z.object({ answerId });

/** The assistant's answer to a question, as a stream. */
export const chatStreamRoute = defineStreamRoute({
  method: 'POST',
  path: '/api/ai/chat/stream',
  summary: 'Ask the assistant; the answer is streamed',
  tag: 'AI',
  gate: 'reader-or-visitor',
  stream: WriteAnswer,
  body: chatBody,
  toRequest: ({ body }, { answer, language }) => ({ ...answer, task: toChatTask(body, language) }),
});

/** The assistant's answer to a question, in one response. */
export const chatRoute = defineRoute({
  method: 'POST',
  path: '/api/ai/chat',
  summary: 'Ask the assistant, and wait for the whole answer',
  tag: 'AI',
  gate: 'reader-or-visitor',
  metered: true,
  message: WriteWholeAnswer,
  body: chatBody,
  toRequest: ({ body }, { answer: { subject, answerId }, language }) => ({
    subject,
    answerId,
    task: toChatTask(body, language),
  }),
  answer: answerCompleted.omit({ type: true, fullContent: true }).extend({ answerId, response: z.string() }),
  toAnswer: ({ answerId, end: { type: _, fullContent, ...end } }) => ({
    data: { answerId, response: fullContent, ...end },
  }),
});

/** Accepts a number or a string of digits. */
const step = z.coerce
  .number('STEP_INVALID')
  .int('STEP_INVALID')
  .min(1, 'STEP_INVALID')
  .max(5, 'STEP_INVALID');

/** One step of Scripture Mapping. */
export const stepContentRoute = defineStreamRoute({
  method: 'POST',
  path: '/api/ai/step-content',
  summary: 'Generate one step of Scripture Mapping',
  tag: 'AI',
  gate: 'signed-in',
  stream: WriteAnswer,
  body: z.object({ ...setting, scriptureRef, step, sessionId: documentId.optional() }),
  toRequest: ({ body }, { answer, language }) => ({
    ...answer,
    task: { kind: 'mapping-step' as const, ...body, language: body.language ?? language },
  }),
});

const wordStudyReference = lineText('WORD_STUDY_INCOMPLETE')
  .trim()
  .min(1, 'WORD_STUDY_INCOMPLETE')
  .max(ANSWER_LIMITS.referenceCharacters, 'SCRIPTURE_REFERENCE_TOO_LONG');

/** A question about a word of a passage: Word Map. */
export const wordStudyRoute = defineStreamRoute({
  method: 'POST',
  path: '/api/ai/word-study',
  summary: 'Study a word of a passage',
  tag: 'AI',
  gate: 'signed-in',
  stream: WriteAnswer,
  body: z.object({
    ...setting,
    question: multilineText('WORD_STUDY_INCOMPLETE')
      .trim()
      .min(1, 'WORD_STUDY_INCOMPLETE')
      .max(ANSWER_LIMITS.questionCharacters, 'QUESTION_TOO_LONG'),
    scriptureReference: wordStudyReference,
    keyTerm: lineText().trim().max(ANSWER_LIMITS.keyTermCharacters).optional(),
  }),
  toRequest: ({ body: { scriptureReference, ...body } }, { answer, language }) => ({
    ...answer,
    task: {
      kind: 'word-study' as const,
      ...body,
      scriptureRef: scriptureReference,
      language: body.language ?? language,
    },
  }),
});

const writingBody = writingTask.omit({ kind: true }).extend(setting);

const writingRoute = (kind: WritingKind, summary: string) =>
  defineStreamRoute({
    method: 'POST',
    path: `/api/ai/${kind}`,
    summary,
    tag: 'AI',
    gate: 'signed-in',
    stream: WriteAnswer,
    body: writingBody,
    toRequest: ({ body }, { answer, language }) => ({
      ...answer,
      task: { kind, ...body, language: body.language ?? language },
    }),
  });

export const devotionalRoute = writingRoute('devotional', 'Write a devotional for a journal entry');
export const studyGuideRoute = writingRoute('study-guide', 'Write a study guide for a journal entry');
export const quoteRoute = writingRoute('quote', 'Write a quote for a journal entry');

/** An answer that has begun, from the place that the client has reached, on any device. */
export const followAnswerRoute = defineStreamRoute({
  method: 'GET',
  path: '/api/ai/answers/{answerId}',
  summary: 'Resume an answer that has begun',
  tag: 'AI',
  gate: 'reader-or-visitor',
  stream: FollowAnswer,
  params: inPath,
  toRequest: ({ params }, { answer: { subject, after } }) => ({ subject, after, answerId: params.answerId }),
});

/** Stops an answer that is being generated. */
export const stopAnswerRoute = defineRoute({
  method: 'DELETE',
  path: '/api/ai/answers/{answerId}',
  summary: 'Stop an answer; the text so far is stored',
  tag: 'AI',
  gate: 'reader-or-visitor',
  message: StopAnswer,
  params: inPath,
  toRequest: ({ params }, { answer: { subject } }) => ({ subject, answerId: params.answerId }),
});
