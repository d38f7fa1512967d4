import { readConfigurations } from '@word-unfolded/service-kit';
import type { Environment } from '@word-unfolded/testing';
import { modelsConfiguration, type ModelsConfiguration } from '../../src/models/models.configuration.js';
import type { RetryPolicy } from '../../src/models/openai/retry.js';

/** The configuration that a service would read from an environment. */
export function configuredModels(environment: Environment): ModelsConfiguration {
  const values = readConfigurations([modelsConfiguration], environment);
  return values.get(modelsConfiguration.token) as ModelsConfiguration;
}

/** The default number of attempts, without pauses. */
export const SOON: RetryPolicy = { attempts: 3, pauseMs: 1, longestPauseMs: 1_500 };
