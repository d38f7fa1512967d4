import { AppError, type JobState, type ListedJob, type QueueContract } from '@word-unfolded/contracts';
import type { Job, JobType, Queue } from 'bullmq';
import type { AdministeredJobs, JobCounts } from '@word-unfolded/service-kit';
import { idOfRecord, recordIdOf, type JobRecord } from '../jobs/job-record.js';

/** BullMQ's lists for each state. */
const LISTS = {
  waiting: ['prioritized', 'wait'],
  running: ['active'],
  delayed: ['delayed'],
  failed: ['failed'],
  ended: ['completed'],
} as const satisfies Record<JobState, readonly JobType[]>;

/** Most dead letters that are replayed at once. */
const REPLAYED_AT_MOST = 1_000;

/** Lists the jobs of a queue without their content, and retries or removes them of all owners. */
export class QueueAdmin implements AdministeredJobs {
  constructor(
    private readonly queue: Queue<JobRecord>,
    private readonly contract: QueueContract,
  ) {}

  async counts(): Promise<JobCounts> {
    const { wait, prioritized, delayed, active, failed } = await this.queue.getJobCounts(
      'wait',
      'prioritized',
      'delayed',
      'active',
      'failed',
    );
    return {
      waiting: (wait ?? 0) + (prioritized ?? 0) + (delayed ?? 0),
      running: active ?? 0,
      failed: failed ?? 0,
    };
  }

  /** One page of the jobs in a state, the latest first. `total` counts all of them. */
  async list(
    state: JobState,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<{ readonly jobs: readonly ListedJob[]; readonly total: number }> {
    const lists = [...LISTS[state]];
    const [found, total] = await Promise.all([
      this.queue.getJobs(lists, 0, page * limit - 1),
      this.queue.getJobCountByTypes(...lists),
    ]);
    // A job that ended between the two reads of BullMQ is undefined.
    const jobs = found.filter(Boolean).slice((page - 1) * limit, page * limit);
    return { jobs: jobs.map((job) => listed(job, state)), total };
  }

  /**
   * Runs a dead letter again, with all attempts and a new deadline.
   *
   * @throws AppError JOB_NOT_FOUND when there is no such dead letter
   */
  async retry(id: string): Promise<void> {
    const job = await this.queue.getJob(recordIdOf(id));
    if (!job || !(await job.isFailed())) throw AppError.of('JOB_NOT_FOUND');
    await this.runAgain(job);
  }

  /** Runs dead letters again, the oldest first. @returns their number */
  async replay(): Promise<number> {
    const jobs = (await this.queue.getJobs(['failed'], 0, REPLAYED_AT_MOST - 1, true)).filter(Boolean);
    for (const job of jobs) await this.runAgain(job);
    return jobs.length;
  }

  /** @throws AppError JOB_NOT_FOUND; JOB_RUNNING, because only its worker can end a running job */
  async remove(id: string): Promise<void> {
    const recordId = recordIdOf(id);
    const state = await this.queue.getJobState(recordId);
    if (state === 'unknown') throw AppError.of('JOB_NOT_FOUND');
    if (state === 'active' || (await this.queue.remove(recordId)) === 0) throw AppError.of('JOB_RUNNING');
  }

  private async runAgain(job: Job<JobRecord>): Promise<void> {
    const { deadlineMs } = this.contract;
    if (deadlineMs !== undefined && 'job' in job.data)
      await job.updateData({ ...job.data, deadlineAt: Date.now() + deadlineMs });
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  }
}

function listed(job: Job<JobRecord>, state: JobState): ListedJob {
  return {
    id: idOfRecord(job.id),
    state,
    attempts: job.attemptsMade,
    addedAt: new Date(job.timestamp).toISOString(),
    ...(job.finishedOn !== undefined && { endedAt: new Date(job.finishedOn).toISOString() }),
    ...(job.failedReason && { failure: job.failedReason }),
  };
}
