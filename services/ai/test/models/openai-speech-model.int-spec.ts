import { startOpenaiSandbox, type OpenaiSandbox } from '@word-unfolded/sandbox';
import { OpenaiSpeechModel } from '../../src/speech/openai/openai-speech-model.js';
import { speechConfiguration } from '../../src/speech/speech.configuration.js';
import { configuredModels, SOON } from './configured-models.js';
import { itSpeaks } from './speech-model-contract.js';

const SPEECH_PROGRAMS = String(speechConfiguration.variables.SPEECH_PROGRAMS.default);
const never = new AbortController().signal;

let sandbox: OpenaiSandbox;
beforeEach(async () => {
  sandbox = await startOpenaiSandbox();
});
afterEach(() => sandbox.stop());

const voiceWith = (environment: Readonly<Record<string, string>> = {}) => {
  const provider = { OPENAI_BASE_URL: sandbox.baseUrl, OPENAI_API_KEY: sandbox.apiKey };
  return new OpenaiSpeechModel(configuredModels({ ...provider, ...environment }), { SPEECH_PROGRAMS }, SOON);
};

// The program is optional: without opusenc the route reports that speech is unavailable.
const whereInstalled = new OpenaiSpeechModel(configuredModels({ OPENAI_API_KEY: 'sk-1' }), {
  SPEECH_PROGRAMS,
}).isAvailable()
  ? describe
  : describe.skip;

whereInstalled('a voice of OpenAI', () => {
  itSpeaks(() => voiceWith());

  it('speaks lines in order with the start of each, though several are requested at once', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => 'word '.repeat(9 - index));
    const { startsMs } = await voiceWith().speak(lines, 'en', never);
    const lengths = startsMs.slice(1).map((start, index) => start - startsMs[index]!);
    expect(lengths).toEqual(lines.slice(0, -1).map((line) => line.trim().length * 50 + 250));
  });

  it('retries when the provider is busy, and reports it when it stays busy', async () => {
    sandbox.fail({ kind: 'busy', times: 2 });
    await expect(voiceWith().speak(['Peace'], 'es', never)).resolves.toMatchObject({ startsMs: [0] });
    sandbox.fail({ kind: 'broken', times: 3 });
    await expect(voiceWith().speak(['Peace'], 'es', never)).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });

  it('requests the configured voice, and has its name in the keys of recordings', async () => {
    const voice = voiceWith({ AI_SPEECH_MODEL: 'tts-1', AI_SPEECH_VOICE: 'onyx' });
    await voice.speak(['Amen'], 'en', never);
    expect(sandbox.calls.map(({ body }) => body)).toEqual([
      { model: 'tts-1', voice: 'onyx', input: 'Amen', response_format: 'pcm' },
    ]);
    expect(voice.voice).not.toBe(voiceWith().voice);
  });
});
