import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { JobOf, QueueContract } from '@word-unfolded/contracts';
import { valueWithin } from '@word-unfolded/primitives';
import type { Logger } from '@word-unfolded/service-kit';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import type { QueueConnections } from '../connection/queue-connections.js';
import type { QueueMetrics } from '../connection/queue-metrics.js';
import type { JobEnd } from '../jobs/job-end.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { idOfRecord, type JobRecord } from '../jobs/job-record.js';
import { JobAttempt } from './job-attempt.js';
import type { JobHandler, WorkerOptions } from './job-handler.js';
import { RunningJobs } from './running-jobs.js';

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
  private worker: Worker<JobRecord, JobEnd> | undefined;
  private readonly running: RunningJobs;
  private readonly attempt: JobAttempt<Contract>;
  private readonly contract: Contract;

  constructor(
    queue: JobQueue<Contract>,
    private readonly handler: JobHandler<Contract>,
    private readonly options: WorkerOptions,
    private readonly dependencies: Dependencies,
  ) {
    this.contract = queue.contract;
    this.running = new RunningJobs(queue as unknown as JobQueue, dependencies.log);
    this.attempt = new JobAttempt(queue, handler, this.running);
  }

  onApplicationBootstrap(): void {
    const { connections, log } = this.dependencies;
    const {
      concurrency = DEFAULT_CONCURRENCY,
      deadAfterMs = DEFAULT_DEAD_AFTER_MS,
      deathsPerJob = DEFAULT_DEATHS_PER_JOB,
    } = this.options;
    this.worker = new Worker<JobRecord, JobEnd>(this.contract.name, (job) => this.make(job), {
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
    this.running.start();
  }

  /**
   * Takes no new jobs and waits for the current ones, within the grace period of the service. After it, other replicas
   * take them over.
   */
  async beforeApplicationShutdown(): Promise<void> {
    const finished = this.worker?.close();
    if (finished) await valueWithin(finished, this.dependencies.graceMs);
    await this.running.stop();
  }

  private async make(record: Job<JobRecord>): Promise<JobEnd> {
    const timed = this.dependencies.metrics.seconds.startTimer({ queue: this.contract.name });
    const end = await this.attempt.make(record).finally(timed);
    this.count(end.kind);
    return end;
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
      await this.handler.failed?.(job as JobOf<Contract>, { id: idOfRecord(record.id) });
    } catch (error) {
      const fields = { err: error, queue: this.contract.name, job: record.id };
      this.dependencies.log.error(fields, 'the handler could not be notified of a failed job');
    }
  }

  private count(outcome: JobEnd['kind'] | 'postponed' | 'failed'): void {
    this.dependencies.metrics.jobs.inc({ queue: this.contract.name, outcome });
  }
}
