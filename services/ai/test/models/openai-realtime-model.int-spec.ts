import { startOpenaiSandbox, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { OpenaiRealtimeModel } from '../../src/models/openai/openai-realtime-model.js';
import type { RealtimeModel } from '../../src/models/realtime-model.js';
import { configuredModels, SOON } from './configured-models.js';

const never = new AbortController().signal;
const OFFER = [
  'v=0',
  'o=- 0 0 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  '',
].join('\r\n');
const REQUEST = { offer: OFFER, instructions: 'Speak of Scripture.', language: 'es' } as const;

/** The tests that every adapter of `RealtimeModel` must pass. */
function itTalks(underTest: () => { readonly model: RealtimeModel; readonly sandbox: OpenaiSandbox }): void {
  it('answers an offer with the same kinds of media', async () => {
    const { answer, id } = await underTest().model.begin(REQUEST, never);
    expect(answer.match(/^m=\w+/gm)).toEqual(['m=audio', 'm=application']);
    expect(id).toEqual(expect.any(String));
  });

  it('refuses an invalid offer, and reports a busy provider', async () => {
    const { model, sandbox } = underTest();
    await expect(model.begin({ ...REQUEST, offer: 'hello' }, never)).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
    sandbox.fail({ kind: 'busy', times: 3 });
    await expect(model.begin(REQUEST, never)).rejects.toMatchObject({ code: 'PROVIDER_BUSY' });
  });
}

let sandbox: OpenaiSandbox;
beforeEach(async () => {
  sandbox = await startOpenaiSandbox();
});
afterEach(() => sandbox.stop());

describe('voice sessions of OpenAI', () => {
  const modelWith = (environment: Readonly<Record<string, string>>) =>
    new OpenaiRealtimeModel(configuredModels(environment), SOON);

  itTalks(() => ({
    model: modelWith({ OPENAI_BASE_URL: sandbox.baseUrl, OPENAI_API_KEY: sandbox.apiKey }),
    sandbox,
  }));

  it('are unavailable without configuration', async () => {
    expect(modelWith({}).isAvailable()).toBe(false);
    await expect(modelWith({}).begin(REQUEST, never)).rejects.toMatchObject({
      code: 'PROVIDER_NOT_CONFIGURED',
    });
  });
});
