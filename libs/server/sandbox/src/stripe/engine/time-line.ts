import { StripeError } from '../api/stripe-error.js';
import { checkoutObject } from '../objects/checkout-object.js';
import { testClockObject } from '../objects/event-object.js';
import { liveOn, nextMoment } from './subscription-life.js';
import { SANDBOX_CLOCK, type World } from './world.js';

/** Does everything that is due until the present moment, in the order of time. @returns whether anything happened */
export function catchUp(world: World): boolean {
  const until = world.now();
  let happened = false;
  for (;;) {
    const next = earliest(world, until);
    if (!next) return expireCheckouts(world, until) || happened;
    world.during(next.at, next.work);
    happened = true;
  }
}

/** Moves the clock forward. Everything that is due in between happens at its own moment. @param seconds at least 0 */
export function advance(world: World, seconds: number): void {
  world.store.facts.clockAheadBy += seconds;
  catchUp(world);
  world.emit('test_helpers.test_clock.ready', testClockObject(SANDBOX_CLOCK, world.now()));
}

/**
 * Sets the clock back, so that a history can be made. Only while there are no customers: nothing may happen twice.
 *
 * @param seconds at least 0
 * @throws StripeError if there are customers, also deleted ones
 */
export function setBack(world: World, seconds: number): void {
  if (world.store.tables.customers.all().length > 0)
    throw StripeError.invalid('The clock goes back only while there are no customers.', 'days');
  world.store.facts.clockAheadBy -= seconds;
}

function earliest(
  world: World,
  until: number,
): { readonly at: number; readonly work: () => void } | undefined {
  let found: { readonly at: number; readonly work: () => void } | undefined;
  for (const subscription of world.store.tables.subscriptions.all()) {
    const at = nextMoment(world, subscription);
    if (at !== undefined && at <= until && (!found || at < found.at))
      found = { at, work: () => liveOn(world, subscription) };
  }
  return found;
}

function expireCheckouts(world: World, now: number): boolean {
  const past = world.store.tables.checkouts.where(
    ({ status, expiresAt }) => status === 'open' && expiresAt <= now,
  );
  for (const checkout of past) {
    checkout.status = 'expired';
    world.emit('checkout.session.expired', checkoutObject(world.store, checkout, world.base));
  }
  return past.length > 0;
}
