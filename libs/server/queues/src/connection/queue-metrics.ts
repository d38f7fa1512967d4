import { Injectable } from '@nestjs/common';
import { Metrics, type JobCounts } from '@word-unfolded/service-kit';
import { Counter, Gauge, Histogram } from 'prom-client';

/** Prometheus metrics of the queues that this process adds jobs to or takes jobs from. */
@Injectable()
export class QueueMetrics {
  readonly jobs: Counter<'queue' | 'outcome'>;
  readonly seconds: Histogram<'queue'>;
  private readonly watched = new Map<string, () => Promise<JobCounts>>();

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.jobs = new Counter({
      name: 'jobs_total',
      help: 'Jobs added, completed, retried and failed, by queue.',
      labelNames: ['queue', 'outcome'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'job_seconds',
      help: 'Duration of an attempt of a job, by queue.',
      labelNames: ['queue'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120],
      registers,
    });
    const read = () => this.read();
    const present = new Gauge({
      name: 'jobs_present',
      help: 'Waiting, active and failed jobs, by queue.',
      labelNames: ['queue', 'state'],
      registers,
      collect: async () => {
        for (const [queue, counts] of await read())
          for (const [state, count] of Object.entries(counts)) present.set({ queue, state }, count);
      },
    });
  }

  /** Counts a queue whenever the metrics are collected. */
  watch(queue: string, counts: () => Promise<JobCounts>): void {
    this.watched.set(queue, counts);
  }

  /** If Redis is not available, the counts of a queue are missing, but all other metrics are still reported. */
  private async read(): Promise<[string, JobCounts][]> {
    const counted = await Promise.allSettled(
      [...this.watched].map(async ([queue, counts]): Promise<[string, JobCounts]> => [queue, await counts()]),
    );
    return counted.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  }
}
