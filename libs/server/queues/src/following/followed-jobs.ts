import { AppError, isJobEnd, type JobEvent } from '@word-unfolded/contracts';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { eventOfEnd, eventOfFailure, type JobEnd } from '../jobs/job-end.js';
import { recordIdOf, type JobRecord } from '../jobs/job-record.js';
import { Bell } from './bell.js';
import type { JobFeed } from './job-feed.js';
import type { JobLeases } from './job-leases.js';

/** The state is read again after this time without an event, in case one was lost. In milliseconds. */
const LOOK_AGAIN_MS = 5_000;

/** Follows and cancels the jobs of a queue, for their owners. */
export class FollowedJobs {
  constructor(
    private readonly queue: Queue<JobRecord>,
    private readonly redis: Redis,
    private readonly leases: JobLeases,
    private readonly feed: JobFeed,
  ) {}

  /**
   * The present state of a job, then each change, until its end. The caller counts as waiting meanwhile.
   *
   * @param owner undefined for a service that only observes, and does not count
   * @param signal ends the following
   * @throws AppError JOB_NOT_FOUND for other callers than an owner, and when the outcome is no longer stored
   */
  async *follow(id: string, owner: string | undefined, signal: AbortSignal): AsyncGenerator<JobEvent, void> {
    if (owner === undefined) return yield* this.changes(id, signal);
    if (!(await this.leases.isOwner(id, owner))) throw AppError.of('JOB_NOT_FOUND');
    const lease = await this.leases.take(id, owner);
    let hasEnded = false;
    try {
      for await (const event of this.changes(id, signal)) {
        hasEnded = isJobEnd(event);
        yield event;
      }
    } finally {
      await lease.leave().catch(() => {}); // the lease then expires
      if (hasEnded) await this.leases.end(id).catch(() => {});
    }
  }

  /**
   * Ends the interest of an owner in a job, and cancels it unless others wait.
   *
   * @returns whether it is cancelled; also true if it had been before
   * @throws AppError JOB_NOT_FOUND
   */
  async cancel(id: string, owner: string): Promise<boolean> {
    if (!(await this.leases.isOwner(id, owner))) throw AppError.of('JOB_NOT_FOUND');
    if (await this.leases.renounce(id, owner)) return false;
    return this.cancelNow(id);
  }

  /** Cancels a job for everybody: a waiting one is removed, and a running one aborted by its worker. */
  async cancelNow(id: string): Promise<boolean> {
    const recordId = recordIdOf(id);
    const state = await this.queue.getJobState(recordId);
    if (state === 'completed' || state === 'failed') return false;
    if (state === 'unknown') return this.leases.isCancelled(id);
    await this.leases.markCancelled(id);
    if (state !== 'active') await this.queue.remove(recordId).catch(() => 0); // it may have begun meanwhile
    return true;
  }

  private async *changes(id: string, signal: AbortSignal): AsyncGenerator<JobEvent, void> {
    const bell = new Bell();
    let isQueued = false;
    let told = '';
    const stop = await this.feed.listen({
      recordId: recordIdOf(id),
      onChange: () => bell.ring(),
      watchesQueue: () => isQueued,
    });
    try {
      while (!signal.aborted) {
        const event = await this.stateOf(id);
        const text = JSON.stringify(event);
        isQueued = event.type === 'queued';
        if (text !== told) yield event;
        told = text;
        if (isJobEnd(event)) return;
        await bell.wait(LOOK_AGAIN_MS, signal);
      }
    } finally {
      stop();
    }
  }

  private async stateOf(id: string): Promise<JobEvent> {
    const recordId = recordIdOf(id);
    // The state first: the record that is read after it is at least as new.
    const state = await this.queue.getJobState(recordId);
    const record = state === 'unknown' ? undefined : await this.queue.getJob(recordId);
    if (!record) {
      if (await this.leases.isCancelled(id)) return { type: 'cancelled' };
      throw AppError.of('JOB_NOT_FOUND');
    }
    if (state === 'completed') return eventOfEnd(record.returnvalue as JobEnd | null);
    if (state === 'failed') return eventOfFailure(record.failedReason);
    if (state !== 'active') return { type: 'queued', place: await this.placeOf(recordId) };
    const { done = 0, total = 0 } = record.progress as { readonly done?: number; readonly total?: number };
    return { type: 'progress', done, total };
  }

  private async placeOf(recordId: string): Promise<number> {
    const rank = await this.redis.zrank(this.queue.toKey('prioritized'), recordId);
    return (rank ?? 0) + 1;
  }
}
