/** The position of a reading. Seconds are those of the reading at normal speed. */
export type Place = {
  readonly seconds: number;
  readonly length: number;
  /** Index of the current line. */
  readonly line: number;
};

/** Events that a speaker emits. */
export type SpeakerListeners = {
  readonly onEnd: () => void;
  readonly onFailure: (error: unknown) => void;
  /** The sound that comes next is not there yet; then false when the reading goes on. */
  readonly onWaiting: (isWaiting: boolean) => void;
};

/** Reads lines aloud and can seek to any position. */
export type Speaker = {
  readonly source: 'browser' | 'file';
  /** The name of the voice, as shown to the reader. */
  readonly voice: string;
  /** Reads from the current position. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** Seeks to another position; positions outside the reading are clamped to its beginning or its end. */
  readonly seek: (seconds: number) => void;
  /** @param rate 1 is normal speed */
  readonly setRate: (rate: number) => void;
  readonly place: () => Place;
  /** Stops and releases the speaker. */
  readonly end: () => void;
};

/** The line at a time, given the start times of the lines. */
export function lineAt(starts: readonly number[], seconds: number): number {
  let found = 0;
  for (const [index, start] of starts.entries()) if (start <= seconds) found = index;
  return found;
}
