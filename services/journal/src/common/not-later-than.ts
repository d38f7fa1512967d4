/**
 * Returns a time reported by a device, but not later than now: a clock that is ahead would win over every later change.
 *
 * @param at ISO 8601 in UTC with milliseconds
 */
export function notLaterThan(now: Date, at: string): string;
export function notLaterThan(now: Date, at: string | null): string | null;
export function notLaterThan(now: Date, at: string | null): string | null {
  const latest = now.toISOString();
  return at !== null && at > latest ? latest : at;
}
