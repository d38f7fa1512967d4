import type { Language } from '@word-unfolded/domain';

/** A spoken text. */
export type Recording = {
  readonly audio: Buffer;
  readonly mediaType: 'audio/ogg' | 'audio/mpeg';
  /** Start of each line, in milliseconds; an empty line begins where the next one does. */
  readonly startsMs: readonly number[];
};

/** Speaks texts. Each adapter is one voice or one provider. */
export abstract class SpeechModel {
  /** Name of the voice, for readers and in the keys of stored recordings: a new name makes new recordings. */
  abstract readonly voice: string;

  /** Whether it can speak on this machine, as far as that is known without a call. */
  abstract isAvailable(): boolean;

  /**
   * Speaks lines in order.
   *
   * @param lines prepared for a voice; empty ones are skipped
   * @param signal cancels the work
   * @param progress is told how many of the portions are spoken
   * @throws Error when it cannot
   */
  abstract speak(
    lines: readonly string[],
    language: Language,
    signal: AbortSignal,
    progress?: (done: number, total: number) => void,
  ): Promise<Recording>;
}
