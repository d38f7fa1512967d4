import { z } from 'zod';
import { AppError } from '../errors/app-error.js';
import { defineEventRoute } from '../http/define-event-route.js';
import { defineRoute } from '../http/define-route.js';
import { listJobsOf, jobState, removeJobOf, replayJobsOf, retryJobOf } from './administer-jobs.js';
import type { QueueContract } from './define-queue.js';
import { cancelJobOf, followJobOf, jobOwnerOf } from './follow-job.js';
import { jobId, streamedJobEvent, toStreamedJobEvent } from './job-event.js';
import { ADMINISTERED_JOBS, administratorOf, queueOfJob } from './queues.js';

/** Any service: the contract of the one that processes the queue differs only in its subject. */
const ANY = 'ai';

const ofJob = { gate: 'reader-or-visitor', tag: 'Jobs', params: z.object({ jobId }) } as const;

/** The service that processes a job. @throws AppError JOB_NOT_FOUND */
function workerOf(queue: QueueContract | undefined) {
  if (!queue) throw AppError.of('JOB_NOT_FOUND');
  return queue.worker;
}

/** The progress and the outcome of any job, for its owner. */
export const followJobRoute = defineEventRoute({
  ...ofJob,
  path: '/api/jobs/{jobId}/events',
  summary: 'Follow a job: its place in the queue, its progress and its outcome',
  stream: followJobOf(ANY),
  streamOf: ({ params }) => followJobOf(workerOf(queueOfJob(params.jobId))),
  event: streamedJobEvent,
  toRequest: ({ params }, { answer }) => ({ ...params, owner: jobOwnerOf(answer.subject) }),
  toEvent: (event, language) => ({ data: toStreamedJobEvent(event, language) }),
});

export const cancelJobRoute = defineRoute({
  ...ofJob,
  method: 'DELETE',
  path: '/api/jobs/{jobId}',
  summary: 'Cancel a job, unless others wait for it too',
  message: cancelJobOf(ANY),
  messageOf: ({ params }) => cancelJobOf(workerOf(queueOfJob(params.jobId))),
  toRequest: ({ params }, { answer }) => ({ ...params, owner: jobOwnerOf(answer.subject) }),
});

const queue = z
  .enum(ADMINISTERED_JOBS)
  .meta({ description: 'The name of a queue, or `erasures-` or `events-` and the name of a service.' });

const admins = { gate: { tier: 'admin' }, tag: 'Jobs' } as const;

const oneJob = z.object({ queue, id: z.string().min(1).max(300) });

/** @throws AppError QUEUE_NOT_FOUND */
function serviceOf(name: string) {
  const service = administratorOf(name);
  if (!service) throw AppError.of('QUEUE_NOT_FOUND');
  return service;
}

export const listJobsRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The jobs of a queue in a state; failed ones are the dead letters',
  message: listJobsOf(ANY),
  messageOf: ({ query }) => listJobsOf(serviceOf(query.queue)),
  query: z.object({
    queue,
    state: jobState.default('failed'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  toRequest: ({ query }) => query,
  answer: listJobsOf(ANY).response.omit({ pagination: true }),
  toAnswer: ({ pagination, ...data }) => ({ data, pagination }),
});

export const retryJobRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/jobs/{queue}/{id}/retry',
  summary: 'Run a dead letter again',
  message: retryJobOf(ANY),
  messageOf: ({ params }) => retryJobOf(serviceOf(params.queue)),
  params: oneJob,
  toRequest: ({ params }) => params,
});

export const removeJobRoute = defineRoute({
  ...admins,
  method: 'DELETE',
  path: '/api/admin/jobs/{queue}/{id}',
  summary: 'Remove a job that does not run',
  message: removeJobOf(ANY),
  messageOf: ({ params }) => removeJobOf(serviceOf(params.queue)),
  params: oneJob,
  toRequest: ({ params }) => params,
});

export const replayJobsRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/jobs/{queue}/replay',
  summary: 'Run the dead letters of a queue again',
  message: replayJobsOf(ANY),
  messageOf: ({ params }) => replayJobsOf(serviceOf(params.queue)),
  params: z.object({ queue }),
  toRequest: ({ params }) => params,
});

export const jobRoutes = [cancelJobRoute, listJobsRoute, retryJobRoute, removeJobRoute, replayJobsRoute];
