import type Stripe from 'stripe';
import { z } from 'zod';

const id = z.string().max(255);

const event = z.object({
  id: id.regex(/^evt_\w+$/),
  type: id,
  livemode: z.boolean(),
  account: z.string().nullish(),
});

const named = z.object({
  id: id.optional(),
  object: z.string().optional(),
  customer: z.union([id, z.object({ id }).transform((object) => object.id)]).nullish(),
  charge: id.nullish(),
});

/** The objects that an event names: all that is believed of it. */
export type EventIds = {
  readonly customer: string | null;
  /** For a dispute, which names no customer. */
  readonly charge: string | null;
  readonly testClock: string | null;
};

/** Whether a signed body is an event at all. */
export function isEvent(body: unknown): body is Stripe.Event {
  return event.safeParse(body).success;
}

/** Reads the ids of an event. An object of another shape has none. */
export function idsOf(event: Stripe.Event): EventIds {
  const { data: object } = named.safeParse(event.data?.object);
  const customer = object?.object === 'customer' ? object.id : object?.customer;
  return {
    customer: customer ?? null,
    charge: customer ? null : (object?.charge ?? null),
    testClock: object?.object === 'test_helpers.test_clock' ? (object.id ?? null) : null,
  };
}
