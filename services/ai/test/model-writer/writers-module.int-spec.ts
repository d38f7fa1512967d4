import { startService } from '@word-unfolded/service-kit';
import { suiteEnvironment, type Environment } from '@word-unfolded/testing';
import { modelsConfiguration } from '../../src/models/models.configuration.js';
import { AnswerWriter } from '../../src/writers/answer-writer.js';
import { writersConfiguration } from '../../src/writers/writers.configuration.js';
import { WritersModule } from '../../src/writers/writers.module.js';

/** The writer of a service with these variables. */
async function writerOf(environment: Environment): Promise<AnswerWriter> {
  const service = await startService(
    'ai',
    WritersModule,
    [modelsConfiguration, writersConfiguration],
    suiteEnvironment(environment),
  );
  const writer = service.app.get(AnswerWriter, { strict: false });
  await service.stop();
  return writer;
}

describe('the writer of answers', () => {
  it('is the model that is set up, by its name', async () => {
    const writer = await writerOf({ OPENAI_API_KEY: 'sk-1', AI_TEXT_MODEL: 'some-model' });
    expect(writer.name).toEqual({ kind: 'model', name: 'some-model' });
  });

  it('is the study engine where none is', async () => {
    expect((await writerOf({})).name.kind).toBe('study-engine');
  });

  it('refuses in production, before anything is reserved, when none is set up', async () => {
    const writer = await writerOf({ NODE_ENV: 'production' });
    const brief = {} as Parameters<AnswerWriter['estimate']>[0];
    expect(() => writer.estimate(brief)).toThrow(
      expect.objectContaining({ code: 'PROVIDER_NOT_CONFIGURED' }),
    );
    await expect(writer.write(brief, new AbortController().signal).next()).rejects.toMatchObject({
      code: 'PROVIDER_NOT_CONFIGURED',
      status: 503,
    });
  });
});
