import { z } from 'zod';

/** The longest period that a page of administrators shows, in days. */
export const LONGEST_PERIOD_DAYS = 400;

const DAY_MS = 86_400_000;

/** Days that are asked for; nothing is older, and the days before a period have to be dates too. */
const day = z.iso.date().refine((each) => each >= '1970-01-01' && each <= '2999-12-31');

const days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The number of days of a period, both ends included; zero or less if it is upside down. */
export function daysIn({ from, to }: z.infer<typeof days>): number {
  return Math.round((momentOf(to) - momentOf(from)) / DAY_MS) + 1;
}

/** A period in UTC days, both ends included, in the order of time and not longer than the sums are shown. */
export const period = days
  .refine((each) => daysIn(each) >= 1, { error: 'PERIOD_REVERSED', path: ['to'] })
  .refine((each) => daysIn(each) <= LONGEST_PERIOD_DAYS, { error: 'PERIOD_TOO_LONG', path: ['to'] });

export type DayPeriod = z.infer<typeof period>;

/** The periods that have a name. */
export const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** How an address names a period: how long it is, or its ends. */
const periodFields = z.object({
  period: z.enum(PERIODS).default('month'),
  startDate: day.optional().meta({ description: 'In UTC. Without it, the period is as long as its name.' }),
  endDate: day.optional().meta({ description: 'In UTC. Without it, the period ends today.' }),
});

/** Adds a period to the fields of a query. */
export function withPeriod<Shape extends z.ZodRawShape>(fields: Shape) {
  return periodFields
    .extend(fields)
    .refine((query) => !(lengthOf(query) < 1), { error: 'PERIOD_REVERSED', path: ['endDate'] })
    .refine((query) => !(lengthOf(query) > LONGEST_PERIOD_DAYS), {
      error: 'PERIOD_TOO_LONG',
      path: ['startDate'],
    });
}

export type PeriodQuery = z.infer<typeof periodFields>;

/** In days; not a number if a date is malformed, which is reported by its own field. */
function lengthOf(query: object): number {
  return daysIn(periodOf(query as PeriodQuery));
}

const LENGTHS = { day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const;

/**
 * The period that an address names. Without an end it ends today, and without a start it is as long as its name says.
 *
 * @param now in milliseconds since 1970
 */
export function periodOf(query: PeriodQuery, now = Date.now()): DayPeriod {
  const to = query.endDate ?? dayAt(now);
  const before = (LENGTHS[query.period] - 1) * DAY_MS;
  const from = query.startDate ?? dayAt(Date.parse(to) - before);
  return { from, to };
}

/** The period of the same length that ends the day before. */
export function periodBefore(each: DayPeriod): DayPeriod {
  const from = Date.parse(each.from);
  return { from: dayAt(from - daysIn(each) * DAY_MS), to: dayAt(from - DAY_MS) };
}

/** Not a number for what is no date; `Date.parse` would take the text -5 for a month. */
function momentOf(date: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
}

function dayAt(moment: number): string {
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10);
}
