import { readConfigurations } from '@word-unfolded/service-kit';
import { modelsConfiguration, type ModelsConfiguration } from '../models/models.configuration.js';
import { chooseVoice } from './choose-voice.js';
import { speechConfiguration, type SpeechConfiguration } from './speech.configuration.js';

const LOCAL = { OPENAI_BASE_URL: 'http://localhost:11434/v1' };

it.each<[Record<string, string>, string]>([
  [{}, 'espeak-ng'],
  [{ OPENAI_API_KEY: 'sk-1' }, 'openai'],
  [{ OPENAI_API_KEY: 'sk-1', SPEECH_VOICE: 'espeak-ng' }, 'espeak-ng'],
  [LOCAL, 'espeak-ng'],
  [{ ...LOCAL, SPEECH_VOICE: 'openai' }, 'openai'],
])('given %j speaks %s', (environment, voice) => {
  const values = readConfigurations([speechConfiguration, modelsConfiguration], environment);
  expect(
    chooseVoice(
      values.get(speechConfiguration.token) as SpeechConfiguration,
      values.get(modelsConfiguration.token) as ModelsConfiguration,
    ),
  ).toBe(voice);
});
