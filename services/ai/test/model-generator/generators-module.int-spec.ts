import { startService } from '@word-unfolded/service-kit';
import { suiteEnvironment, type Environment } from '@word-unfolded/testing';
import { modelsConfiguration } from '../../src/models/models.configuration.js';
import { AnswerGenerator } from '../../src/generators/answer-generator.js';
import { generatorsConfiguration } from '../../src/generators/generators.configuration.js';
import { GeneratorsModule } from '../../src/generators/generators.module.js';

/** The generator of a service with these variables. */
async function writerOf(environment: Environment): Promise<AnswerGenerator> {
  const service = await startService(
    'ai',
    GeneratorsModule,
    [modelsConfiguration, generatorsConfiguration],
    suiteEnvironment(environment),
  );
  const writer = service.app.get(AnswerGenerator, { strict: false });
  await service.stop();
  return writer;
}

describe('the generator', () => {
  it('is the configured model, by its name', async () => {
    const writer = await writerOf({ OPENAI_API_KEY: 'sk-1', AI_TEXT_MODEL: 'some-model' });
    expect(writer.name).toEqual({ kind: 'model', name: 'some-model' });
  });

  it('is the study engine when no model is configured', async () => {
    expect((await writerOf({})).name.kind).toBe('study-engine');
  });

  it('refuses in production before anything is reserved when none is configured', async () => {
    const writer = await writerOf({ NODE_ENV: 'production' });
    const promptContext = {} as Parameters<AnswerGenerator['estimate']>[0];
    expect(() => writer.estimate(promptContext)).toThrow(
      expect.objectContaining({ code: 'PROVIDER_NOT_CONFIGURED' }),
    );
    await expect(writer.write(promptContext, new AbortController().signal).next()).rejects.toMatchObject({
      code: 'PROVIDER_NOT_CONFIGURED',
      status: 503,
    });
  });
});
