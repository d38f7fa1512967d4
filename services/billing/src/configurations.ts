import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration } from '@word-unfolded/service-kit';
import { stripeConfiguration } from './stripe/stripe.configuration.js';

/** All configuration of the billing service besides the common one. */
export const configurations = [redisConfiguration, persistenceConfiguration, stripeConfiguration];
