import { AppError } from '@word-unfolded/contracts';
import { percentOf, usageResetsAt, type Metric } from '@word-unfolded/domain';

/** Seconds after which a reader whose other answers hold what is left may ask again. */
const TRY_AGAIN_SECONDS = 15;

/** A limit that does not allow what is needed. */
export type ReachedLimit = {
  readonly metric: Metric;
  readonly left: number;
  readonly total: number;
  readonly needed: number;
};

/** The refusal by a limit: which one it is, what is left of it, and when it renews. */
export function limitReached({ metric, left, total, needed }: ReachedLimit, now: Date): AppError {
  const resetAt = usageResetsAt(now);
  const percents = {
    leftPercent: percentOf(left, total),
    neededPercent: Math.max(1, percentOf(needed, total)),
  };
  return AppError.restore(
    'LIMIT_REACHED',
    { limit: metric, left, total, needed, ...percents },
    { fields: { retryAfter: secondsUntil(resetAt, now), resetAt: resetAt.toISOString() } },
  );
}

/** The refusal of a question while others hold what is left of the day. */
export function answersInProgress(now: Date): AppError {
  const resetAt = new Date(now.getTime() + TRY_AGAIN_SECONDS * 1_000);
  const fields = { retryAfter: TRY_AGAIN_SECONDS, resetAt: resetAt.toISOString() };
  return AppError.with('ANSWERS_IN_PROGRESS', {}, { fields });
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1_000));
}
