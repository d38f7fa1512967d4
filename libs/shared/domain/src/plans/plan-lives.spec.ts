import fc from 'fast-check';
import { mondayOf, next, previous, SlowPlan, weekdayIn } from '../../test/slow-plan.js';
import { completeDay, freezeDate, isOfPlan } from './complete-day.js';
import { localDateAt, WEEKDAYS, type Weekday } from './plan-dates.js';
import { completedDatesOf, progressOf, streakOf } from './plan-progress.js';
import {
  changeWeekdays,
  endDateOf,
  newPlanState,
  pausePlan,
  rebalancePlan,
  resumePlan,
  shiftPlan,
  skipOverdue,
} from './plan-schedule.js';
import type { PlanState } from './plan-state.js';
import { cameBetween, snapshotOf, undoStep, type PlanStep } from './plan-steps.js';

/** Both sides of the date line, half hours, and zones that change their clocks at different times. */
const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'America/Santiago',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Tokyo',
  'America/Los_Angeles',
] as const;

/** Before leap days, the end of a year, and changes of clocks. */
const STARTS = ['2028-02-25', '2027-02-24', '2026-12-28', '2026-03-05', '2026-10-22', '2100-02-26'] as const;

const HOUR_MS = 3_600_000;

type Act =
  | { readonly act: 'wait'; readonly hours: number }
  | { readonly act: 'travel'; readonly zone: string }
  | { readonly act: 'read'; readonly ahead: number; readonly offline: boolean }
  | { readonly act: 'connect' | 'send-again' | 'shift' | 'skip' | 'pause' | 'resume' | 'undo' }
  | { readonly act: 'rebalance'; readonly later: number }
  | { readonly act: 'weekdays'; readonly weekdays: readonly Weekday[] }
  | { readonly act: 'freeze'; readonly back: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('travel' as const), zone: fc.constantFrom(...ZONES) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('read' as const),
      ahead: fc.constantFrom(0, 0, 0, 0, 1, 3),
      offline: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom(
        ...(['connect', 'send-again', 'shift', 'skip', 'pause', 'resume', 'undo'] as const),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('rebalance' as const), later: fc.nat({ max: 20 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('weekdays' as const),
      weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('freeze' as const), back: fc.nat({ max: 3 }) }) },
);

const life = fc.record({
  start: fc.constantFrom(...STARTS),
  days: fc.constantFrom(7, 14, 30),
  weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  acts: fc.array(act, { maxLength: 60 }),
});

/** A reader with a fast plan and a slow one. Completions of an offline device wait until it connects. */
class Reader {
  state: PlanState;
  slow: SlowPlan;
  steps: PlanStep[] = [];
  slowSteps: { id: string; undo: () => void }[] = [];
  now: number;
  zone: string = 'UTC';
  waiting: { day: number; date: string }[] = [];
  sent: { day: number; date: string }[] = [];

  constructor(start: string, days: number, weekdays: readonly Weekday[]) {
    this.state = newPlanState(start, days, weekdays);
    this.slow = new SlowPlan(start, days, weekdays);
    this.now = Date.parse(`${start}T09:00:00Z`);
  }

  get today(): string {
    const today = localDateAt(new Date(this.now), this.zone);
    expect(today).toBe(new Date(this.now).toLocaleDateString('sv-SE', { timeZone: this.zone }));
    return today;
  }

  complete(day: number, date: string): void {
    const before = this.state;
    this.state = completeDay(before, { day, date, at: new Date(this.now).toISOString() }, this.today);
    this.sent.push({ day, date });
    const slow = this.slow.days[day - 1]!;
    if (slow.read !== null) {
      expect(this.state).toBe(before); // nothing is completed twice
      return;
    }
    slow.read = date;
    slow.skipped = false;
    expect(completedDatesOf(this.state)).toContain(date);
    const id = `${this.now}-${this.steps.length}-${day}`;
    this.steps.push({ id, kind: 'complete', at: '', day, came: cameBetween(before, this.state) });
    const undo = () => {
      this.slow.days[day - 1]!.read = null;
    };
    this.slowSteps.push({ id, undo });
  }

  change(kind: string, after: PlanState | undefined, slowly: () => void): void {
    const before = this.state;
    if (!after || after === before) return;
    const streak = streakOf(before, this.today);
    const id = `${kind}-${this.now}-${this.steps.length}`;
    this.steps.push({ id, kind, at: '', before: snapshotOf(before) });
    const copy = this.slow.clone();
    this.slowSteps.push({
      id,
      undo: () => {
        for (const [index, day] of copy.days.entries()) {
          const present = this.slow.days[index]!;
          if (present.read === null) Object.assign(present, { date: day.date, skipped: day.skipped });
        }
        const { frozen, paused, resting, rules } = copy;
        Object.assign(this.slow, { frozen, paused, resting, rules });
      },
    });
    this.state = after;
    slowly();
    expect(streakOf(after, this.today)).toBeGreaterThanOrEqual(streak);
  }

  do(act: Act): void {
    const { today, state, slow } = this;
    switch (act.act) {
      case 'wait':
        this.now += act.hours * HOUR_MS;
        return;
      case 'travel':
        this.zone = act.zone;
        return;
      case 'read': {
        const open = slow.open();
        const chosen = open[Math.min(act.ahead, open.length - 1)];
        if (!chosen) return;
        const reading = { day: slow.days.indexOf(chosen) + 1, date: chosen.date };
        if (act.offline) this.waiting.push(reading);
        else this.complete(reading.day, reading.date);
        return;
      }
      case 'connect':
        for (const { day, date } of this.waiting.splice(0))
          if (isOfPlan(this.state, { day, date })) this.complete(day, date);
        return;
      case 'send-again': {
        const last = this.sent.at(-1);
        if (last && slow.days[last.day - 1]!.read !== null) this.complete(last.day, last.date);
        return;
      }
      case 'shift':
        this.change('shift', shiftPlan(state, today), () => slow.move(slow.open(), today));
        return;
      case 'skip':
        this.change('skip', skipOverdue(state, today), () => {
          for (const day of slow.open()) if (day.date < today) day.skipped = true;
        });
        return;
      case 'rebalance': {
        let end = endDateOf(state);
        for (let more = 0; more < act.later; more += 1) end = next(end);
        const after = rebalancePlan(state, today, end);
        expect(after !== undefined).toBe(slow.clone().rebalance(today, end));
        this.change('rebalance', after, () => slow.rebalance(today, end));
        return;
      }
      case 'weekdays':
        this.change('weekdays', changeWeekdays(state, today, act.weekdays), () => {
          const from = today > slow.start ? today : slow.start;
          for (const date of slow.rules.keys()) if (date > from) slow.rules.delete(date);
          slow.rules.set(from, act.weekdays);
          slow.move(
            slow.open().filter(({ date }) => date >= today),
            today,
          );
        });
        return;
      case 'pause':
        this.change('pause', pausePlan(state, today), () => (slow.resting = today));
        return;
      case 'resume':
        this.change('resume', resumePlan(state, today), () => {
          const from = slow.resting!;
          for (let date = from; date < today; date = next(date)) slow.paused.add(date);
          slow.resting = null;
          slow.move(
            slow.open().filter(({ date }) => date >= from),
            today > from ? today : from,
          );
        });
        return;
      case 'freeze': {
        let date = today;
        for (let back = 0; back < act.back; back += 1) date = previous(date);
        const after = freezeDate(state, date);
        if (typeof after === 'string') {
          const isUsed = [...slow.frozen].some((frozen) => mondayOf(frozen) === mondayOf(date));
          const isRead = slow.days.some(({ read }) => read === date);
          expect(isUsed || isRead || date < slow.start || date > slow.end()).toBe(true);
          return;
        }
        this.change('freeze', after, () => slow.frozen.add(date));
        return;
      }
      case 'undo': {
        const undone = undoStep({ state, steps: this.steps });
        if (!undone) {
          expect(this.steps).toEqual([]);
          return;
        }
        this.state = undone.state;
        this.steps = [...undone.steps];
        this.slowSteps.pop()!.undo();
      }
    }
  }

  check(): void {
    const { state, slow, today } = this;
    expect(state.dates).toEqual(slow.days.map(({ date }) => date));
    const { streak, percentage, currentDayIndex, completedDates, deviation } = progressOf(state, today);
    expect({ streak, today }).toEqual({ streak: slow.streak(today), today });
    const read = slow.days.filter((day) => day.read !== null);
    expect(percentage).toBe(Math.round((read.length * 100) / slow.days.length));
    expect(completedDates).toEqual([...new Set(read.map((day) => day.read))].sort());
    const current = slow.days.findIndex((day) => day.read === null && !day.skipped);
    expect(currentDayIndex).toBe(current < 0 ? slow.days.length - 1 : current);
    const until = slow.resting !== null && slow.resting < today ? slow.resting : today;
    expect(deviation).toBe(
      read.length - slow.days.filter(({ date, skipped }) => date < until && !skipped).length,
    );
    expect(new Set(state.completed.map(({ day }) => day)).size).toBe(state.completed.length);
    expect(new Set(state.achievements.map(({ name }) => name)).size).toBe(state.achievements.length);
  }
}

describe('the life of a plan', () => {
  it('has the schedule and the streak of a slow reference, whatever the reader does', () => {
    fc.assert(
      fc.property(life, ({ start, days, weekdays, acts }) => {
        const reader = new Reader(start, days, weekdays);
        reader.check();
        for (const each of acts) {
          reader.do(each);
          reader.check();
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(['shift', 'rebalance'] as const)(
    'keeps to the weekdays that were chosen in Tokyo when a %s follows on the day before in Los Angeles',
    (mode) => {
      const now = new Date('2026-11-22T16:00:00Z');
      const [tokyo, losAngeles] = [localDateAt(now, 'Asia/Tokyo'), localDateAt(now, 'America/Los_Angeles')];
      expect([tokyo, losAngeles]).toEqual(['2026-11-23', '2026-11-22']);
      const before = changeWeekdays(newPlanState('2026-11-16', 14), tokyo, [1, 2, 3, 4, 5]);
      const after = mode === 'shift' ? shiftPlan(before, losAngeles) : rebalancePlan(before, losAngeles)!;
      expect(after.dates.map(weekdayIn).filter((weekday) => weekday > 5)).toEqual([]);
      expect(after.dates[0]).toBe('2026-11-23');
      expect(endDateOf(after)).toBe(mode === 'shift' ? '2026-12-10' : '2026-12-01');
    },
  );

  it('never loses a streak to travel, daylight saving time or a leap day when every day is read', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STARTS),
        fc.subarray([...WEEKDAYS], { minLength: 1 }),
        fc.array(fc.constantFrom(...ZONES), { minLength: 30, maxLength: 30 }),
        (start, weekdays, zones) => {
          let state = newPlanState(start, 30, weekdays);
          zones.forEach((zone, index) => {
            const date = state.dates[index]!;
            const now = new Date(`${date}T12:00:00Z`);
            state = completeDay(
              state,
              { day: index + 1, date, at: now.toISOString() },
              localDateAt(now, zone),
            );
            expect(streakOf(state, localDateAt(now, zone))).toBe(index + 1);
          });
          expect(state.achievements.map(({ name }) => name)).toEqual(
            expect.arrayContaining(['7 Day Streak', '30 Day Streak', '100% Complete']),
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});
