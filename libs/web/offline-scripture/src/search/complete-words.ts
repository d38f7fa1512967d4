import { SEARCH_WORDS, rememberingFold, wordsOf } from '@word-unfolded/scripture-text';
import type { EditionSearcher } from './edition-searcher.js';

/** Words of a phrase that stand before the one that is completed, at most. */
const WORDS_BEFORE = 3;

/** So many verses are read for what follows in them. */
const VERSES_READ = 400;

/** So many places of a word are looked at for how it is written. */
const PLACES_READ = 3;

type Folded = { readonly folded: string; readonly written: string };

/**
 * Completes the last word of a text from the words of an edition on this device: with what follows the words before it
 * in some verse, the longer context first, or else with frequent words that begin so.
 *
 * @returns the text with its last word completed; never the text itself
 */
export function completeWords(searcher: EditionSearcher, text: string, limit: number): string[] {
  const words = wordsOf(text);
  const last = words.at(-1);
  const isBegun = last !== undefined && last.end === text.length;
  const kept = isBegun ? text.slice(0, last.start) : text;
  const before = (isBegun ? words.slice(0, -1) : words).map(({ folded }) => folded);
  const begun = isBegun ? last.folded : '';
  const following = wordsAfter(searcher, before, begun);
  const found = following.length > 0 ? following : frequentWords(searcher, begun, limit);
  const completed = found.map((word) => kept + word).filter((each) => each !== text);
  return [...new Set(completed)].slice(0, limit);
}

function wordsAfter(searcher: EditionSearcher, before: readonly string[], begun: string): string[] {
  const { stopWords } = SEARCH_WORDS[searcher.index.language];
  for (let count = Math.min(WORDS_BEFORE, before.length); count >= 1; count -= 1) {
    const context = before.slice(-count);
    if (context.every((word) => stopWords.has(word)) && count < 2) return [];
    const times = new Map<string, number>();
    for (const verse of searcher.versesWith(context).slice(0, VERSES_READ))
      for (const word of followersIn(readWords(searcher, verse), context))
        if (word.folded.startsWith(begun)) times.set(word.written, (times.get(word.written) ?? 0) + 1);
    if (times.size > 0)
      return [...times].sort(([, one], [, other]) => other - one).map(([written]) => written);
  }
  return [];
}

function* followersIn(words: readonly Folded[], context: readonly string[]): Generator<Folded> {
  for (let at = 0; at + context.length < words.length; at += 1)
    if (context.every((word, place) => words[at + place]!.folded === word)) yield words[at + context.length]!;
}

/** The most frequent words that begin so, as they are written. */
function frequentWords(searcher: EditionSearcher, begun: string, limit: number): string[] {
  if (!begun) return [];
  const { words, firstVerse, language } = searcher.index;
  const { stopWords } = SEARCH_WORDS[language];
  const found: { readonly number: number; readonly times: number }[] = [];
  words.forEach((word, number) => {
    if (!word.startsWith(begun) || stopWords.has(word) || /\d/.test(word)) return;
    found.push({ number, times: firstVerse[number + 1]! - firstVerse[number]! });
  });
  found.sort((one, other) => other.times - one.times);
  return found.slice(0, limit).map(({ number }) => writtenForm(searcher, number));
}

/** A word as the text has it: with its accents, and small unless it is always a name. */
function writtenForm(searcher: EditionSearcher, number: number): string {
  const { words, verses, firstVerse } = searcher.index;
  const folded = words[number]!;
  const places = [...verses.subarray(firstVerse[number], firstVerse[number + 1])].slice(0, PLACES_READ);
  const forms = places.flatMap((verse) =>
    readWords(searcher, verse)
      .filter((word) => word.folded === folded)
      .map(({ written }) => written),
  );
  return forms.find((form) => form === form.toLowerCase()) ?? forms[0] ?? folded;
}

const fold = rememberingFold();

function readWords(searcher: EditionSearcher, verse: number): Folded[] {
  const text = searcher.textOf(verse);
  return wordsOf(text, fold).map(({ folded, start, end }) => ({ folded, written: text.slice(start, end) }));
}
