import type { JobOf, QueueContract } from '@word-unfolded/contracts';
import { currentRequestContext } from '@word-unfolded/service-kit';
import { Queue } from 'bullmq';
import type { JobCounts } from './job-counts.js';
import { DONE_JOBS, FAILED_JOBS, recordIdOf, type JobRecord } from './job-record.js';
import type { QueueConnections } from './queue-connections.js';
import type { QueueMetrics } from './queue-metrics.js';

/** Adds jobs to a queue. */
export class JobQueue<Contract extends QueueContract> {
  private readonly queue: Queue<JobRecord>;

  constructor(
    private readonly contract: Contract,
    private readonly connections: QueueConnections,
    private readonly metrics: QueueMetrics,
  ) {
    this.queue = new Queue<JobRecord>(contract.name, {
      connection: connections.producer,
      prefix: connections.prefix,
    });
    // The connection itself has logged this error. Without a listener the error would end the process.
    this.queue.on('error', () => {});
    metrics.watch(contract.name, () => this.counts());
  }

  /**
   * Adds a job. The job is stored in Redis before this returns.
   *
   * @param id two jobs with the same id are one job, also after it was completed (for a week)
   * @throws z.ZodError if the job does not match the queue's schema; an error of Redis if it is not available
   */
  async add(job: JobOf<Contract>, { id }: { id: string }): Promise<void> {
    const record: JobRecord = { job: this.contract.job.parse(job), journey: currentRequestContext() };
    await this.connections.reachable();
    await this.queue.add(this.contract.name, record, {
      jobId: recordIdOf(id),
      attempts: this.contract.pausesMs.length + 1,
      backoff: { type: 'custom' },
      removeOnComplete: DONE_JOBS,
      removeOnFail: FAILED_JOBS,
    });
    this.metrics.jobs.inc({ queue: this.contract.name, outcome: 'added' });
  }

  /** Counts the jobs by state. */
  async counts(): Promise<JobCounts> {
    await this.connections.reachable();
    const { wait, delayed, active, failed } = await this.queue.getJobCounts(
      'wait',
      'delayed',
      'active',
      'failed',
    );
    return { waiting: (wait ?? 0) + (delayed ?? 0), running: active ?? 0, failed: failed ?? 0 };
  }

  /** Retries every failed job, with a full number of attempts. */
  async retryFailed(): Promise<void> {
    await this.connections.reachable();
    await this.queue.retryJobs({ state: 'failed' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
