import { callFileRoute } from '@word-unfolded/api-client';
import { AppError, SPEECH_HEADERS, speakRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { endOfUtterance, type SpeechVoice } from './speech-voice.js';

/** How many recordings wait to be spoken or are remembered; each is some seconds of sound. */
const MAX_STORED = 12;

/** The server's voice: each sentence is a recording, and the next one is fetched while one is played. */
export function serverVoice(
  language: Language,
  openAudio: () => HTMLAudioElement = () => new Audio(),
): SpeechVoice {
  const recordings = new Map<string, Promise<string>>();
  let name = '';

  const fetchRecording = async (text: string): Promise<string> => {
    const input = { body: { text, language, context: 'general' } } as const;
    const { file, headers } = await callFileRoute(speakRoute, input, { language });
    if (file.size === 0) throw AppError.of('SPEECH_EMPTY');
    name = headers.get(SPEECH_HEADERS.voice) ?? name;
    return URL.createObjectURL(file);
  };
  const recordingOf = (text: string): Promise<string> => {
    const known = recordings.get(text);
    if (known) return known;
    const fetched = fetchRecording(text);
    recordings.set(text, fetched);
    fetched.catch(() => recordings.delete(text));
    const [oldest] = recordings.keys();
    if (recordings.size > MAX_STORED && oldest !== undefined) {
      void recordings.get(oldest)?.then(URL.revokeObjectURL, () => undefined);
      recordings.delete(oldest);
    }
    return fetched;
  };

  return {
    source: 'server',
    name: () => name,
    prepare: (text) => void recordingOf(text).catch(() => undefined), // speaking it reports a failure
    speak: (text, { onStart, onWord }) => {
      const { promise, resolve, reject } = endOfUtterance();
      const audio = openAudio();
      let isHeld = false;
      let isOver = false;
      const play = () => {
        if (!isHeld && !isOver && audio.src) audio.play().catch(reject);
      };
      audio.onplaying = onStart;
      audio.ontimeupdate = onWord;
      audio.onended = () => resolve();
      audio.onerror = () => !isOver && reject(audio.error ?? new Error('the recording cannot be played'));
      recordingOf(text).then((address) => {
        if (isOver) return;
        audio.src = address;
        play();
      }, reject);
      return {
        ended: promise,
        hold: () => {
          isHeld = true;
          audio.pause();
        },
        resume: () => {
          isHeld = false;
          play();
        },
        cut: () => {
          isOver = true;
          audio.pause();
          resolve();
        },
      };
    },
  };
}
