/** Where a reading is. Seconds are those of the reading at normal speed. */
export type Place = {
  readonly seconds: number;
  readonly length: number;
  /** Index of the line that is heard. */
  readonly line: number;
};

/** What a speaker tells of its own accord. */
export type SpeakerTold = { readonly onEnd: () => void; readonly onFailure: (error: unknown) => void };

/** Something that reads lines aloud, and can be anywhere in them. */
export type Speaker = {
  readonly source: 'browser' | 'file';
  /** The name of who speaks, as the reader is told. */
  readonly voice: string;
  /** Reads from where it is. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** Goes to another place; what lies outside of the reading is its beginning or its end. */
  readonly seek: (seconds: number) => void;
  /** @param rate 1 is normal speed */
  readonly setRate: (rate: number) => void;
  readonly place: () => Place;
  /** Falls silent for good. */
  readonly end: () => void;
};

/** The line that is heard at a time, by where each begins. */
export function lineAt(starts: readonly number[], seconds: number): number {
  let found = 0;
  for (const [index, start] of starts.entries()) if (start <= seconds) found = index;
  return found;
}
