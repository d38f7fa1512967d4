import { spokenText } from '@word-unfolded/domain';
import type { SpeechPassages } from '../speech-passages.js';
import { lineAt, type Speaker, type SpeakerListeners } from './speaker.js';

/** Estimated characters per second, because a browser does not report the duration of speech. */
const CHARACTERS_PER_SECOND = 14;

/**
 * Reads with a voice of the browser, one utterance for each verse, so that the current verse is known exactly. A pause
 * cancels the utterance, because some browsers cannot resume one; the reading resumes at the same word.
 */
export function browserSpeaker(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  { lines, language }: SpeechPassages,
  { onEnd, onFailure }: SpeakerListeners,
): Speaker {
  const texts = lines.map(({ text }) => spokenText(text, language));
  const lengths = texts.map((text) => text.length / CHARACTERS_PER_SECOND);
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, each) => sum + each, 0));
  const length = lengths.reduce((sum, each) => sum + each, 0);
  let [line, character, rate, isPlaying] = [0, 0, 1, false];
  let playedSince = 0;
  let current: SpeechSynthesisUtterance | undefined;

  const say = () => {
    const [from, text] = [character, texts[line] ?? ''];
    const utterance = new SpeechSynthesisUtterance(text.slice(from));
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    utterance.onstart = () => {
      playedSince = performance.now();
    };
    utterance.onboundary = ({ charIndex }) => {
      if (current !== utterance) return;
      character = from + charIndex;
      playedSince = performance.now();
    };
    utterance.onend = () => {
      if (current === utterance) sayNext();
    };
    utterance.onerror = ({ error }) => {
      if (current !== utterance) return;
      halt();
      onFailure(new Error(`the voice of the browser failed: ${error}`));
    };
    current = utterance;
    playedSince = performance.now();
    synthesis.speak(utterance);
  };
  const sayNext = () => {
    character = 0;
    if (line + 1 < texts.length) {
      line += 1;
      return say();
    }
    current = undefined;
    isPlaying = false;
    line = 0;
    onEnd();
  };
  const halt = () => {
    isPlaying = false;
    current = undefined;
    synthesis.cancel();
  };
  const sayAnew = () => {
    if (!isPlaying) return;
    halt();
    isPlaying = true;
    say();
  };
  const secondsNow = () => {
    const since = isPlaying ? ((performance.now() - playedSince) / 1_000) * rate : 0;
    const within = Math.min(character / CHARACTERS_PER_SECOND + since, lengths[line] ?? 0);
    return (starts[line] ?? 0) + within;
  };

  return {
    source: 'browser',
    voice: voice.name,
    play: async () => {
      isPlaying = true;
      synthesis.cancel();
      say();
    },
    pause: halt,
    seek: (seconds) => {
      line = lineAt(starts, Math.max(0, seconds));
      character = wordAt(texts[line] ?? '', (seconds - (starts[line] ?? 0)) * CHARACTERS_PER_SECOND);
      sayAnew();
    },
    setRate: (next) => {
      rate = next;
      sayAnew();
    },
    place: () => ({ seconds: secondsNow(), length, line }),
    end: halt,
  };
}

/** The start of the word that contains a character. */
function wordAt(text: string, character: number): number {
  const at = Math.min(Math.max(0, Math.floor(character)), Math.max(0, text.length - 1));
  return text.lastIndexOf(' ', at) + 1;
}
