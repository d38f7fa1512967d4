import { startOpenaiSandbox, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { OpenaiTextModel } from '../../src/models/openai/openai-text-model.js';
import { configuredModels, SOON } from './configured-models.js';
import { itKeepsTheContract, TEXT, written } from './text-model-contract.js';

let sandbox: OpenaiSandbox;
beforeEach(async () => {
  sandbox = await startOpenaiSandbox({ answer: () => TEXT });
});
afterEach(() => sandbox.stop());

const modelWith = (environment: Readonly<Record<string, string>> = {}) =>
  new OpenaiTextModel(
    configuredModels({
      OPENAI_BASE_URL: sandbox.baseUrl,
      OPENAI_API_KEY: sandbox.apiKey,
      ...environment,
    }),
    SOON,
  );

describe('the adapter for servers that speak Chat Completions', () => {
  itKeepsTheContract(() => ({
    model: modelWith(),
    impatient: modelWith({ AI_FIRST_TOKEN_MS: '300', AI_NEXT_TOKEN_MS: '300' }),
    provider: sandbox,
  }));

  it('requests the configured model, and sends no more than is needed', async () => {
    await written(modelWith({ AI_TEXT_MODEL: 'llama', AI_REASONING: 'low' }));
    expect(sandbox.calls).toEqual([
      {
        path: '/v1/chat/completions',
        body: {
          model: 'llama',
          messages: [
            { role: 'system', content: 'Be brief.' },
            { role: 'user', content: 'Hello' },
          ],
          max_tokens: 500,
          reasoning_effort: 'low',
          stream: true,
          stream_options: { include_usage: true },
        },
      },
    ]);
  });

  it('never reveals the key, even when it is wrong', async () => {
    const error = await written(modelWith({ OPENAI_API_KEY: 'sk-hunter2' })).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: 'PROVIDER_FAILED' });
    const { cause } = error as Error;
    expect((cause as Error).message).toBe('the provider answered 401 (invalid_api_key)');
    expect(JSON.stringify([error, cause, Object.keys(error as Error)])).not.toMatch(/hunter2|sk-s/);
  });

  it('reports a missing configuration and an unreachable server', async () => {
    const nothing = new OpenaiTextModel(configuredModels({}), SOON);
    await expect(written(nothing)).rejects.toMatchObject({ code: 'PROVIDER_NOT_CONFIGURED', status: 503 });
    const nobody = modelWith({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
    await expect(written(nobody)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});
