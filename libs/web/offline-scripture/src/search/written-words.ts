import { rememberingFold, wordsOf } from '@word-unfolded/scripture-text';
import type { EditionSearcher } from './edition-searcher.js';

/** A word of a verse: its folded form and its spelling. */
export type WrittenWord = { readonly folded: string; readonly written: string };

/** Maximum occurrences of a word that are examined for its spelling. */
const PLACES_READ = 3;

/** Not part of the word, according to `foldWord`. */
const POSSESSIVE = /['’ʼ]s$/u;

/** A word in the spelling of the text: with its accents, and in lower case unless it is always capitalised. */
export function writtenForm(searcher: EditionSearcher, number: number): string {
  const { words, verses, firstVerse } = searcher.index;
  const folded = words[number]!;
  const places = [...verses.subarray(firstVerse[number], firstVerse[number + 1])].slice(0, PLACES_READ);
  const forms = places.flatMap((verse) =>
    readWords(searcher, verse)
      .filter((word) => word.folded === folded)
      .map(({ written }) => written.replace(POSSESSIVE, '')),
  );
  return forms.find((form) => form === form.toLowerCase()) ?? forms[0] ?? folded;
}

const fold = rememberingFold();

/** The words of a verse in order. */
export function readWords(searcher: EditionSearcher, verse: number): WrittenWord[] {
  const text = searcher.textOf(verse);
  return wordsOf(text, fold).map(({ folded, start, end }) => ({ folded, written: text.slice(start, end) }));
}
