import { browserVoices, voicesFor } from '@word-unfolded/speech';
import type { VoiceChoices } from '../transports/voice-transport.js';
import { browserVoice } from './browser-voice.js';
import { serverVoice } from './server-voice.js';
import { Speaker, type SpeakerCallbacks } from './speaker.js';

/** The name under which the server's voice is chosen. */
export const SERVER_VOICE = 'server';

/** The speaker of a conversation: the chosen voice; otherwise the browser's own, and the server's if there is none. */
export async function openSpeaker(
  { language, voice: chosen }: Pick<VoiceChoices, 'language' | 'voice'>,
  callbacks: SpeakerCallbacks,
): Promise<Speaker> {
  const synthesis = chosen === SERVER_VOICE ? undefined : browserVoices();
  const voices = synthesis ? await voicesFor(synthesis, language) : [];
  const own = voices.find(({ name }) => name === chosen) ?? voices[0];
  const server = serverVoice(language);
  return new Speaker(synthesis && own ? [browserVoice(synthesis, own), server] : [server], callbacks);
}
