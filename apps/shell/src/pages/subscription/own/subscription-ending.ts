import type { Subscription } from '@word-unfolded/contracts';
import { isOverdue } from '../../../plans/plan-action.js';

/**
 * When a cancellation ends a subscription: with its period; at once, if it gives nothing any more; or with its grace
 * period, unless the open payment succeeds before.
 */
export type Ending = 'period' | 'at-once' | 'grace';

type Fields = Pick<Subscription, 'type' | 'status' | 'gracePeriodEnds' | 'isReversed'>;

/**
 * When a cancellation would end a subscription, as the server does it.
 *
 * @param now milliseconds since 1970
 */
export function endingOf(subscription: Fields, now = Date.now()): Ending {
  const { type, status, gracePeriodEnds, isReversed } = subscription;
  if (isReversed || status === 'paused') return 'at-once';
  if (!isOverdue(subscription)) return 'period';
  // The clock of the device may be wrong, but a reader of the free tier has no time left.
  const hasTime = type !== 'free' && gracePeriodEnds !== null && Date.parse(gracePeriodEnds) > now;
  return hasTime ? 'grace' : 'at-once';
}
