import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { usageConfiguration } from './usage.configuration.js';

/** All configuration of this service besides the common one. */
export const configurations = [
  redisConfiguration,
  persistenceConfiguration,
  storageConfiguration,
  usageConfiguration,
];
