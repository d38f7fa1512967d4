import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Period, StoredSum } from './schemas/rollup.schema.js';

/** How long sums of past days are kept in memory, in milliseconds: so late is a change seen that another replica made. */
const LIFETIME_MS = 60_000;

/** Periods that are kept: a year has up to some ten thousand sums. */
const PERIODS = 12;

/**
 * The sums of past days that were read lately. Every page of administrators asks for the same periods, and a year of sums
 * takes far longer to read than to add up.
 */
@Injectable()
export class PastSums {
  private readonly kept = new LRUCache<string, Promise<readonly StoredSum[]>>({
    max: PERIODS,
    ttl: LIFETIME_MS,
  });
  private lastDay = '';

  /** Reads a period once for all who ask meanwhile. A reading that fails is not kept. */
  read(
    names: readonly string[],
    period: Period,
    read: (period: Period) => Promise<readonly StoredSum[]>,
  ): Promise<readonly StoredSum[]> {
    const key = JSON.stringify([[...names].sort(), period.from, period.to]);
    const kept = this.kept.get(key);
    if (kept) return kept;
    if (period.to > this.lastDay) this.lastDay = period.to;
    const reading = read(period);
    this.kept.set(key, reading);
    reading.catch(() => {
      if (this.kept.peek(key) === reading) this.kept.delete(key);
    });
    return reading;
  }

  /** Forgets everything when a sum of a past day changes. A reading that has begun is forgotten too. */
  noteChange(days: readonly string[]): void {
    if (days.some((day) => day.slice(0, 10) <= this.lastDay)) this.kept.clear();
  }
}
