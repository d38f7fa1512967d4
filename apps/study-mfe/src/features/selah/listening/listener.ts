import { log } from '@word-unfolded/ui';
import type { BrowserRecognition, RecognitionClass, RecognitionResults } from './speech-recognition.js';

/** Why nothing can be heard; the conversation goes on in writing. */
export type HearingProblem = 'unsupported' | 'denied' | 'no-microphone' | 'no-service';

export type ListenerCallbacks = {
  /** Somebody speaks; there are no words yet. */
  readonly onSound: () => void;
  /** @param isFinal whether the words will not change any more */
  readonly onWords: (words: string, isFinal: boolean) => void;
  /** The microphone has been closed, and no more words will come. */
  readonly onEnd: () => void;
  readonly onProblem: (problem: HearingProblem) => void;
};

export type ListenerOptions = {
  /** A language tag, such as es-MX. */
  readonly tag: string;
  readonly isLocal: boolean;
  /** The microphone with echo cancellation; browsers that cannot take it open their own. */
  readonly track: MediaStreamTrack | undefined;
};

const PROBLEMS: Readonly<Record<string, HearingProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'no-service',
  'language-not-supported': 'no-service',
  'audio-capture': 'no-microphone',
};

/** Pause before recognition is started again, in milliseconds, so that a failing one does not restart all the time. */
const RESTART_MS = 300;

/**
 * Listens as long as it is wanted. A browser ends its recognition after each pause, or after a minute; it is started
 * again at once.
 */
export class Listener {
  private readonly recognition: BrowserRecognition;
  private isWanted = false;
  private isRunning = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    Recognition: RecognitionClass,
    private readonly options: ListenerOptions,
    private readonly callbacks: ListenerCallbacks,
  ) {
    const recognition = new Recognition();
    Object.assign(recognition, { lang: options.tag, continuous: true, interimResults: true });
    if (options.isLocal) recognition.processLocally = true;
    recognition.addEventListener('speechstart', () => this.isWanted && callbacks.onSound());
    recognition.addEventListener('result', (event) => this.hear(event as Event & RecognitionResults));
    recognition.addEventListener('error', (event) => this.fail(event as Event & { error?: string }));
    recognition.addEventListener('end', () => this.onEnd());
    this.recognition = recognition;
  }

  start(): void {
    this.isWanted = true;
    this.run();
  }

  /** Stops listening; what has been said so far still becomes words. */
  finish(): void {
    this.isWanted = false;
    clearTimeout(this.timer);
    if (this.isRunning) this.recognition.stop();
    else this.callbacks.onEnd();
  }

  /** Ends the present phrase, so that its words become final; listening goes on. */
  completePhrase(): void {
    if (this.isRunning) this.recognition.stop();
  }

  /** Stops listening, and forgets what has been said. */
  stop(): void {
    this.isWanted = false;
    clearTimeout(this.timer);
    if (this.isRunning) this.recognition.abort();
  }

  private run(): void {
    clearTimeout(this.timer);
    if (this.isRunning) return; // it restarts when the present phrase has ended
    const { track } = this.options;
    try {
      if (track?.readyState === 'live') this.recognition.start(track);
      else this.recognition.start();
      this.isRunning = true;
    } catch (error) {
      log.warn('Speech recognition could not be started', error);
      this.timer = setTimeout(() => this.isWanted && this.run(), RESTART_MS);
    }
  }

  private hear({ resultIndex, results }: RecognitionResults): void {
    let interim = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index]!;
      const words = result[0]?.transcript ?? '';
      if (result.isFinal) this.callbacks.onWords(words, true);
      else interim += words;
    }
    if (interim.trim() !== '') this.callbacks.onWords(interim, false);
  }

  private fail({ error = '' }: { readonly error?: string }): void {
    const problem = PROBLEMS[error];
    if (!problem) return; // silence, an abort and a short loss of the network end it, and it is started again
    this.isWanted = false;
    this.callbacks.onProblem(problem);
  }

  private onEnd(): void {
    this.isRunning = false;
    this.callbacks.onEnd();
    if (this.isWanted) this.timer = setTimeout(() => this.isWanted && this.run(), RESTART_MS);
  }
}
