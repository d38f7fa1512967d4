import { z } from 'zod';
import { defineMessage, defineStream } from '../../messaging/define.js';
import { answerCompleted, answerId, placedAnswerEvent } from './answer-event.js';
import { requestedTask } from './requested-task.js';
import { meteredSubject } from './metered-subject.js';

/**
 * Short, so that the loss of a killed replica is detected before the reader notices. In milliseconds, like all
 * durations here.
 */
const idleMs = 3_000;

/**
 * A replica accepts a stream before it does any other work, so one that does not was killed while it held the request.
 */
const firstMs = 5_000;

/** An answer by its id, from the place that the client has reached; 0 for the beginning. */
const followed = { subject: meteredSubject, answerId, after: z.int().min(0) };

/**
 * Begins an answer, or resumes it when its id is already known: one id is generated and charged once, however often it
 * is requested and from any replica. The stream ends with `complete` or `error`. An answer continues when its reader
 * disconnects. Errors before the first event: LIMIT_REACHED, CONVERSATION_NOT_FOUND, SCRIPTURE_..., PROVIDER_...,
 * SERVICE_UNAVAILABLE.
 */
export const WriteAnswer = defineStream({
  subject: 'ai.answers.write',
  request: z.object({ ...followed, task: requestedTask }),
  chunk: placedAnswerEvent,
  firstMs,
  idleMs,
});

/** Resumes an answer that has begun, for its metered subject only. Errors: ANSWER_NOT_FOUND. */
export const FollowAnswer = defineStream({
  subject: 'ai.answers.follow',
  request: z.object(followed),
  chunk: placedAnswerEvent,
  firstMs,
  idleMs,
});

/**
 * The same as WriteAnswer, in one response. Errors: those of WriteAnswer, and the errors with which a generator fails.
 */
export const WriteWholeAnswer = defineMessage({
  subject: 'ai.answers.write-whole',
  request: z.object({ subject: meteredSubject, answerId, task: requestedTask }),
  response: z.object({ answerId, end: answerCompleted }),
  timeoutMs: 85_000,
});

/** Stops an answer that is being generated; the text so far is stored. Errors: ANSWER_NOT_FOUND. */
export const StopAnswer = defineMessage({
  subject: 'ai.answers.stop',
  request: z.object({ subject: meteredSubject, answerId }),
  response: z.object({ stopped: z.boolean() }),
});
