import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { JobOf, QueueContract } from '@word-unfolded/contracts';
import { inRequestContext, type Logger } from '@word-unfolded/service-kit';
import { valueWithin } from '@word-unfolded/primitives';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import type { JobRecord } from './job-record.js';
import type { QueueConnections } from './queue-connections.js';
import type { QueueMetrics } from './queue-metrics.js';

/** Processes the jobs of a queue. A job whose handler throws is retried with increasing delays. */
export type JobHandler<Contract extends QueueContract> = {
  /** @param attempt 1 for the first attempt */
  handle(job: JobOf<Contract>, context: { readonly id: string; readonly attempt: number }): Promise<void>;
  /**
   * Called once when a job has failed permanently: after its last attempt, or when workers have died during it more
   * often than is allowed. Callers that wait for the job learn its end here.
   */
  failed?(job: JobOf<Contract>, context: { readonly id: string }): Promise<void>;
};

/** An error after which no retry can succeed. The job is stored as failed at once. */
export class UnrecoverableJobError extends UnrecoverableError {
  override readonly name = 'HopelessJobError';
}

export type WorkerOptions = {
  /** Maximum number of concurrent jobs in this process. */
  readonly concurrency?: number;
  /** Time without a sign of life after which a worker counts as dead and its jobs go to others, in milliseconds. */
  readonly deadAfterMs?: number;
  /** How often a job may stall with a dead worker before it counts as the cause of the crash. */
  readonly deathsPerJob?: number;
};

const DEFAULT_CONCURRENCY = 5;
const DEFAULT_DEAD_AFTER_MS = 30_000;

const DEFAULT_DEATHS_PER_JOB = 3;

type Dependencies = {
  readonly connections: QueueConnections;
  readonly metrics: QueueMetrics;
  readonly log: Logger;
  readonly graceMs: number;
};

/** Takes jobs from a queue while the service runs, and finishes the current ones before it stops. */
export class QueueWorker<Contract extends QueueContract>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private worker: Worker<JobRecord> | undefined;

  constructor(
    private readonly contract: Contract,
    private readonly handler: JobHandler<Contract>,
    private readonly options: WorkerOptions,
    private readonly dependencies: Dependencies,
  ) {}

  onApplicationBootstrap(): void {
    const { connections, log } = this.dependencies;
    const {
      concurrency = DEFAULT_CONCURRENCY,
      deadAfterMs = DEFAULT_DEAD_AFTER_MS,
      deathsPerJob = DEFAULT_DEATHS_PER_JOB,
    } = this.options;
    this.worker = new Worker<JobRecord>(this.contract.name, (job) => this.attempt(job), {
      connection: connections.openForWorker(),
      prefix: connections.prefix,
      concurrency,
      lockDuration: deadAfterMs,
      stalledInterval: deadAfterMs,
      maxStalledCount: deathsPerJob,
      settings: { backoffStrategy: (failed) => this.pauseAfter(failed) },
    });
    const { name: queue } = this.contract;
    this.worker.on('error', (error) => log.warn({ err: error, queue }, 'the queue worker has an error'));
    this.worker.on('stalled', (id) =>
      log.warn({ queue, job: id }, 'a worker died during a job; the job is retried'),
    );
    this.worker.on('failed', (job, error) => this.report(job, error));
  }

  /**
   * Takes no new jobs and waits for the current ones, within the grace period of the service. After it, other replicas
   * take them over.
   */
  async beforeApplicationShutdown(): Promise<void> {
    const finished = this.worker?.close();
    if (finished) await valueWithin(finished, this.dependencies.graceMs);
  }

  private async attempt(record: Job<JobRecord>): Promise<void> {
    const { data } = record;
    if ('done' in data) return;
    const job = this.contract.job.safeParse(data.job);
    if (!job.success) throw new UnrecoverableJobError('the job does not match the schema of this queue');
    const context = { id: idOf(record), attempt: record.attemptsMade + 1 };
    const work = () => this.handler.handle(job.data as JobOf<Contract>, context);
    const timed = this.dependencies.metrics.seconds.startTimer({ queue: this.contract.name });
    await (data.journey ? inRequestContext(data.journey, work) : work()).finally(timed);
    await record.updateData({ done: true });
    this.count('done');
  }

  private pauseAfter(failedAttempts: number): number {
    const { pausesMs } = this.contract;
    return pausesMs[failedAttempts - 1] ?? pausesMs.at(-1) ?? 0;
  }

  private report(job: Job<JobRecord> | undefined, error: Error): void {
    const attempts = this.contract.pausesMs.length + 1;
    const forGood = !job || error instanceof UnrecoverableError || job.attemptsMade >= attempts;
    const fields = { err: error, queue: this.contract.name, job: job?.id, attempt: job?.attemptsMade };
    this.count(forGood ? 'failed' : 'postponed');
    if (!forGood) return this.dependencies.log.warn(fields, 'job failed, will be retried');
    this.dependencies.log.error(fields, 'job failed after all attempts');
    if (job) void this.notifyFailed(job);
  }

  private async notifyFailed(record: Job<JobRecord>): Promise<void> {
    const { data } = record;
    const job = 'done' in data ? undefined : this.contract.job.safeParse(data.job).data;
    if (!job) return;
    try {
      await this.handler.failed?.(job as JobOf<Contract>, { id: idOf(record) });
    } catch (error) {
      const fields = { err: error, queue: this.contract.name, job: record.id };
      this.dependencies.log.error(fields, 'the handler could not be notified of a failed job');
    }
  }

  private count(outcome: 'done' | 'postponed' | 'failed'): void {
    this.dependencies.metrics.jobs.inc({ queue: this.contract.name, outcome });
  }
}

function idOf({ id }: Job<JobRecord>): string {
  return decodeURIComponent(id?.slice(3) ?? '');
}
