import type { Interval } from '../records/records.js';

const DAY = 24 * 3_600;

/**
 * The end of a period that begins at a moment. Months and years end on the day of the anchor, or on the last day of a
 * shorter month, as at Stripe.
 *
 * @param start seconds since 1970
 * @param anchor seconds since 1970; the moment that determines the day of the month
 */
export function periodEnd(start: number, interval: Interval, anchor: number): number {
  if (interval === 'day') return start + DAY;
  if (interval === 'week') return start + 7 * DAY;
  const from = new Date(start * 1_000);
  const day = new Date(anchor * 1_000).getUTCDate();
  const month = from.getUTCMonth() + (interval === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCFullYear(from.getUTCFullYear(), month, Math.min(day, last));
  return Math.floor(end.getTime() / 1_000);
}
