import { kitConfiguration, readConfigurations, type KitConfiguration } from '@word-unfolded/service-kit';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { chooseGenerator } from './choose-generator.js';
import { generatorsConfiguration, type GeneratorsConfiguration } from './generators.configuration.js';

const PRODUCTION = { NODE_ENV: 'production' };

describe('chooseGenerator', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'study-engine'],
    [{ OPENAI_API_KEY: 'sk-1' }, 'model'],
    [{ OPENAI_BASE_URL: 'http://localhost:11434/v1' }, 'model'],
    [PRODUCTION, 'none'],
    [{ ...PRODUCTION, AI_STUDY_ENGINE: 'true' }, 'study-engine'],
    [{ ...PRODUCTION, OPENAI_API_KEY: 'sk-1', AI_STUDY_ENGINE: 'true' }, 'model'],
  ])('given %j chooses %s', (environment, choice) => {
    const values = readConfigurations([kitConfiguration, modelsConfiguration, generatorsConfiguration], {
      NATS_URL: 'nats://localhost',
      CALLER_SECRET: 'the caller secret of this test alone',
      ...environment,
    });
    expect(
      chooseGenerator(
        values.get(modelsConfiguration.token) as ModelsConfiguration,
        values.get(generatorsConfiguration.token) as GeneratorsConfiguration,
        values.get(kitConfiguration.token) as KitConfiguration,
      ),
    ).toBe(choice);
  });
});
