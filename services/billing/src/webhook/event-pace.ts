import { Injectable } from '@nestjs/common';

/** A run may begin this long after another one at the latest, in milliseconds. */
const EVERY_MS = 500;

/** How far the clocks of two processes may be apart: a queued run begins by the clock of its worker, in milliseconds. */
const CLOCKS_DIFFER_MS = 100;

/** Runs that may begin without a pause: a change at Stripe often brings two events, and the second one may be late. */
const AT_ONCE = 3;

/**
 * Keeps runs for the same events apart. The first ones about a customer are worked off at once; those of a longer burst
 * share runs. Otherwise a customer with several events a second would be read from Stripe for each, which allows about a
 * hundred reads a second for everyone. Each process knows of its own runs only.
 */
@Injectable()
export class EventPace {
  /** When all runs that were allowed have been used up to, by the name of the object; the least recent run first. */
  private readonly usedUntil = new Map<string, number>();

  /** When the run that was queued last begins at the earliest, by the name of the object; the first queued one first. */
  private readonly queued = new Map<string, number>();

  /** Notes that a run was queued. @param at its beginning, at the earliest */
  queues(name: string, at: number, now = performance.now()): void {
    forget(this.queued, now);
    this.queued.delete(name);
    this.queued.set(name, at);
  }

  /** Whether a queued run begins later than now, so that it covers everything that has been stored. */
  isQueued(name: string, now = performance.now()): boolean {
    return (this.queued.get(name) ?? 0) > now + CLOCKS_DIFFER_MS;
  }

  /** Notes that a run begins. */
  begins(name: string, now = performance.now()): void {
    forget(this.usedUntil, now);
    const used = Math.max(now, this.usedUntil.get(name) ?? 0);
    this.usedUntil.delete(name);
    this.usedUntil.set(name, used + EVERY_MS);
  }

  /** @returns after how many milliseconds the next run may begin; 0 for at once */
  pauseBefore(name: string, now = performance.now()): number {
    const used = this.usedUntil.get(name) ?? now;
    return Math.max(0, Math.ceil(used - (AT_ONCE - 1) * EVERY_MS - now));
  }
}

/** Removes the first entries that are over. */
function forget(times: Map<string, number>, now: number): void {
  for (const [name, time] of times) {
    if (time > now) break;
    times.delete(name);
  }
}
