import { startOpenaiSandbox, type OpenaiSandbox } from '@word-unfolded/sandbox';
import type { ImageModel, PictureRequest } from '../../src/models/image-model.js';
import { OpenaiImageModel } from '../../src/models/openai/openai-image-model.js';
import { configuredModels, SOON } from './configured-models.js';

const never = new AbortController().signal;
const REQUEST: PictureRequest = {
  prompt: 'A lamp on a stand',
  size: '1024x1536',
  quality: 'medium',
  background: 'opaque',
  format: 'png',
};

/** The tests that every adapter of `ImageModel` must pass. */
function itDraws(underTest: () => { readonly model: ImageModel; readonly sandbox: OpenaiSandbox }): void {
  it('makes an image of the requested size', async () => {
    const { bytes, mediaType } = await underTest().model.draw(REQUEST, never);
    expect(mediaType).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1024, 1536]);
  });

  it('retries a transient failure, and reports a lasting one', async () => {
    const { model, sandbox } = underTest();
    sandbox.fail({ kind: 'broken', times: 2 });
    await expect(model.draw(REQUEST, never)).resolves.toMatchObject({ mediaType: 'image/png' });
    sandbox.fail({ kind: 'busy', times: 3 });
    await expect(model.draw(REQUEST, never)).rejects.toMatchObject({ code: 'PROVIDER_BUSY' });
  });

  it('stops when it is cancelled', async () => {
    await expect(underTest().model.draw(REQUEST, AbortSignal.abort())).rejects.toThrow();
  });
}

let sandbox: OpenaiSandbox;
beforeEach(async () => {
  sandbox = await startOpenaiSandbox();
});
afterEach(() => sandbox.stop());

describe('images of OpenAI', () => {
  const modelWith = (environment: Readonly<Record<string, string>>) =>
    new OpenaiImageModel(configuredModels(environment), SOON);
  const configured = () => modelWith({ OPENAI_BASE_URL: sandbox.baseUrl, OPENAI_API_KEY: sandbox.apiKey });

  itDraws(() => ({ model: configured(), sandbox }));

  it('are unavailable without configuration', async () => {
    const nothing = modelWith({});
    expect([nothing.isAvailable(), configured().isAvailable()]).toEqual([false, true]);
    await expect(nothing.draw(REQUEST, never)).rejects.toMatchObject({ code: 'PROVIDER_NOT_CONFIGURED' });
  });
});
