import type { Language } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, locatePassage, parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { foldWord } from '@word-unfolded/scripture-text';
import { CHURCH_AND_ITS_SIGNS } from './church-and-its-signs.js';
import type { DisputedQuestion } from './disputed-question.js';
import { GRACE_AND_LAST_THINGS } from './grace-and-last-things.js';

export const DISPUTED_QUESTIONS: readonly DisputedQuestion[] = [
  ...CHURCH_AND_ITS_SIGNS,
  ...GRACE_AND_LAST_THINGS,
];

/**
 * The questions on which traditions differ that a text asks, the one with the most matching words first.
 *
 * @param words of the text, folded
 */
export function disputedIn(words: readonly string[], language: Language): DisputedQuestion[] {
  return DISPUTED_QUESTIONS.map((question) => ({ question, fit: fitOf(question, words, language) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ question }) => question);
}

/** Number of matching words of the alternative that fits best; 0 when none fits. */
function fitOf(
  { keywords: askedBy }: DisputedQuestion,
  words: readonly string[],
  language: Language,
): number {
  const fits = askedBy[language].split('|').map((alternative) => {
    const phrases = alternative.split(' ').map((phrase) => phrase.split('+'));
    return phrases.every((phrase) => hasPhrase(words, phrase)) ? phrases.flat().length : 0;
  });
  return Math.max(...fits);
}

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((part, offset) => fitsPart(words[at + offset] ?? '', part)));
}

function fitsPart(word: string, part: string): boolean {
  const folded = foldWord(part.replace('*', ''));
  return part.endsWith('*') ? word.startsWith(folded) : word === folded;
}

/** The questions that the explanation of a passage raises, by canonical ids. */
export function disputedAt({ first, last }: VerseRange): DisputedQuestion[] {
  return DISPUTED_QUESTIONS.filter(({ raisedBy }) =>
    rangesOf(raisedBy).some((range) => range.first <= last && first <= range.last),
  );
}

/** Passages of a table as canonical ranges. */
export function rangesOf(osis: string): VerseRange[] {
  return (parseOsis(osis) ?? []).flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? [located.range] : [];
  });
}
