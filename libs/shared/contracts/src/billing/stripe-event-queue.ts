import { z } from 'zod';
import { defineQueue } from '../jobs/define-queue.js';

/**
 * Works off stored events of Stripe. The job of an event has its id, so an event is worked off once; jobs of events about
 * the same object are a series, and one of them covers all events that were stored before it began.
 */
export const StripeEventQueue = defineQueue({
  name: 'stripe-events',
  worker: 'billing',
  job: z.object({ eventId: z.string() }),
});
