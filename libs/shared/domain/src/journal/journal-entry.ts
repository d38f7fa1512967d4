import type { ContentType, JournalCategory, JournalMood } from './vocabulary.js';

/** Generated content of an entry: a devotional, a study guide, a quote or an image. */
export type GeneratedContent = {
  /** Created by the client that adds the content, so that a device can name it without a network. */
  readonly id: string;
  readonly type: ContentType;
  readonly title: string;
  readonly content: string;
  /** Key of an image in the gallery; null for text. */
  readonly image: string | null;
  /** The generator, such as the name of a model; empty when unknown. */
  readonly writer: string;
  /** One content of each type is active. */
  readonly active: boolean;
  readonly createdAt: string;
};

/** The text of an entry: the part that is merged and stored in versions. */
export type EntryText = { readonly title: string; readonly content: string };

/** The fields of an entry that a reader edits; each is merged separately. */
export type EntryFields = EntryText & {
  /** The passage of the entry, as the reader wrote it; may be empty. */
  readonly scripture: string;
  /** The reader's local date: `2026-03-01`. */
  readonly date: string;
  readonly category: JournalCategory;
  readonly mood: JournalMood | null;
  readonly tags: readonly string[];
  readonly archived: boolean;
  /** Whether the entry is in the bin. */
  readonly binned: boolean;
  readonly contents: readonly GeneratedContent[];
};

/**
 * Two texts that could not be merged. The entry has `theirs`, the text that arrived first; `mine` is the text of a
 * device that did not know of it, and `base` is the common ancestor. The conflict stays until the reader edits the
 * entry while it is displayed.
 */
export type EntryConflict = {
  readonly mine: EntryText;
  readonly theirs: EntryText;
  readonly base: EntryText;
  /** Further texts that could not be merged are in the history. */
  readonly more: number;
};

/** An empty entry. */
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
