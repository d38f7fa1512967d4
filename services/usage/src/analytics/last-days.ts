import { usageDay } from '@word-unfolded/domain';

/** Days of the history (specification, section 9: "history 7 days"). */
const HISTORY_DAYS = 7;

const DAY_MS = 86_400_000;

/** The days of the history in UTC, the oldest first, today last. */
export function lastDays(now: Date): string[] {
  return Array.from({ length: HISTORY_DAYS }, (_, index) =>
    usageDay(new Date(now.getTime() - (HISTORY_DAYS - 1 - index) * DAY_MS)),
  );
}
