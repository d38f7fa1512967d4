import { kitConfiguration, readConfigurations, type KitConfiguration } from '@word-unfolded/service-kit';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { chooseWriter } from './choose-writer.js';
import { writersConfiguration, type WritersConfiguration } from './writers.configuration.js';

const PRODUCTION = { NODE_ENV: 'production' };

describe('who writes answers', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'study-engine'],
    [{ OPENAI_API_KEY: 'sk-1' }, 'model'],
    [{ OPENAI_BASE_URL: 'http://localhost:11434/v1' }, 'model'],
    [PRODUCTION, 'none'],
    [{ ...PRODUCTION, AI_STUDY_ENGINE: 'true' }, 'study-engine'],
    [{ ...PRODUCTION, OPENAI_API_KEY: 'sk-1', AI_STUDY_ENGINE: 'true' }, 'model'],
  ])('with %j is %s', (environment, choice) => {
    const values = readConfigurations([kitConfiguration, modelsConfiguration, writersConfiguration], {
      NATS_URL: 'nats://localhost',
      ...environment,
    });
    expect(
      chooseWriter(
        values.get(modelsConfiguration.token) as ModelsConfiguration,
        values.get(writersConfiguration.token) as WritersConfiguration,
        values.get(kitConfiguration.token) as KitConfiguration,
      ),
    ).toBe(choice);
  });
});
