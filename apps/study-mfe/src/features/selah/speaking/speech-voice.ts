/** A text that is being spoken. */
export type Utterance = {
  /** Settles when it has been spoken or cut; rejects if it cannot be spoken. */
  readonly ended: Promise<void>;
  /** Interrupts it at once, and goes on where it was. */
  readonly hold: () => void;
  readonly resume: () => void;
  readonly cut: () => void;
};

export type UtteranceListeners = {
  /** The first sound is heard. */
  readonly onStart: () => void;
  /** A word begins. */
  readonly onWord: () => void;
};

/** What speaks: a voice of the browser, or the server's. */
export type SpeechVoice = {
  readonly source: 'browser' | 'server';
  /** Its name, as the reader sees it; empty until it is known. */
  readonly name: () => string;
  /** Prepares what is spoken next, so that there is no gap before it. */
  readonly prepare: (text: string) => void;
  readonly speak: (text: string, listeners: UtteranceListeners) => Utterance;
};

/** An utterance's end, settled from outside. */
export function endOfUtterance() {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { promise, resolve, reject };
}
