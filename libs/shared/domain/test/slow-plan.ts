import { WEEKDAYS, type Weekday } from '../src/plans/plan-dates.js';

/** The calendar, a date at a time, without numbers of days. */
export const next = (date: string): string => {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
};
export const previous = (date: string): string => {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 1);
  return at.toISOString().slice(0, 10);
};
export const weekdayIn = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() || 7) as Weekday;
export const mondayOf = (date: string) => {
  let monday = date;
  while (weekdayIn(monday) !== 1) monday = previous(monday);
  return monday;
};

type SlowDay = { date: string; read: string | null; skipped: boolean };

/** The slow reference: it writes down every date by itself, and asks each in turn. */
export class SlowPlan {
  days: SlowDay[] = [];
  frozen = new Set<string>();
  paused = new Set<string>();
  resting: string | null = null;
  /** The weekdays of each date that has had its own rule; others have those of the date before. */
  rules = new Map<string, readonly Weekday[]>();

  constructor(
    readonly start: string,
    count: number,
    weekdays: readonly Weekday[],
  ) {
    this.rules.set(start, weekdays);
    this.days = this.datesFrom(start, count).map((date) => ({ date, read: null, skipped: false }));
  }

  clone(): SlowPlan {
    const copy = new SlowPlan(this.start, 0, WEEKDAYS);
    copy.days = this.days.map((day) => ({ ...day }));
    copy.frozen = new Set(this.frozen);
    copy.paused = new Set(this.paused);
    copy.resting = this.resting;
    copy.rules = new Map(this.rules);
    return copy;
  }

  end(): string {
    return this.days
      .map(({ date }) => date)
      .sort()
      .at(-1)!;
  }

  reads(date: string): readonly Weekday[] {
    for (let at = date; at >= this.start; at = previous(at))
      if (this.rules.has(at)) return this.rules.get(at)!;
    return this.rules.get(this.start)!;
  }

  open(): SlowDay[] {
    return this.days.filter(({ read, skipped }) => read === null && !skipped);
  }

  move(days: readonly SlowDay[], today: string): void {
    const from = today > this.start ? today : this.start;
    const dates = this.datesFrom(from, days.length, new Set(this.days.map(({ read }) => read)));
    days.forEach((day, index) => (day.date = dates[index]!));
  }

  /** What the reader chose last holds for everything that is planned, whatever the date was where they chose it. */
  private chosen(): readonly Weekday[] {
    return this.rules.get([...this.rules.keys()].sort().at(-1)!)!;
  }

  private datesFrom(from: string, count: number, taken = new Set<string | null>()): string[] {
    const weekdays = this.chosen();
    const dates: string[] = [];
    for (let date = from; dates.length < count; date = next(date))
      if (weekdays.includes(weekdayIn(date)) && !taken.has(date)) dates.push(date);
    return dates;
  }

  rebalance(today: string, end: string): boolean {
    const from = today > this.start ? today : this.start;
    const weekdays = this.chosen();
    const dates: string[] = [];
    for (let date = from; date <= end; date = next(date))
      if (weekdays.includes(weekdayIn(date))) dates.push(date);
    if (dates.length === 0) return false;
    const open = this.open();
    // Fewer days than dates begin on the first and end on the last; more take turns, several on one date.
    const [gaps, days] = [Math.max(1, open.length - 1), dates.length - 1];
    const isLoose = open.length < dates.length;
    open.forEach((day, index) => {
      const at = isLoose
        ? Math.trunc((index * days) / gaps)
        : Math.trunc((index * dates.length) / open.length);
      day.date = dates[at]!;
    });
    return true;
  }

  /** Walks forward, and begins anew after each date that was missed. */
  streak(today: string): number {
    const read = new Set(this.days.map((day) => day.read));
    const dates = [...read].filter((date) => date !== null).sort();
    if (dates.length === 0) return 0;
    let streak = 0;
    for (let date = dates[0]!; date <= dates.at(-1)!; date = next(date)) {
      const isRest =
        this.frozen.has(date) ||
        this.paused.has(date) ||
        (this.resting !== null && date >= this.resting) ||
        !this.reads(date).includes(weekdayIn(date));
      if (read.has(date)) streak += 1;
      else if (!isRest && date < today) streak = 0;
    }
    return streak;
  }
}
