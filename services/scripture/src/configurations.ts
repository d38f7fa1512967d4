import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { scriptureConfiguration } from './scripture.configuration.js';

/** All configuration of the scripture service besides the common one. */
export const configurations = [
  scriptureConfiguration,
  redisConfiguration,
  persistenceConfiguration,
  storageConfiguration,
];
