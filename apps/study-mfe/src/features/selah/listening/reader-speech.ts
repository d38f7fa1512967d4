import { log } from '@word-unfolded/ui';
import { recognitionTag } from './recognition-tag.js';
import type { VoiceChoices, VoiceEngine } from '../transports/voice-transport.js';
import { EchoFilter } from './echo-filter.js';
import { Listener, type HearingProblem } from './listener.js';
import { canShareMicrophone, openMicrophone, type Microphone } from './microphone.js';
import { browserRecognition, localAvailability } from './speech-recognition.js';

/** A sentence is complete when no further word follows its end within this time, in milliseconds. */
const COMPLETE_MS = 300;

/** Browsers that never complete a phrase are made to after this time without a new word. */
const STALLED_MS = 1_800;

/** A sound that interrupted Selah must become words within this time; otherwise Selah goes on. */
const CONFIRM_MS = 1_200;

type SpeechCallbacks = {
  /** Somebody makes a sound while Selah speaks; words will show whether it is the reader. */
  readonly onInterruption: () => void;
  /** It was not the reader. */
  readonly onFalseAlarm: () => void;
  /** The reader speaks. */
  readonly onSpeech: () => void;
  /** The words so far. */
  readonly onWords: (text: string) => void;
  /** The reader stopped without a word. */
  readonly onDropped: () => void;
  /** The reader has said something, to its end. */
  readonly onSaid: (text: string) => void;
  readonly onEngine: () => void;
};

/** What the reader says, by the browser's speech recognition, without what Selah says itself. */
export class ReaderSpeech {
  private listener: Listener | undefined;
  private microphone: Microphone | undefined;
  private problem: HearingProblem | undefined;
  private isLocal = false;
  private isHearing = false;
  private isSpeaking = false;
  private isCommitting = false;
  /** What has been recognised to its end, and what may still change. */
  private said = '';
  private interim = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private readonly echo: EchoFilter;

  private constructor(
    choices: VoiceChoices,
    private readonly callbacks: SpeechCallbacks,
  ) {
    this.echo = new EchoFilter(choices.language);
  }

  /** Asks for the microphone, if the browser can hear at all. It never fails: what cannot be heard can be typed. */
  static async open(choices: VoiceChoices, callbacks: SpeechCallbacks): Promise<ReaderSpeech> {
    const speech = new ReaderSpeech(choices, callbacks);
    const Recognition = browserRecognition();
    if (!Recognition) {
      speech.problem = 'unsupported';
      return speech;
    }
    if (canShareMicrophone()) speech.microphone = await speech.openMicrophone(choices.deviceId);
    if (speech.problem) return speech;
    const tag = recognitionTag(choices.language);
    speech.isLocal = (await localAvailability(Recognition, tag)) === 'available';
    const options = { tag, isLocal: speech.isLocal, track: speech.microphone?.track };
    speech.listener = new Listener(Recognition, options, {
      onSound: () => speech.onSound(),
      onWords: (words, isFinal) => speech.onWords(words, isFinal),
      onEnd: () => speech.onEnd(),
      onProblem: (problem) => speech.fail(problem),
    });
    return speech;
  }

  get engine(): VoiceEngine['hears'] {
    if (this.problem) return { by: 'nobody', problem: this.problem };
    return { by: this.isLocal ? 'device' : 'browser' };
  }

  start(): void {
    this.isHearing = true;
    this.forget();
    this.microphone?.setOpen(true);
    this.listener?.start();
  }

  stop(): void {
    this.isHearing = false;
    this.microphone?.setOpen(false);
    if (this.isCommitting) return; // the words that were said are still awaited
    this.forget();
    this.listener?.stop();
  }

  /** What was said is complete, because a button was released. */
  commit(): void {
    if (!this.listener) return;
    this.isCommitting = true;
    this.listener.finish();
  }

  /** A sentence of Selah is heard from now on. */
  selahBegins(text: string): void {
    this.echo.begins(text);
    this.isSpeaking = true;
    this.microphone?.tellSelah(true);
  }

  selahEnds(): void {
    this.echo.ends();
    this.isSpeaking = false;
    clearTimeout(this.alarm);
    this.alarm = undefined;
    this.microphone?.tellSelah(false);
  }

  level(): number {
    return this.isHearing ? (this.microphone?.level() ?? 0) : 0;
  }

  close(): void {
    this.isHearing = false;
    this.isCommitting = false;
    this.forget();
    clearTimeout(this.alarm);
    this.listener?.stop();
    this.microphone?.close();
  }

  private async openMicrophone(deviceId: string | undefined): Promise<Microphone | undefined> {
    try {
      return await openMicrophone({
        deviceId,
        onVoice: (change) => change === 'started' && this.onSound(),
        onGone: () => this.fail('no-microphone'),
      });
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'NotAllowedError') this.problem = 'denied';
      else if (name === 'NotFoundError') this.problem = 'no-microphone';
      else log.warn('The level of the microphone is not known', error); // the recognition may still hear
      return undefined;
    }
  }

  /** A sound interrupts Selah at once; only words decide whether it was the reader. */
  private onSound(): void {
    if (!this.isHearing || !this.isSpeaking || this.alarm !== undefined) return;
    this.callbacks.onInterruption();
    this.alarm = setTimeout(() => {
      this.alarm = undefined;
      this.callbacks.onFalseAlarm();
    }, CONFIRM_MS);
  }

  private onWords(words: string, isFinal: boolean): void {
    if (!this.isHearing && !this.isCommitting) return;
    if (this.echo.isEcho(words)) {
      if (isFinal) this.interim = '';
      return;
    }
    if (this.said === '' && this.interim === '') this.callbacks.onSpeech();
    clearTimeout(this.alarm);
    this.alarm = undefined;
    this.said = isFinal ? joined(this.said, words) : this.said;
    this.interim = isFinal ? '' : words;
    this.callbacks.onWords(joined(this.said, this.interim));
    clearTimeout(this.timer);
    if (isFinal && !this.isCommitting) this.timer = setTimeout(() => this.complete(), COMPLETE_MS);
    else this.timer = setTimeout(() => this.listener?.completePhrase(), STALLED_MS);
  }

  /** A browser that has ended a phrase without completing its words will not do so any more. */
  private onEnd(): void {
    if (!this.isCommitting && this.interim === '') return;
    this.isCommitting = false;
    this.complete();
  }

  private complete(): void {
    const text = joined(this.said, this.interim);
    this.forget();
    if (text === '') this.callbacks.onDropped();
    else this.callbacks.onSaid(text);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.said = '';
    this.interim = '';
  }

  private fail(problem: HearingProblem): void {
    this.problem = problem;
    this.listener?.stop();
    this.forget();
    this.callbacks.onDropped();
    this.callbacks.onEngine();
  }
}

const joined = (one: string, other: string) => `${one} ${other}`.replace(/\s+/g, ' ').trim();
