import fc from 'fast-check';
import { calendarDays } from './calendar-days.js';
import { finiteSeries, hasData } from './finite-series.js';
import { HEAT_LEVELS, heatLevel } from './heat-level.js';
import { stackSeries } from './stack-series.js';
import { valueScale } from './value-scale.js';
import { visibleKeys } from './visible-keys.js';

const amount = fc.oneof(
  fc.constantFrom(0, 1, 10 ** 9),
  fc.integer({ min: -(10 ** 9), max: 10 ** 12 }),
  fc.double({ min: -1e9, max: 1e12, noNaN: true }),
);

const value = fc.oneof(amount, fc.constantFrom(null, Number.NaN, Infinity, -Infinity));

describe('the scale of values', () => {
  it('contains zero and every value, and its ticks ascend within it', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 366 }), fc.integer({ min: 0, max: 100 }), (values, max) => {
        const { at, ticks } = valueScale(values, max);
        for (const each of [0, max, ...values, ...ticks]) {
          expect(at(each)).toBeGreaterThanOrEqual(0);
          expect(at(each)).toBeLessThanOrEqual(1);
        }
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(12);
        expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
        expect(new Set(ticks).size).toBe(ticks.length);
      }),
    );
  });

  it('keeps the order of values', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2 }), (values) => {
        const { at } = valueScale(values);
        const sorted = [...values].sort((a, b) => a - b);
        for (const [index, each] of sorted.entries())
          if (index > 0) expect(at(each)).toBeGreaterThanOrEqual(at(sorted[index - 1] ?? 0));
      }),
    );
  });

  it('has whole ticks for whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 })), (values) => {
        expect(valueScale(values).ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('has its ends at ticks that are not equal when all values are zero', () => {
    expect(valueScale([0, 0, 0]).ticks).toEqual([0, 1]);
  });
});

describe('series', () => {
  it('have one finite value or a gap for each key', () => {
    fc.assert(
      fc.property(fc.array(value), fc.integer({ min: 0, max: 366 }), (values, keys) => {
        const [series] = finiteSeries([{ name: 'a', values }], keys);
        expect(series?.values).toHaveLength(keys);
        expect(series?.values.every((each) => each === null || Number.isFinite(each))).toBe(true);
      }),
    );
  });

  it('that are all zero are data, those without a value are none', () => {
    expect(hasData(finiteSeries([{ name: 'a', values: [0, 0] }], 2))).toBe(true);
    expect(hasData(finiteSeries([{ name: 'a', values: [null, Number.NaN] }], 2))).toBe(false);
  });

  it('are stacked to their sum, without overlap', () => {
    const rows = fc.array(fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 5, maxLength: 5 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(rows, (all) => {
        const stacked = stackSeries(all.map((values, index) => ({ name: String(index), values })));
        for (let key = 0; key < 5; key += 1) {
          const segments = stacked.map((each) => each[key] ?? { from: Number.NaN, to: Number.NaN });
          expect(segments.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(
            all.reduce((sum, values) => sum + (values[key] ?? 0), 0),
          );
          const visible = segments.filter(({ from, to }) => from !== to);
          for (const [index, { from }] of visible.entries()) expect(from).toBe(visible[index - 1]?.to ?? 0);
        }
      }),
    );
  });
});

describe('the labels of an axis', () => {
  it('never touch, and the latest key has one', () => {
    const pixels = fc.double({ min: 0.5, max: 300, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), pixels, pixels, (keys, step, label) => {
        const shown = visibleKeys(keys, step, label);
        expect(shown.at(-1)).toBe(keys - 1);
        for (const [place, index] of shown.entries())
          if (place > 0)
            expect((index - (shown[place - 1] ?? 0)) * step).toBeGreaterThanOrEqual(label - 1e-6);
      }),
    );
  });
});

describe('a calendar', () => {
  it('has each day of a year in its own place, a week further after each Saturday', () => {
    const start = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, (first) => {
        const dates = Array.from({ length: 366 }, (_, day) => new Date(first.getTime() + day * 86_400_000));
        const places = calendarDays(dates.map((date) => date.toISOString().slice(0, 10)));
        expect(places[0]?.week).toBe(0);
        for (const [index, place] of places.entries()) {
          expect(place?.weekday).toBe(dates[index]?.getUTCDay());
          const before = places[index - 1];
          if (place && before) expect(place.week - before.week).toBe(place.weekday === 0 ? 1 : 0);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('has no place for what is no day', () => {
    expect(calendarDays(['unknown', '2026-02-30'])[0]).toBeUndefined();
  });
});

describe('the levels of a heat map', () => {
  it('are empty for zero only, full for the highest, and never fall as values rise', () => {
    const whole = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(heatLevel(low, high)).toBeLessThanOrEqual(heatLevel(high, high));
        expect(heatLevel(high, high)).toBe(high === 0 ? 0 : HEAT_LEVELS);
        expect(heatLevel(low, high) > 0).toBe(low > 0);
      }),
    );
  });
});
