import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { modelsConfiguration } from './models/models.configuration.js';
import { speechConfiguration } from './speech/speech.configuration.js';
import { writersConfiguration } from './writers/writers.configuration.js';

/** Everything that this service reads beside what every service reads. */
export const configurations = [
  modelsConfiguration,
  persistenceConfiguration,
  redisConfiguration,
  speechConfiguration,
  storageConfiguration,
  writersConfiguration,
];
