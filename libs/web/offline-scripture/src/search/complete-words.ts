import { SEARCH_WORDS, wordsOf } from '@word-unfolded/scripture-text';
import type { EditionSearcher } from './edition-searcher.js';
import { readWords, writtenForm, type WrittenWord } from './written-words.js';

/** Maximum context words before the one that is completed. */
const WORDS_BEFORE = 3;

/** Maximum verses that are read for continuations. */
const VERSES_READ = 400;

/**
 * Completes the last word of a text from the words of an edition on this device: with the continuations of the
 * preceding words in some verse, the longer context first, or else with frequent words that have this beginning.
 *
 * @returns the text with its last word completed; never the text itself
 */
export function completeWords(searcher: EditionSearcher, text: string, limit: number): string[] {
  const words = wordsOf(text);
  const last = words.at(-1);
  const isBegun = last !== undefined && last.end === text.length;
  const stored = isBegun ? text.slice(0, last.start) : text;
  const before = (isBegun ? words.slice(0, -1) : words).map(({ folded }) => folded);
  const begun = isBegun ? last.folded : '';
  const following = wordsAfter(searcher, before, begun);
  const found = following.length > 0 ? following : frequentWords(searcher, begun, limit);
  const completed = found.map((word) => stored + word).filter((each) => each !== text);
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

function* followersIn(words: readonly WrittenWord[], context: readonly string[]): Generator<WrittenWord> {
  for (let at = 0; at + context.length < words.length; at += 1)
    if (context.every((word, place) => words[at + place]!.folded === word)) yield words[at + context.length]!;
}

/** The most frequent words with this beginning, in their usual spelling. */
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
