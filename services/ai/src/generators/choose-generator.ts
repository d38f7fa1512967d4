import type { KitConfiguration } from '@word-unfolded/service-kit';
import { hasProvider, type ModelsConfiguration } from '../models/models.configuration.js';
import type { GeneratorsConfiguration } from './generators.configuration.js';

export type GeneratorChoice = 'model' | 'study-engine' | 'none';

/**
 * Chooses the generator: the configured model, otherwise the study engine. In production the study engine replaces a
 * missing model only if the configuration says so (decisions, "Outside providers").
 */
export function chooseGenerator(
  models: ModelsConfiguration,
  { AI_STUDY_ENGINE }: GeneratorsConfiguration,
  { NODE_ENV }: Pick<KitConfiguration, 'NODE_ENV'>,
): GeneratorChoice {
  if (hasProvider(models)) return 'model';
  return NODE_ENV !== 'production' || AI_STUDY_ENGINE ? 'study-engine' : 'none';
}
