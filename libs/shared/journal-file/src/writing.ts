import type { FiledEntry } from '@word-unfolded/contracts';
import type { Labels } from './labels.js';

/** The notice of an edition of Scripture, which travels with every copy of its words. */
export type FiledEdition = { readonly id: string; readonly name: string; readonly notice: string };

/** A file that is being written. */
export type Writing = {
  readonly entries: AsyncIterable<FiledEntry>;
  readonly total: number;
  readonly labels: Labels;
  readonly writtenAt: Date;
  readonly editions: readonly FiledEdition[];
  /** Lets others do their work, when it is time. @throws whatever the signal was aborted with */
  readonly breath: () => Promise<void>;
};

/** Gives a file piece by piece. */
export type FormatWriter = (writing: Writing) => AsyncGenerator<Uint8Array>;
