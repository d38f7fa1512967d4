import type { Language } from '@word-unfolded/domain';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** The full-text index of an edition. Row ids are the keys of its verses. */
export function searchTable(edition: number): string {
  return `search_${edition}`;
}

/** The search data of an edition. It does not duplicate the text of the verses. */
export function searchTables(edition: number, language: Language): string {
  return `
    -- Which verses have words: a word, alternatives, a phrase.
    create virtual table ${searchTable(edition)} using fts5(
      text, content='', tokenize='${LANGUAGE_WORDS[language].tokenizer}');

    -- Read whole when a service starts: spelling, stems and suggestions.
    create table if not exists search_vocabulary (
      edition integer primary key,
      language text not null,
      words text not null,   -- [word, stem, as it is written or 0 where so, times] of each, in JSON
      phrases text not null  -- [words, times] of frequent phrases, in JSON
    ) strict;
  `;
}

/** A word of an edition: folded, its stem, its written form or 0 if that is the same, and its count. */
export type VocabularyRow = readonly [word: string, stem: string, written: string | 0, times: number];

/** A frequent phrase of an edition, in folded words. */
export type PhraseRow = readonly [phrase: string, times: number];
