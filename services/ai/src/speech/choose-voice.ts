import type { ModelsConfiguration } from '../models/models.configuration.js';
import type { SpeechConfiguration } from './speech.configuration.js';

/**
 * Whose voice speaks: the one that is named; else OpenAI's where its key is set; else espeak-ng. A server of others, which
 * writes answers, seldom speaks: it is asked only when it is named.
 */
export function chooseVoice(
  { SPEECH_VOICE }: Pick<SpeechConfiguration, 'SPEECH_VOICE'>,
  { OPENAI_API_KEY, OPENAI_BASE_URL }: ModelsConfiguration,
): 'openai' | 'espeak-ng' {
  if (SPEECH_VOICE) return SPEECH_VOICE;
  return OPENAI_API_KEY !== undefined && OPENAI_BASE_URL === undefined ? 'openai' : 'espeak-ng';
}
