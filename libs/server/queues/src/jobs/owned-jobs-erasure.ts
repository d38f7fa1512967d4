import { ErasureParticipant } from '@word-unfolded/service-kit';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobQueue } from './job-queue.js';

/** How long a worker takes to notice that a running job was cancelled, in milliseconds. */
const LOOK_AGAIN_MS = 200;

/** Cancels and removes the jobs of a deleted account that nobody else waits for, dead letters included. */
export class OwnedJobsErasure extends ErasureParticipant {
  override readonly name = 'jobs';
  override readonly phase = 'work';

  constructor(private readonly queues: readonly JobQueue[]) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    let isDone = true;
    for (const queue of this.queues)
      if (!(await queue.removeJobsOf({ kind: 'reader', id: owner }))) isDone = false;
    if (!isDone) await pause(LOOK_AGAIN_MS);
    return isDone;
  }
}
