import { recordingOf } from '../api/recording.js';
import type { RecordingOptions } from '../api/recording-types.js';
import { browserSpeaker } from '../engine/browser-speaker.js';
import { fileSpeaker, type RecordPart } from '../engine/file-speaker.js';
import { readingParts } from '../engine/reading-parts.js';
import type { Speaker, SpeakerListeners } from '../engine/speaker.js';
import { browserVoices, voiceFor } from '../voices.js';
import type { SpeechPassages } from '../speech-passages.js';

/** Opens the speaker for passages. */
export type OpenSpeaker = (
  passages: SpeechPassages,
  listeners: SpeakerListeners,
  wanted: Speaker['source'],
  waiting?: RecordingOptions,
) => Promise<Speaker>;

/**
 * The browser's own voice, which is free and needs no server; a recording when it is requested, or when the browser has
 * no voice for the language.
 *
 * @throws AppError when the recording cannot be obtained
 */
export const openSpeaker: OpenSpeaker = async (passages, listeners, wanted, waiting) => {
  const synthesis = wanted === 'browser' ? browserVoices() : undefined;
  const voice = synthesis && (await voiceFor(synthesis, passages.language));
  if (synthesis && voice) return browserSpeaker(synthesis, voice, passages, listeners);
  const record: RecordPart = (part, isAwaited) =>
    recordingOf(part, isAwaited ? waiting : { signal: waiting?.signal });
  return fileSpeaker(readingParts(passages), record, listeners);
};
