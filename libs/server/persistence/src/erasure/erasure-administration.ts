import { Inject, Injectable } from '@nestjs/common';
import { AppError, type JobState, type ListedJob } from '@word-unfolded/contracts';
import { Metrics, SERVICE_NAME, type AdministeredJobs, type JobCounts } from '@word-unfolded/service-kit';
import { Gauge } from 'prom-client';
import { ErasureRunner } from './erasure-runner.js';
import type { ErasureRecord, ErasureState } from './erasure.schema.js';
import { ErasureStore } from './erasure.store.js';

/** The states of erasures by the states of jobs. One that runs is listed as waiting: it is claimed only for seconds. */
const STATES: Readonly<Record<JobState, readonly ErasureState[]>> = {
  waiting: ['erasing'],
  running: [],
  delayed: ['settling'],
  failed: ['failed'],
  ended: ['erased'],
};

/** Shows the erasures of a service to administrators like the jobs of a queue, without the ids of accounts. */
@Injectable()
export class ErasureAdministration implements AdministeredJobs {
  constructor(
    private readonly store: ErasureStore,
    private readonly runner: ErasureRunner,
    { registry }: Metrics,
    @Inject(SERVICE_NAME) service: string,
  ) {
    const count = () => this.counts();
    const present: Gauge<'service' | 'state'> = new Gauge({
      name: 'erasures_present',
      help: 'Deleted accounts whose data is not completely erased yet, and those whose erasure has failed.',
      labelNames: ['service', 'state'],
      registers: [registry],
      collect: async () => {
        const counts = await count().catch(() => undefined);
        if (!counts) return; // the database is away
        present.set({ service, state: 'waiting' }, counts.waiting);
        present.set({ service, state: 'failed' }, counts.failed);
      },
    });
  }

  async counts(): Promise<JobCounts> {
    const [waiting, failed] = await Promise.all([
      this.store.count('erasing', 'settling'),
      this.store.count('failed'),
    ]);
    return { waiting, running: 0, failed };
  }

  async list(
    state: JobState,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<{ readonly jobs: readonly ListedJob[]; readonly total: number }> {
    const states = STATES[state];
    const [records, total] = await Promise.all([
      this.store.list(states, (page - 1) * limit, limit),
      this.store.count(...states),
    ]);
    return { jobs: records.map((record) => listed(record, state)), total };
  }

  async retry(id: string): Promise<void> {
    if ((await this.store.restart(id)) === 0) throw AppError.of('JOB_NOT_FOUND');
    this.runner.wake();
  }

  async replay(): Promise<number> {
    const restarted = await this.store.restart();
    this.runner.wake();
    return restarted;
  }

  /** Never: data whose account is deleted must be erased, and the tombstone must stay. */
  async remove(id: string): Promise<void> {
    throw AppError.of((await this.store.find(id)) ? 'JOB_RUNNING' : 'JOB_NOT_FOUND');
  }
}

function listed({ _id, attempts, requestedAt, dueAt, failure }: ErasureRecord, state: JobState): ListedJob {
  return {
    id: _id,
    state,
    attempts,
    addedAt: requestedAt.toISOString(),
    ...((state === 'failed' || state === 'ended') && { endedAt: dueAt.toISOString() }),
    ...(failure !== undefined && { failure }),
  };
}
