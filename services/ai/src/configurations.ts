import { redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { speechConfiguration } from './speech/speech.configuration.js';

/** Everything that this service reads beside what every service reads. */
export const configurations = [redisConfiguration, speechConfiguration, storageConfiguration];
