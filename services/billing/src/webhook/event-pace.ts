import { Injectable } from '@nestjs/common';

/** A run may begin this long after another one at the latest, in milliseconds. */
const EVERY_MS = 500;

/** How far the clocks of two processes may be apart: a queued run begins by the clock of its worker, in milliseconds. */
const CLOCKS_DIFFER_MS = 100;

/** Runs that may begin without a pause: a change at Stripe often brings two events, and the second one may be late. */
const AT_ONCE = 3;

/** The fractions of its multiples are spread evenly, however many there are. */
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

type Burst = {
  /** When all runs that were allowed have been used up to. */
  readonly usedUntil: number;
  /** By how many milliseconds the runs after the first ones are earlier. */
  readonly earlyMs: number;
};

/**
 * Keeps runs for the same events apart. The first ones about a customer are worked off at once; those of a longer burst
 * share runs. Otherwise a customer with several events a second would be read from Stripe for each, which allows about a
 * hundred reads a second for everyone. Bursts of many customers often begin together, so the further runs of each have their
 * own place within the half second: answers to events would wait for all of them otherwise. Each process knows of its own
 * runs only.
 */
@Injectable()
export class EventPace {
  /** By the name of the object; the least recent run first. */
  private readonly bursts = new Map<string, Burst>();

  /** How many bursts have begun. */
  private begun = 0;

  /** When the run that was queued last begins at the earliest, by the name of the object; the first queued one first. */
  private readonly queued = new Map<string, number>();

  /** Notes that a run was queued. @param at its beginning, at the earliest */
  queues(name: string, at: number, now = performance.now()): void {
    forget(this.queued, now, (at) => at);
    this.queued.delete(name);
    this.queued.set(name, at);
  }

  /** Whether a queued run begins later than now, so that it covers everything that has been stored. */
  isQueued(name: string, now = performance.now()): boolean {
    return (this.queued.get(name) ?? 0) > now + CLOCKS_DIFFER_MS;
  }

  /** Notes that a run begins. */
  begins(name: string, now = performance.now()): void {
    forget(this.bursts, now, ({ usedUntil }) => usedUntil);
    const { usedUntil, earlyMs } = this.bursts.get(name) ?? { usedUntil: now, earlyMs: this.nextPlace() };
    this.bursts.delete(name);
    this.bursts.set(name, { usedUntil: Math.max(now, usedUntil) + EVERY_MS, earlyMs });
  }

  /** @returns after how many milliseconds the next run may begin; 0 for at once */
  pauseBefore(name: string, now = performance.now()): number {
    const burst = this.bursts.get(name);
    if (!burst) return 0;
    return Math.max(0, Math.ceil(burst.usedUntil - burst.earlyMs - (AT_ONCE - 1) * EVERY_MS - now));
  }

  private nextPlace(): number {
    this.begun += 1;
    return ((this.begun * GOLDEN_RATIO) % 1) * EVERY_MS;
  }
}

/** Removes the first entries that are over. */
function forget<Value>(entries: Map<string, Value>, now: number, endOf: (value: Value) => number): void {
  for (const [name, value] of entries) {
    if (endOf(value) > now) break;
    entries.delete(name);
  }
}
