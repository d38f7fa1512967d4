import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { authConfiguration } from './auth.configuration.js';
import { mailConfiguration } from './mail/mail.configuration.js';

/** All configuration of this service besides the common one. */
export const configurations = [
  authConfiguration,
  mailConfiguration,
  persistenceConfiguration,
  redisConfiguration,
  storageConfiguration,
];
