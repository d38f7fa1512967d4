import { Injectable } from '@nestjs/common';
import { daysIn, type DayPeriod } from '@word-unfolded/contracts';
import { daysAfter } from '../readers/weeks.js';
import { groupBy } from '../common/group-by.js';
import { RollupRepository } from '../rollups/rollup.repository.js';
import type { RollupValue, StoredSum } from '../rollups/schemas/rollup.schema.js';

/** Before the first day of any series. */
const BEGINNING = '2000-01-01';

/** The sums of some series by day, read at once, and what can be asked of them. */
export class DaySeries {
  private readonly byName: ReadonlyMap<string, readonly StoredSum[]>;

  constructor(records: readonly StoredSum[]) {
    this.byName = groupBy(records, ({ name }) => name);
  }

  /** The sum in a period. @param key undefined for all keys together */
  within(name: string, period: DayPeriod, key?: string, value: RollupValue = 'count'): number {
    let sum = 0;
    for (const record of this.of(name))
      if (record.at >= period.from && record.at <= period.to && (key === undefined || record.key === key))
        sum += record.values[value] ?? 0;
    return sum;
  }

  /** The state at the end of a day, of a series that adds up to it. */
  stateOn(name: string, day: string, key?: string, value: RollupValue = 'count'): number {
    return this.within(name, { from: BEGINNING, to: day }, key, value);
  }

  /** The state at the end of each day of a period. */
  statesOf(name: string, period: DayPeriod, value: RollupValue = 'count'): number[] {
    const byDay = this.byDay(name, period, value);
    let state = this.stateOn(name, daysAfter(period.from, -1), undefined, value);
    return byDay.map((change) => (state += change));
  }

  /** The sum of each day of a period. */
  byDay(name: string, period: DayPeriod, value: RollupValue = 'count'): number[] {
    const sums = new Map<string, number>();
    for (const record of this.of(name))
      sums.set(record.at, (sums.get(record.at) ?? 0) + (record.values[value] ?? 0));
    return daysOf(period).map((day) => sums.get(day) ?? 0);
  }

  /** The records of a series. */
  of(name: string): readonly StoredSum[] {
    return this.byName.get(name) ?? [];
  }
}

/** Reads the series that pages of administrators show. */
@Injectable()
export class SeriesOfDays {
  constructor(private readonly rollups: RollupRepository) {}

  /**
   * @param inPeriod series whose sums in a period are needed
   * @param states series that add up to a state, and are read from their beginning on
   */
  async read(
    period: DayPeriod,
    inPeriod: readonly string[],
    states: readonly string[] = [],
  ): Promise<DaySeries> {
    const [some, all] = await Promise.all([
      this.rollups.days(inPeriod, period),
      states.length > 0 ? this.rollups.days(states, { from: BEGINNING, to: period.to }) : [],
    ]);
    return new DaySeries([...some, ...all]);
  }
}

/** The days of a period, in order. */
export function daysOf(period: DayPeriod): string[] {
  return Array.from({ length: daysIn(period) }, (_, index) => daysAfter(period.from, index));
}
