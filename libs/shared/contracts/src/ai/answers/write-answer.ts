import { z } from 'zod';
import { defineMessage, defineStream } from '../../messaging/define.js';
import { answerCompleted, answerId, placedAnswerEvent } from './answer-event.js';
import { askedTask } from './asked-task.js';
import { payer } from './payer.js';

/** A replica that is killed must be missed before its reader wonders. In milliseconds, as everything here. */
const idleMs = 3_000;

/** A replica takes a stream at once, before it does anything for it. One that does not was killed with the request in its hands. */
const firstMs = 5_000;

/** An answer by its id, from the place that the reader has reached; 0 for the beginning. */
const followed = { payer, answerId, after: z.int().min(0) };

/**
 * Begins an answer, or goes on with it when its id is known already: the same id is written and charged once, however often
 * it is asked for and whichever replica is asked. Ends with `complete` or `error`. A reader who goes away does not end it.
 * Errors before the first event: LIMIT_REACHED, CONVERSATION_NOT_FOUND, SCRIPTURE_..., PROVIDER_..., SERVICE_UNAVAILABLE.
 */
export const WriteAnswer = defineStream({
  subject: 'ai.answers.write',
  request: z.object({ ...followed, task: askedTask }),
  chunk: placedAnswerEvent,
  firstMs,
  idleMs,
});

/** Goes on with an answer that has begun, for its payer alone. Errors: ANSWER_NOT_FOUND. */
export const FollowAnswer = defineStream({
  subject: 'ai.answers.follow',
  request: z.object(followed),
  chunk: placedAnswerEvent,
  firstMs,
  idleMs,
});

/** The same as WriteAnswer for whoever wants it whole. Errors: those of WriteAnswer, and by which a writer failed. */
export const WriteWholeAnswer = defineMessage({
  subject: 'ai.answers.write-whole',
  request: z.object({ payer, answerId, task: askedTask }),
  response: z.object({ answerId, end: answerCompleted }),
  timeoutMs: 85_000,
});

/** Ends an answer that is being written; what was written stays. Errors: ANSWER_NOT_FOUND. */
export const StopAnswer = defineMessage({
  subject: 'ai.answers.stop',
  request: z.object({ payer, answerId }),
  response: z.object({ stopped: z.boolean() }),
});
