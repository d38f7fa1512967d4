import fc from 'fast-check';
import { completeDay, freezeDate } from './complete-day.js';
import { dateAfter } from './plan-dates.js';
import { dayToRemindOf, nextReminder } from './plan-reminder.js';
import { changeWeekdays, newPlanState, pausePlan, resumePlan } from './plan-schedule.js';
import type { PlanState } from './plan-state.js';

/** Zones whose clocks change, by an hour or half of one, at midnight too, and zones whose clocks never do. */
const ZONES = [
  'UTC',
  'America/Bogota',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Europe/Madrid',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const QUARTER_MS = 900_000;

const clocks = new Map(
  ZONES.map((timeZone) => {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
    return [timeZone, new Intl.DateTimeFormat('sv-u-hc-h23', { timeZone, ...fields })];
  }),
);

/** What a clock in a zone shows: 2026-03-01 07. */
const shown = (at: number, zone: string) => clocks.get(zone)!.format(at).split(' ');

/** Looks at a clock every quarter of an hour: no zone changes at another minute in these years. */
function slowly(after: Date, hour: number, zone: string): { readonly date: string; readonly at: Date } {
  const reminded = new Set<string>();
  const first = Math.floor(after.getTime() / QUARTER_MS) * QUARTER_MS - 30 * 4 * QUARTER_MS;
  for (let at = first; ; at += QUARTER_MS) {
    const [date = '', shownHour] = shown(at, zone);
    if (Number(shownHour) < hour || reminded.has(date)) continue;
    if (at > after.getTime()) return { date, at: new Date(at) };
    reminded.add(date);
  }
}

describe('the time of a reminder', () => {
  it('is that of a clock which is looked at again and again, in every zone', () => {
    const minute = fc.integer({
      min: Date.UTC(2011, 0, 1) / 60_000,
      max: Date.UTC(2036, 0, 1) / 60_000,
    });
    fc.assert(
      fc.property(minute, fc.nat({ max: 23 }), fc.constantFrom(...ZONES), (at, hour, zone) => {
        const after = new Date(at * 60_000);
        expect(nextReminder(after, hour, zone)).toEqual(slowly(after, hour, zone));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    // The hour that is left out, the hour that comes twice, a midnight that does not exist, and a date that does not.
    ['Europe/Madrid', 2, '2026-03-28T12:00Z', '2026-03-29', '2026-03-29T01:00Z'],
    ['Europe/Madrid', 2, '2026-10-24T12:00Z', '2026-10-25', '2026-10-25T00:00Z'],
    ['Europe/Madrid', 2, '2026-10-25T00:00Z', '2026-10-26', '2026-10-26T01:00Z'],
    ['America/Santiago', 0, '2026-09-05T12:00Z', '2026-09-06', '2026-09-06T04:00Z'],
    ['Pacific/Apia', 7, '2011-12-29T18:00Z', '2011-12-31', '2011-12-30T17:00Z'],
    ['Australia/Lord_Howe', 2, '2026-10-03T00:00Z', '2026-10-04', '2026-10-03T15:30Z'],
    ['No/Where', 7, '2026-03-01T07:00Z', '2026-03-02', '2026-03-02T07:00Z'],
  ])('in %s at %i after %s is on %s', (zone, hour, after, date, at) => {
    expect(nextReminder(new Date(after), hour, zone)).toEqual({ date, at: new Date(at) });
  });

  it('comes once on each date, in every year and zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2011, max: 2035 }),
        fc.nat({ max: 23 }),
        fc.constantFrom(...ZONES),
        (year, hour, zone) => {
          const dates: string[] = [];
          let at = new Date(Date.UTC(year, 0, 1));
          for (let count = 0; count < 365; count += 1) {
            const next = nextReminder(at, hour, zone);
            dates.push(next.date);
            at = next.at;
          }
          const isSamoa = zone === 'Pacific/Apia' && year === 2011;
          for (const [index, date] of dates.slice(1).entries())
            expect(date).toBe(dateAfter(dates[index]!, isSamoa && date === '2011-12-31' ? 2 : 1));
        },
      ),
      { numRuns: 6 },
    );
  });
});

describe('the day of which a reader is reminded', () => {
  const MONDAY = '2026-03-02';
  const plan = newPlanState(MONDAY, 7);
  const read = (state: PlanState, day: number, date: string, at: string) =>
    completeDay(state, { day, date, at }, date);
  const on = (state: PlanState, date: string, zone = 'UTC') => dayToRemindOf(state, date, zone);

  it('is the first one that is to be read by today', () => {
    expect(on(plan, MONDAY)).toBe(1);
    expect(on(plan, '2026-03-05')).toBe(1);
    const second = read(plan, 1, MONDAY, '2026-03-02T07:00:00.000Z');
    expect(on(second, '2026-03-05')).toBe(2);
  });

  it('is none before the plan begins, when all is read, or when the reader is ahead', () => {
    expect(on(plan, '2026-03-01')).toBeUndefined();
    const all = [1, 2, 3, 4, 5, 6, 7].reduce(
      (state, day) => read(state, day, dateAfter(MONDAY, day - 1), '2026-03-02T07:00:00.000Z'),
      plan,
    );
    expect(on(all, '2026-03-20')).toBeUndefined();
    const ahead = read(
      read(plan, 1, MONDAY, '2026-03-02T07:00:00.000Z'),
      2,
      '2026-03-03',
      '2026-03-02T08:00:00.000Z',
    );
    expect(on(ahead, '2026-03-03')).toBeUndefined();
  });

  it('is none on a day on which the reader has read, by the date where the reader is', () => {
    const late = read(plan, 1, MONDAY, '2026-03-05T03:00:00.000Z');
    expect(on(late, '2026-03-05')).toBeUndefined();
    expect(on(late, '2026-03-05', 'America/Bogota')).toBe(2);
  });

  it('is none while the plan rests: in a pause, on another weekday, and on a covered date', () => {
    const paused = pausePlan(plan, '2026-03-04');
    expect(on(paused, '2026-03-04')).toBeUndefined();
    expect(on(resumePlan(paused, '2026-03-06'), '2026-03-06')).toBe(1);
    const weekdays = changeWeekdays(plan, MONDAY, [1, 2, 3, 4, 5]);
    expect(on(weekdays, '2026-03-06')).toBe(1);
    expect(on(weekdays, '2026-03-07')).toBeUndefined();
    const frozen = freezeDate(plan, '2026-03-03') as PlanState;
    expect(on(frozen, '2026-03-03')).toBeUndefined();
    expect(on(frozen, '2026-03-04')).toBe(1);
  });
});
