import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { imagesConfiguration } from './images/images.configuration.js';
import { modelsConfiguration } from './models/models.configuration.js';
import { speechConfiguration } from './speech/speech.configuration.js';
import { voiceConfiguration } from './voice/voice.configuration.js';
import { generatorsConfiguration } from './generators/generators.configuration.js';

/** All configuration of this service besides the common one. */
export const configurations = [
  imagesConfiguration,
  modelsConfiguration,
  persistenceConfiguration,
  redisConfiguration,
  speechConfiguration,
  storageConfiguration,
  voiceConfiguration,
  generatorsConfiguration,
];
