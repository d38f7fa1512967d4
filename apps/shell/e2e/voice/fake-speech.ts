import type { Page } from 'playwright-core';

/** The controls of the speech that {@link fakeSpeech} puts into a page. */
type FakeSpeech = {
  /** What the browser's voice has spoken, a sentence each. */
  readonly spoken: string[];
  /** The language tags of recognition and voices. */
  readonly tags: string[];
  /** Voices go on speaking until they are cut. */
  endless: boolean;
  /** How often the voice was cut while it spoke. */
  cuts: number;
  /** Milliseconds from the last words, or the last loud sound, to the cut after it. */
  cutAfter: number | undefined;
  isListening(): boolean;
  /** The reader says something; recognition reports it word by word. */
  say(text: string): void;
  /** Recognition reports words that may still change. */
  hear(text: string): void;
  /** A loud sound in the microphone, or quiet. */
  sound(isLoud: boolean): void;
};

declare global {
  var speech: FakeSpeech;
}

/** Runs in the page, before its own code: a browser that recognises and speaks what the test says. */
function install(withRecognition: boolean): void {
  type Recognition = EventTarget & { lang: string };
  let listening: Recognition | undefined;
  let current: { onend?: () => void; onerror?: (event: object) => void } | undefined;
  let heardAt = 0;
  let gain: GainNode | undefined;
  const report = (results: { words: string; isFinal: boolean }[]) => {
    const list = results.map(({ words, isFinal }) => Object.assign([{ transcript: words }], { isFinal }));
    listening?.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: list }));
  };
  const speech: FakeSpeech = {
    spoken: [],
    tags: [],
    endless: false,
    cuts: 0,
    cutAfter: undefined,
    isListening: () => listening !== undefined,
    hear: (text) => {
      heardAt = performance.now();
      report([{ words: text, isFinal: false }]);
    },
    say: (text) => {
      const words = text.split(' ');
      words.forEach((_, index) => speech.hear(words.slice(0, index + 1).join(' ')));
      report([{ words: text, isFinal: true }]);
    },
    sound: (isLoud) => {
      if (isLoud) heardAt = performance.now();
      if (gain) gain.gain.value = isLoud ? 0.6 : 0;
    },
  };
  globalThis.speech = speech;

  const listen = (recognition: Recognition) => {
    listening = recognition;
    speech.tags.push(recognition.lang);
  };
  class FakeRecognition extends EventTarget {
    lang = '';
    static available = () => Promise.resolve('available');
    start() {
      if (listening) throw new DOMException('already started', 'InvalidStateError');
      listen(this);
    }
    stop() {
      this.abort();
    }
    abort() {
      if (listening !== this) return;
      listening = undefined;
      setTimeout(() => this.dispatchEvent(new Event('end')));
    }
  }
  class FakeUtterance {
    voice?: { lang: string };
    constructor(readonly text: string) {}
  }
  const voice = (name: string, lang: string) => ({ name, lang, localService: true, default: false });
  const synthesis = {
    getVoices: () => [voice('Test voice', 'en-US'), voice('Voz de prueba', 'es-MX')],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    speak: (utterance: FakeUtterance & { onstart?: () => void; onend?: () => void }) => {
      current = utterance;
      speech.spoken.push(utterance.text);
      speech.tags.push(utterance.voice?.lang ?? '');
      setTimeout(() => current === utterance && utterance.onstart?.());
      setTimeout(() => {
        if (current !== utterance || speech.endless) return;
        current = undefined;
        utterance.onend?.();
      }, 20);
    },
    cancel: () => {
      if (!current) return;
      current = undefined;
      speech.cuts += 1;
      speech.cutAfter = performance.now() - heardAt;
    },
  };
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true });
  define('SpeechRecognition', withRecognition ? FakeRecognition : undefined);
  define('webkitSpeechRecognition', undefined);
  define('SpeechSynthesisUtterance', FakeUtterance);
  define('speechSynthesis', synthesis);
  navigator.mediaDevices.getUserMedia = () => {
    const context = new AudioContext();
    const output = context.createMediaStreamDestination();
    const tone = context.createOscillator();
    gain = context.createGain();
    gain.gain.value = 0;
    tone.connect(gain).connect(output);
    tone.start();
    return Promise.resolve(output.stream);
  };
}

/** Replaces the browser's speech, in every document that the page opens from now on. */
export async function fakeSpeech(page: Page, withRecognition = true): Promise<void> {
  await page.addInitScript(install, withRecognition);
}
