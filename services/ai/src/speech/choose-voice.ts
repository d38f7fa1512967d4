import type { ModelsConfiguration } from '../models/models.configuration.js';
import type { SpeechConfiguration } from './speech.configuration.js';

/**
 * Chooses the voice: the configured one; otherwise OpenAI's if its key is set; otherwise espeak-ng. Other servers that
 * generate answers seldom speak, so they are used only when they are configured as the voice.
 */
export function chooseVoice(
  { SPEECH_VOICE }: Pick<SpeechConfiguration, 'SPEECH_VOICE'>,
  { OPENAI_API_KEY, OPENAI_BASE_URL }: ModelsConfiguration,
): 'openai' | 'espeak-ng' {
  if (SPEECH_VOICE) return SPEECH_VOICE;
  return OPENAI_API_KEY !== undefined && OPENAI_BASE_URL === undefined ? 'openai' : 'espeak-ng';
}
