import { readConfigurations } from '@word-unfolded/service-kit';
import type { Environment } from '@word-unfolded/testing';
import { modelsConfiguration, type ModelsConfiguration } from '../../src/models/models.configuration.js';
import type { TryingPlan } from '../../src/models/openai/try-again.js';

/** What a service would read of an environment. */
export function configuredModels(environment: Environment): ModelsConfiguration {
  const values = readConfigurations([modelsConfiguration], environment);
  return values.get(modelsConfiguration.token) as ModelsConfiguration;
}

/** Tries as often as the house does, without its pauses. */
export const SOON: TryingPlan = { attempts: 3, pauseMs: 1, longestPauseMs: 1_500 };
