import type { DownloadHeading, Verse } from '@word-unfolded/contracts';
import type { BookId } from '@word-unfolded/scripture-ref';
import type { SearchIndex } from '../search/search-index.js';

/** A translation whose whole text is on this device. */
export type StoredEdition = Pick<DownloadHeading, 'translation' | 'counts'> & {
  readonly id: string;
  /** Hash of its source file. */
  readonly sha256: string;
  /** Sizes of the file, and of its uncompressed content. */
  readonly bytes: number;
  readonly textBytes: number;
};

/** A partially downloaded file. */
export type PartialFile = {
  readonly id: string;
  readonly sha256: string;
  readonly received: number;
  readonly parts: number;
};

/** A chapter in its stored form: its line of the file. */
export type ChapterLine = { readonly book: string; readonly chapter: number; readonly line: string };

/** The storage of texts on this device. */
export type EditionStore = {
  readonly editions: () => Promise<readonly StoredEdition[]>;
  readonly edition: (id: string) => Promise<StoredEdition | undefined>;
  /** The verses of a chapter; none if it is not stored. */
  readonly chapter: (id: string, book: BookId, chapter: number) => Promise<readonly Verse[]>;
  readonly index: (id: string) => Promise<SearchIndex | undefined>;
  readonly partial: (id: string) => Promise<PartialFile | undefined>;
  /** Starts a file; the bytes of an older one are discarded. */
  readonly beginFile: (id: string, sha256: string) => Promise<PartialFile>;
  /** Appends bytes; either all of them are stored, or none. @throws DOMException QuotaExceededError */
  readonly addPart: (id: string, data: Uint8Array<ArrayBuffer>) => Promise<PartialFile>;
  readonly file: (id: string) => Promise<readonly Uint8Array<ArrayBuffer>[]>;
  readonly dropFile: (id: string) => Promise<void>;
  /** Stores a text in place of an older one, and deletes the file: in one transaction. */
  readonly store: (
    edition: StoredEdition,
    chapters: readonly ChapterLine[],
    index: SearchIndex,
  ) => Promise<void>;
  /** Removes a text and its partial file. */
  readonly remove: (id: string) => Promise<void>;
};
