import { PeriodicTask } from '@word-unfolded/primitives';
import type { Logger } from '@word-unfolded/service-kit';
import type { JobQueue } from '../jobs/job-queue.js';

/** How soon a running job notices that it was cancelled, and a job that nobody waits for is cancelled. In milliseconds. */
const LOOK_EVERY_MS = 500;

/** The reason with which a cancelled job is aborted. */
export const CANCELLED = new Error('the job was cancelled');

/**
 * The jobs that run in this process. It aborts those that were cancelled in any replica, and cancels those of the queue
 * for which nobody waits any more.
 */
export class RunningJobs {
  private readonly running = new Map<string, AbortController>();
  private readonly task: PeriodicTask;

  constructor(
    private readonly queue: JobQueue,
    log: Logger,
  ) {
    this.task = new PeriodicTask({
      intervalMs: LOOK_EVERY_MS,
      run: () => this.look(),
      onError: (error) =>
        log.warn(
          { err: error, queue: queue.contract.name },
          'looking for cancelled jobs failed; it is repeated',
        ),
    });
  }

  start(): void {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  /** Runs a job with a signal that aborts with {@link CANCELLED}. */
  async run<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    this.running.set(id, controller);
    try {
      return await work(controller.signal);
    } finally {
      this.running.delete(id);
    }
  }

  private async look(): Promise<void> {
    const { contract, leases, followed } = this.queue;
    if (contract.cancelWhenNobodyWaits)
      for (const id of await leases.takeAbandoned()) await followed.cancelNow(id);
    for (const id of await leases.cancelledOf([...this.running.keys()]))
      this.running.get(id)?.abort(CANCELLED);
  }
}
