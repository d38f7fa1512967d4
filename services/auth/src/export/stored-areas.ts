import {
  partsOf,
  ReadStoredAnswers,
  ReadStoredBilling,
  ReadStoredJournal,
  ReadStoredUsage,
  type ChunkOf,
} from '@word-unfolded/contracts';

/** The data of a reader in another service: a part of the file, with parts of its own. */
export type StoredArea = {
  readonly name: string;
  readonly contract:
    typeof ReadStoredJournal | typeof ReadStoredAnswers | typeof ReadStoredUsage | typeof ReadStoredBilling;
  /** The names of its parts, in the order of the stream. */
  readonly parts: readonly string[];
};

/** Some items of one part, as a service sends them. */
export type StoredChunk = ChunkOf<StoredArea['contract']>;

/** In the order of the file. A service that begins to store data of readers adds its area here. */
export const STORED_AREAS: readonly StoredArea[] = [
  { name: 'journal', contract: ReadStoredJournal, parts: partsOf(ReadStoredJournal) },
  { name: 'assistant', contract: ReadStoredAnswers, parts: partsOf(ReadStoredAnswers) },
  { name: 'usage', contract: ReadStoredUsage, parts: partsOf(ReadStoredUsage) },
  { name: 'billing', contract: ReadStoredBilling, parts: partsOf(ReadStoredBilling) },
];
