import type { KitConfiguration } from '@word-unfolded/service-kit';
import { hasProvider, type ModelsConfiguration } from '../models/models.configuration.js';
import type { WritersConfiguration } from './writers.configuration.js';

export type WriterChoice = 'model' | 'study-engine' | 'none';

/**
 * Who writes answers: the model that is set up, else the study engine. In production nothing stands in for what is missing,
 * unless that is said to be wanted (decisions, "Outside providers").
 */
export function chooseWriter(
  models: ModelsConfiguration,
  { AI_STUDY_ENGINE }: WritersConfiguration,
  { NODE_ENV }: Pick<KitConfiguration, 'NODE_ENV'>,
): WriterChoice {
  if (hasProvider(models)) return 'model';
  return NODE_ENV !== 'production' || AI_STUDY_ENGINE ? 'study-engine' : 'none';
}
