import { PeriodicTask } from '@word-unfolded/primitives';
import type { mongo } from 'mongoose';
import { setTimeout as pause } from 'node:timers/promises';
import { isDuplicateKey } from '../duplicate-key.js';

/** The process that migrates. `beat` grows as long as it lives. */
export type LeaseRecord = { readonly _id: 'lease'; readonly owner: string; readonly beat: number };

/** In milliseconds. */
export type LeaseTiming = {
  /** Interval of the signs of life. */
  readonly beatMs: number;
  /** How long the same sign of life is seen until its process counts as dead. */
  readonly deadAfterMs: number;
  /** Interval at which waiting processes look. */
  readonly lookMs: number;
};

export const LEASE_TIMING: LeaseTiming = { beatMs: 2_000, deadAfterMs: 10_000, lookMs: 250 };

/** Another process has taken over, because this one gave no sign of life for too long. */
class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/**
 * Makes exactly one process migrate. Waiting processes compare what they see with their own clock, so the clocks of the
 * machines need not agree.
 */
export class MigrationLease {
  private readonly heartbeat: PeriodicTask;

  private constructor(
    private readonly leases: mongo.Collection<LeaseRecord>,
    private readonly owner: string,
    { beatMs }: LeaseTiming,
  ) {
    this.heartbeat = new PeriodicTask({
      intervalMs: beatMs,
      run: () => this.renew(),
      onError: () => {}, // the next `renew`, which every checkpoint calls, notices it
    });
    this.heartbeat.start();
  }

  /** Waits for the lease; undefined if there is nothing left to do, because another process has done it. */
  static async take(
    leases: mongo.Collection<LeaseRecord>,
    owner: string,
    isDone: () => Promise<boolean>,
    timing: LeaseTiming,
  ): Promise<MigrationLease | undefined> {
    let seen: LeaseRecord | null | undefined;
    let since = performance.now();
    for (;;) {
      if (await isDone()) return undefined;
      const held = await leases.findOne({ _id: 'lease' });
      if (held?.owner !== seen?.owner || held?.beat !== seen?.beat) since = performance.now();
      seen = held;
      const isFree = !held || performance.now() - since > timing.deadAfterMs;
      if (isFree && (await takeFrom(leases, held, owner))) return new MigrationLease(leases, owner, timing);
      await pause(timing.lookMs);
    }
  }

  /** @throws LeaseLostError */
  async renew(): Promise<void> {
    const { matchedCount } = await this.leases.updateOne(
      { _id: 'lease', owner: this.owner },
      { $inc: { beat: 1 } },
    );
    if (matchedCount === 0) throw new LeaseLostError('another process has taken over the migration');
  }

  async release(): Promise<void> {
    await this.heartbeat.stop();
    await this.leases.deleteOne({ _id: 'lease', owner: this.owner });
  }
}

async function takeFrom(
  leases: mongo.Collection<LeaseRecord>,
  held: LeaseRecord | null,
  owner: string,
): Promise<boolean> {
  try {
    if (held) {
      const { modifiedCount } = await leases.updateOne(held, { $set: { owner, beat: 0 } });
      return modifiedCount === 1;
    }
    await leases.insertOne({ _id: 'lease', owner, beat: 0 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false; // Another process was faster.
    throw error;
  }
}
