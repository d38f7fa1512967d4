import { Injectable } from '@nestjs/common';

/** Least time between the beginnings of two runs for the events about one object, in milliseconds. */
const BETWEEN_MS = 500;

/**
 * Keeps runs for the same events apart. The first event about a customer is worked off at once; those that follow it
 * closely share the next run. Otherwise a customer with several events a second would be read from Stripe for each,
 * which allows about a hundred reads a second for everyone. Each process knows of its own runs only.
 */
@Injectable()
export class EventPace {
  /** When the last run began, by the name of the object; the oldest first. */
  private readonly begun = new Map<string, number>();

  /** Notes that a run begins. */
  begins(name: string, now = performance.now()): void {
    for (const [other, at] of this.begun) {
      if (now - at < BETWEEN_MS) break;
      this.begun.delete(other);
    }
    this.begun.delete(name);
    this.begun.set(name, now);
  }

  /** @returns after how many milliseconds the next run may begin; 0 for at once */
  pauseBefore(name: string, now = performance.now()): number {
    const last = this.begun.get(name);
    return last === undefined ? 0 : Math.max(0, Math.ceil(last + BETWEEN_MS - now));
  }
}
