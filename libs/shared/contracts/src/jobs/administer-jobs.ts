import { z } from 'zod';
import { pagination } from '../http/envelope.js';
import { defineMessage, type ServiceName } from '../messaging/define.js';

/** The states in which jobs can be listed; `failed` ones are the dead letters. */
export const JOB_STATES = ['waiting', 'running', 'delayed', 'failed', 'ended'] as const;

export const jobState = z.enum(JOB_STATES);

export type JobState = z.infer<typeof jobState>;

const queue = z.string().min(1).max(40).meta({ description: 'The name of a queue, such as speech.' });

const id = z.string().min(1).max(300).meta({ description: 'The id of the job in its queue.' });

/** A job without its content, which may be private. */
export const listedJob = z.object({
  id,
  state: jobState,
  attempts: z.int().min(0),
  addedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  failure: z.string().optional().meta({ description: 'The error of the last failed attempt.' }),
});

export type ListedJob = z.infer<typeof listedJob>;

const counts = z.object({
  waiting: z.int().min(0).meta({ description: 'Waiting, or delayed after a failed attempt.' }),
  running: z.int().min(0),
  failed: z.int().min(0),
});

const oneJob = z.object({ queue, id });
const changed = z.object({ id });
const requires = { tier: 'admin' } as const;

/** The jobs of a queue in one state, the latest first, and the counts of all. Errors: QUEUE_NOT_FOUND. */
export const listJobsOf = (service: ServiceName) =>
  defineMessage({
    subject: `${service}.jobs.list`,
    safe: true,
    request: z.object({
      queue,
      state: jobState,
      page: z.int().min(1).max(10_000),
      limit: z.int().min(1).max(100),
    }),
    response: z.object({ jobs: z.array(listedJob), counts, pagination }),
    requires,
  });

/** Runs a dead letter again, with all attempts and a new deadline. Errors: QUEUE_NOT_FOUND, JOB_NOT_FOUND. */
export const retryJobOf = (service: ServiceName) =>
  defineMessage({ subject: `${service}.jobs.retry`, request: oneJob, response: changed, requires });

/** Removes a job that does not run. Errors: QUEUE_NOT_FOUND, JOB_NOT_FOUND, JOB_RUNNING. */
export const removeJobOf = (service: ServiceName) =>
  defineMessage({ subject: `${service}.jobs.remove`, request: oneJob, response: changed, requires });

/** Runs dead letters of a queue again, the oldest first, at most a thousand at a time. Errors: QUEUE_NOT_FOUND. */
export const replayJobsOf = (service: ServiceName) =>
  defineMessage({
    subject: `${service}.jobs.replay`,
    request: z.object({ queue }),
    response: z.object({ replayed: z.int().min(0) }),
    timeoutMs: 30_000,
    requires,
  });
