import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { JobOf, QueueContract } from '@word-unfolded/contracts';
import { onJourney, type Logger } from '@word-unfolded/service-kit';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobRecord } from './job-record.js';
import type { QueueConnections } from './queue-connections.js';
import type { QueueMetrics } from './queue-metrics.js';

/** What does the jobs of a queue. What it throws is tried again, later each time. */
export type JobHandler<Contract extends QueueContract> = {
  /** @param attempt 1 for the first */
  handle(job: JobOf<Contract>, context: { readonly id: string; readonly attempt: number }): Promise<void>;
};

/** A job that no further attempt could help: it is kept as failed at once. */
export class HopelessJobError extends UnrecoverableError {
  override readonly name = 'HopelessJobError';
}

export type WorkerOptions = {
  /** Jobs that this process does at a time. */
  readonly concurrency?: number;
  /** How long after its last sign of life a worker counts as dead, and its jobs are given to others, in milliseconds. */
  readonly deadAfterMs?: number;
};

const DEFAULT_CONCURRENCY = 5;
const DEFAULT_DEAD_AFTER_MS = 30_000;

/** How often a job may be found with a dead worker before it counts as what kills them. */
const DEATHS_PER_JOB = 3;

type Surroundings = {
  readonly connections: QueueConnections;
  readonly metrics: QueueMetrics;
  readonly log: Logger;
  readonly graceMs: number;
};

/** Takes jobs from a queue while the service runs, and finishes those in hand before it ends. */
export class QueueWorker<Contract extends QueueContract>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private worker: Worker<JobRecord> | undefined;

  constructor(
    private readonly contract: Contract,
    private readonly handler: JobHandler<Contract>,
    private readonly options: WorkerOptions,
    private readonly surroundings: Surroundings,
  ) {}

  onApplicationBootstrap(): void {
    const { connections, log } = this.surroundings;
    const { concurrency = DEFAULT_CONCURRENCY, deadAfterMs = DEFAULT_DEAD_AFTER_MS } = this.options;
    this.worker = new Worker<JobRecord>(this.contract.name, (job) => this.attempt(job), {
      connection: connections.openForWorker(),
      prefix: connections.prefix,
      concurrency,
      lockDuration: deadAfterMs,
      stalledInterval: deadAfterMs,
      maxStalledCount: DEATHS_PER_JOB,
      settings: { backoffStrategy: (failed) => this.pauseAfter(failed) },
    });
    const { name: queue } = this.contract;
    this.worker.on('error', (error) => log.warn({ err: error, queue }, 'the queue cannot be worked on'));
    this.worker.on('stalled', (id) =>
      log.warn({ queue, job: id }, 'a worker died over a job; it is done anew'),
    );
    this.worker.on('failed', (job, error) => this.report(job, error));
  }

  /** Takes nothing new and waits for the jobs in hand, within the grace of the service; after it others do them. */
  async beforeApplicationShutdown(): Promise<void> {
    const finished = this.worker?.close();
    const impatience = new AbortController();
    await Promise.race([
      finished,
      pause(this.surroundings.graceMs, undefined, { signal: impatience.signal }).catch(() => {}),
    ]);
    impatience.abort();
  }

  private async attempt(record: Job<JobRecord>): Promise<void> {
    const { data } = record;
    if ('done' in data) return;
    const job = this.contract.job.safeParse(data.job);
    if (!job.success) throw new HopelessJobError('the job is not what this queue takes');
    const context = { id: decodeURIComponent(record.id?.slice(3) ?? ''), attempt: record.attemptsMade + 1 };
    const work = () => this.handler.handle(job.data as JobOf<Contract>, context);
    const timed = this.surroundings.metrics.seconds.startTimer({ queue: this.contract.name });
    await (data.journey ? onJourney(data.journey, work) : work()).finally(timed);
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
    if (forGood) this.surroundings.log.error(fields, 'job not done, kept as failed');
    else this.surroundings.log.warn(fields, 'job not done, tried again later');
  }

  private count(outcome: 'done' | 'postponed' | 'failed'): void {
    this.surroundings.metrics.jobs.inc({ queue: this.contract.name, outcome });
  }
}
