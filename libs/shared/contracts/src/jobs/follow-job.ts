import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import type { MeteredSubject } from '../ai/answers/metered-subject.js';
import { defineMessage, defineStream, type ServiceName } from '../messaging/define.js';
import { jobEvent, jobId } from './job-event.js';

/** Who began a job, and may follow and cancel it: an account, or a browser of a visitor. */
export const jobOwner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reader'), id: documentId }),
  z.object({ kind: z.literal('visitor'), browser: z.string().min(1).max(200) }),
]);

export type JobOwner = z.infer<typeof jobOwner>;

/** The owner of the jobs that a metered caller begins. */
export function jobOwnerOf(caller: MeteredSubject): JobOwner {
  return caller.kind === 'reader'
    ? { kind: 'reader', id: caller.id }
    : { kind: 'visitor', browser: caller.browser };
}

const request = z.object({ owner: jobOwner, jobId });

/**
 * Follows a job, for an owner of it: the present state, then each change, until its end. Who follows a job waits for
 * it. The service that processes the job answers. Errors: JOB_NOT_FOUND.
 */
export const followJobOf = (service: ServiceName) =>
  defineStream({
    subject: `${service}.jobs.follow`,
    request,
    chunk: jobEvent,
    firstMs: 5_000,
    idleMs: 3_000,
  });

/**
 * Ends the interest of an owner in a job. If nobody else waits for it, it is cancelled, also while it runs. Errors:
 * JOB_NOT_FOUND.
 */
export const cancelJobOf = (service: ServiceName) =>
  defineMessage({
    subject: `${service}.jobs.cancel`,
    request,
    response: z.object({
      cancelled: z.boolean().meta({ description: 'Whether the job ends; not if others wait for it.' }),
    }),
  });
