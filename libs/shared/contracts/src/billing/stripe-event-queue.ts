import { z } from 'zod';
import { defineQueue } from '../jobs/define-queue.js';

/** Works off stored events of Stripe: the job of an event has its id, so an event is worked off once. */
export const StripeEventQueue = defineQueue({
  name: 'stripe-events',
  worker: 'billing',
  job: z.object({ eventId: z.string() }),
});
