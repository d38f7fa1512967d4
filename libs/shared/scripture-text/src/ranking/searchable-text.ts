import type { VerseId } from '@word-unfolded/scripture-ref';
import type { EquivalenceRules, SearchTerm, TextVocabulary } from './search-term.js';
import type { VerseWords } from './score-verse.js';
import type { VerseIds } from './verse-ids.js';

/** A verse as a search reads it. */
export type SearchableVerse = {
  /** In the numbering of the text. */
  readonly id: VerseId;
  readonly canonicalId: VerseId;
  readonly words: VerseWords;
};

/** A text in which verses are found by their words: at the server by SQLite, on a device by an index of its own. */
export type SearchableText<Verse extends SearchableVerse = SearchableVerse> = {
  /** Number of verses with words. */
  readonly verses: number;
  readonly rules: EquivalenceRules;
  readonly vocabulary: TextVocabulary;
  /** The verses with a term in any form. */
  readonly versesWith: (term: SearchTerm) => VerseIds;
  /** The verses with these words in sequence, each in any inflected form, but in no other spelling and no synonym. */
  readonly versesWithPhrase: (terms: readonly SearchTerm[]) => VerseIds;
  /** Verses by their ids, in that order; one that the text does not have is left out. */
  readonly read: (ids: readonly number[]) => Verse[];
};
