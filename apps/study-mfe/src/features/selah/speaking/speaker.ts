import type { SpokenSentence } from '../answers/spoken-sentences.js';
import type { SpeechVoice, Utterance } from './speech-voice.js';

export type SpeakerCallbacks = {
  /** A sentence is heard from now on. */
  readonly onSentence: (sentence: SpokenSentence) => void;
  readonly onWord: () => void;
  /** Everything has been spoken, or was cut. */
  readonly onQuiet: () => void;
  /** Nothing can be spoken any more. */
  readonly onFailure: (error: unknown) => void;
};

/** Speaks sentences one after the other as they come, and stops at once. */
export class Speaker {
  private queue: SpokenSentence[] = [];
  private current: Utterance | undefined;
  private isHeld = false;
  private left: SpeechVoice[];

  /** @param voices the first one speaks; if it cannot, the next one does */
  constructor(
    voices: readonly SpeechVoice[],
    private readonly callbacks: SpeakerCallbacks,
  ) {
    this.left = [...voices];
  }

  /** The voice that speaks; undefined if none can. */
  get voice(): SpeechVoice | undefined {
    return this.left[0];
  }

  get isSpeaking(): boolean {
    return this.current !== undefined;
  }

  say(sentences: readonly SpokenSentence[]): void {
    this.queue.push(...sentences);
    const next = this.current ? this.queue[0] : this.queue[1];
    if (next) this.voice?.prepare(next.spoken);
    if (!this.current) this.speakNext();
  }

  /** Stops the sound at once; it may be resumed. */
  hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.current?.hold();
  }

  resume(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.current?.resume();
  }

  /** Stops the sound at once, and forgets what was still to be spoken. */
  cut(): void {
    this.queue = [];
    this.isHeld = false;
    const { current } = this;
    this.current = undefined;
    current?.cut();
  }

  private speakNext(): void {
    const [sentence] = this.queue;
    const { voice } = this;
    if (!sentence || !voice) {
      this.queue = [];
      return this.callbacks.onQuiet();
    }
    this.queue.shift();
    let hasStarted = false;
    const utterance = voice.speak(sentence.spoken, {
      onStart: () => {
        if (this.current !== utterance || hasStarted) return;
        hasStarted = true;
        this.callbacks.onSentence(sentence);
      },
      onWord: () => this.current === utterance && this.callbacks.onWord(),
    });
    this.current = utterance;
    const next = this.queue[0];
    if (next) voice.prepare(next.spoken);
    utterance.ended.then(
      () => this.after(utterance),
      (error: unknown) => this.onFailure(utterance, sentence, error),
    );
  }

  private after(utterance: Utterance): void {
    if (this.current !== utterance) return;
    this.current = undefined;
    this.speakNext();
  }

  private onFailure(utterance: Utterance, sentence: SpokenSentence, error: unknown): void {
    if (this.current !== utterance) return;
    this.current = undefined;
    this.left.shift();
    if (this.voice) this.queue.unshift(sentence);
    else this.callbacks.onFailure(error);
    this.speakNext();
  }
}
