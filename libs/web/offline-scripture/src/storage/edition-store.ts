import type { DownloadHeading, Verse } from '@word-unfolded/contracts';
import type { BookId } from '@word-unfolded/scripture-ref';
import type { SearchIndex } from '../search/search-index.js';

/** A translation whose whole text is on this device. */
export type KeptEdition = Pick<DownloadHeading, 'translation' | 'counts'> & {
  readonly id: string;
  /** Hash of the file it came from. */
  readonly sha256: string;
  /** Sizes of the file, and of what was in it. */
  readonly bytes: number;
  readonly textBytes: number;
};

/** As much of a file as has come. */
export type PartialFile = {
  readonly id: string;
  readonly sha256: string;
  readonly received: number;
  readonly parts: number;
};

/** A chapter as it is kept: its line of the file. */
export type ChapterLine = { readonly book: string; readonly chapter: number; readonly line: string };

/** Where texts are kept on this device. */
export type EditionStore = {
  readonly editions: () => Promise<readonly KeptEdition[]>;
  readonly edition: (id: string) => Promise<KeptEdition | undefined>;
  /** The verses of a chapter; none where it is not kept. */
  readonly chapter: (id: string, book: BookId, chapter: number) => Promise<readonly Verse[]>;
  readonly index: (id: string) => Promise<SearchIndex | undefined>;
  readonly partial: (id: string) => Promise<PartialFile | undefined>;
  /** Begins a file anew; what had come of an older one is thrown away. */
  readonly beginFile: (id: string, sha256: string) => Promise<PartialFile>;
  /** Adds what has come; all of it is kept, or none. @throws DOMException QuotaExceededError */
  readonly addPart: (id: string, data: Uint8Array<ArrayBuffer>) => Promise<PartialFile>;
  readonly file: (id: string) => Promise<readonly Uint8Array<ArrayBuffer>[]>;
  readonly dropFile: (id: string) => Promise<void>;
  /** Keeps a text in the place of an older one, and drops the file: all at once or not at all. */
  readonly keep: (
    edition: KeptEdition,
    chapters: readonly ChapterLine[],
    index: SearchIndex,
  ) => Promise<void>;
  /** Removes a text and what has come of its file. */
  readonly remove: (id: string) => Promise<void>;
};
