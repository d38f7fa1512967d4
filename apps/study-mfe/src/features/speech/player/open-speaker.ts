import { recordingOf } from '../api/recording.js';
import { browserSpeaker } from '../engine/browser-speaker.js';
import { fileSpeaker } from '../engine/file-speaker.js';
import type { Speaker, SpeakerTold } from '../engine/speaker.js';
import { browserVoices, voiceFor } from '../engine/voices.js';
import type { SpokenPassages } from '../../../spoken/spoken-passages.js';

/** Opens what reads passages aloud. */
export type OpenSpeaker = (
  passages: SpokenPassages,
  told: SpeakerTold,
  wanted: Speaker['source'],
) => Promise<Speaker>;

/**
 * The browser's own voice, which costs nothing and needs no server; a recording where one is wanted, or where the browser
 * has no voice for the language.
 *
 * @throws CatalogueError when the recording cannot be had
 */
export const openSpeaker: OpenSpeaker = async (passages, told, wanted) => {
  const synthesis = wanted === 'browser' ? browserVoices() : undefined;
  const voice = synthesis && (await voiceFor(synthesis, passages.language));
  if (synthesis && voice) return browserSpeaker(synthesis, voice, passages, told);
  return fileSpeaker(await recordingOf(passages), told);
};
