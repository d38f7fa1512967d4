import type { Language } from '@word-unfolded/domain';
import type Database from 'libsql';
import { type Word } from '@word-unfolded/scripture-text';
import { LANGUAGE_WORDS } from '../words/language-words.js';
import { BREAK, frequentPhrases } from './frequent-phrases.js';
import { searchTable, searchTables, type PhraseRow, type VocabularyRow } from './search.schema.js';
import { WordCounts, type CountedWord } from './word-counts.js';

/** A less frequent phrase is not suggested. */
const LEAST_TIMES = 4;

const PHRASES_OF_AN_EDITION = 12_000;

/** A verse with text, by its key in the library. */
export type IndexedVerse = { readonly key: number; readonly text: string };

/** Writes the full-text index of an edition, its vocabulary and its phrases. */
export function writeSearchIndex(
  database: Database.Database,
  edition: number,
  language: Language,
  verses: Iterable<IndexedVerse>,
): void {
  database.exec(searchTables(edition, language));
  const counts = new WordCounts();
  const inOrder: number[] = [];
  const table = searchTable(edition);
  const indexed = remembering(LANGUAGE_WORDS[language].indexed);
  const insert = database.prepare(`insert into ${table} (rowid, text) values (?, ?)`);
  database.transaction(() => {
    for (const { key, text } of verses) {
      const words = counts.add(text);
      insert.run(key, words.map(({ folded }) => indexed(folded)).join(' '));
      pushNumbers(inOrder, text, words, counts);
    }
    database.exec(`insert into ${table} (${table}) values ('optimize')`);
  })();
  const words = counts.all;
  const rows = vocabularyRows(words, language);
  const phrases = phraseRows(words, language, Int32Array.from(inOrder));
  database
    .prepare('insert into search_vocabulary values (?, ?, ?, ?)')
    .run(edition, language, JSON.stringify(rows), JSON.stringify(phrases));
}

/** Words recur, so each is stemmed once. */
function remembering(indexed: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? indexed(word);
    known.set(word, found);
    return found;
  };
}

/** Adds the words of a text by their numbers, with breaks at punctuation and at the end. */
function pushNumbers(inOrder: number[], text: string, words: readonly Word[], counts: WordCounts): void {
  words.forEach(({ folded, end }, index) => {
    inOrder.push(counts.numberOf(folded));
    const next = words[index + 1];
    const gap = next && text.slice(end, next.start);
    if (gap !== ' ' && gap !== '-') inOrder.push(BREAK);
  });
}

function vocabularyRows(words: readonly CountedWord[], language: Language): VocabularyRow[] {
  const stems = LANGUAGE_WORDS[language].stemsOf(words.map(({ word }) => word));
  return words.map(({ word, times, written }, index) => {
    return [word, stems[index]!, written === word ? 0 : written, times];
  });
}

/** Phrases that end with a significant word. */
function phraseRows(words: readonly CountedWord[], language: Language, inOrder: Int32Array): PhraseRow[] {
  const { stopWords } = LANGUAGE_WORDS[language];
  return frequentPhrases(inOrder, words.length, LEAST_TIMES)
    .filter((phrase) => !stopWords.has(words[phrase.words.at(-1)!]!.word))
    .sort((one, other) => other.times - one.times)
    .slice(0, PHRASES_OF_AN_EDITION)
    .map((phrase) => [phrase.words.map((number) => words[number]!.word).join(' '), phrase.times]);
}
