import { endOfUtterance, type SpeechVoice, type Utterance, type UtteranceListeners } from './speech-voice.js';

/** Some browsers accept a text and never speak it; after this time, in milliseconds, it is given up. */
const SILENT_MS = 4_000;

/** A voice of the browser. A pause cancels the utterance, because some browsers cannot resume one. */
export function browserVoice(synthesis: SpeechSynthesis, voice: SpeechSynthesisVoice): SpeechVoice {
  return {
    source: 'browser',
    name: () => voice.name,
    prepare: () => undefined,
    speak: (text, listeners) => speak(synthesis, voice, text, listeners),
  };
}

function speak(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  text: string,
  { onStart, onWord }: UtteranceListeners,
): Utterance {
  const { promise, resolve, reject } = endOfUtterance();
  let current: SpeechSynthesisUtterance | undefined;
  let character = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    const from = character;
    const utterance = new SpeechSynthesisUtterance(text.slice(from));
    Object.assign(utterance, { voice, lang: voice.lang });
    utterance.onstart = () => {
      clearTimeout(silence);
      if (current === utterance) onStart();
    };
    utterance.onboundary = ({ charIndex }) => {
      if (current !== utterance) return;
      character = from + charIndex;
      onWord();
    };
    utterance.onend = () => {
      if (current === utterance) finish();
    };
    utterance.onerror = ({ error }) => {
      if (current === utterance) fail(new Error(`the voice of the browser failed: ${error}`));
    };
    current = utterance;
    silence = setTimeout(() => fail(new Error('the voice of the browser is silent')), SILENT_MS);
    synthesis.speak(utterance);
  };
  const hold = () => {
    clearTimeout(silence);
    current = undefined;
    synthesis.cancel();
  };
  const finish = () => {
    hold();
    resolve();
  };
  const fail = (error: Error) => {
    hold();
    reject(error);
  };
  say();
  return { ended: promise, hold, resume: say, cut: finish };
}
