import type { ContentType, JournalCategory, JournalMood } from './vocabulary.js';

/** Something that was made from an entry: a devotional, a study guide, a quote, an image. */
export type GeneratedContent = {
  /** Made where it was added, so that a device without a network can name it. */
  readonly id: string;
  readonly type: ContentType;
  readonly title: string;
  readonly content: string;
  /** Key of an image in the gallery; null for what is text. */
  readonly image: string | null;
  /** What wrote it, such as the name of a model; empty when it is not known. */
  readonly writer: string;
  /** One of each type is. */
  readonly active: boolean;
  readonly createdAt: string;
};

/** The words of an entry: what is merged, what versions keep. */
export type EntryText = { readonly title: string; readonly content: string };

/** What a reader writes and chooses, each of which is merged by itself. */
export type EntryFields = EntryText & {
  /** The passage that it is about, as the reader wrote it; may be empty. */
  readonly scripture: string;
  /** The reader's local date: `2026-03-01`. */
  readonly date: string;
  readonly category: JournalCategory;
  readonly mood: JournalMood | null;
  readonly tags: readonly string[];
  readonly archived: boolean;
  /** In the bin. */
  readonly binned: boolean;
  readonly contents: readonly GeneratedContent[];
};

/**
 * Two texts that could not be made one. The entry has `theirs`, the text that came first; `mine` is what came from a device
 * that did not know of it, `base` what both were made of. It stays until the reader edits the entry with it in sight.
 */
export type EntryConflict = {
  readonly mine: EntryText;
  readonly theirs: EntryText;
  readonly base: EntryText;
  /** Further texts that could not be merged; they are in the history. */
  readonly more: number;
};

/** An entry without anything in it. */
export function emptyEntry(date: string): EntryFields {
  return {
    title: '',
    content: '',
    scripture: '',
    date,
    category: 'uncategorized',
    mood: null,
    tags: [],
    archived: false,
    binned: false,
    contents: [],
  };
}
