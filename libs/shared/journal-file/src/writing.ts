import type { FiledEntry } from '@word-unfolded/contracts';
import type { Labels } from './labels.js';

/** The notice of an edition of Scripture, which accompanies every copy of its words. */
export type FiledEdition = { readonly id: string; readonly name: string; readonly notice: string };

/** The state of a file that is being written. */
export type Writing = {
  readonly entries: AsyncIterable<FiledEntry>;
  readonly total: number;
  readonly labels: Labels;
  readonly writtenAt: Date;
  readonly editions: readonly FiledEdition[];
  /** Yields to the event loop when the time slice is over. @throws the abort reason of the signal */
  readonly yieldIfDue: () => Promise<void>;
};

/** A writer of one format: it yields the file chunk by chunk. */
export type FormatWriter = (writing: Writing) => AsyncGenerator<Uint8Array>;
