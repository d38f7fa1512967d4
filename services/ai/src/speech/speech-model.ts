import type { Language } from '@word-unfolded/domain';

/** A text that was spoken. */
export type Recording = {
  readonly audio: Buffer;
  readonly mediaType: 'audio/ogg' | 'audio/mpeg';
  /** Where each line begins, in milliseconds; one that says nothing begins where the next one does. */
  readonly startsMs: readonly number[];
};

/** Speaks texts. Each adapter is one voice or one provider. */
export abstract class SpeechModel {
  /** What speaks, for readers and for the keys of what is kept: a change of it makes new recordings. */
  abstract readonly voice: string;

  /** Whether it can speak on this machine, as far as that is known without trying. */
  abstract isAvailable(): boolean;

  /**
   * Speaks lines, one after the other.
   *
   * @param lines as a voice should be given them; empty ones are passed over
   * @param signal ends the work when nobody needs it any more
   * @throws Error when it cannot
   */
  abstract speak(lines: readonly string[], language: Language, signal: AbortSignal): Promise<Recording>;
}
