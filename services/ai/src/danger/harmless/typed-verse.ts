import { isNegation } from '../../grounding/judging/negations.js';
import { alignSpan } from '../../grounding/unmarked/align-span.js';
import { plainWords } from '../words/plain-words.js';
import { isPlainCry } from '../recognise-danger.js';

/** Finds the stored verses that are nearest to a text. */
export type NearestVerses = (text: string) => Promise<readonly { readonly text: string }[]>;

/** Fewer words are said by many people in their own name (“I am alone”). A longer text is no verse that is looked up. */
const WORDS = { fewest: 4, most: 120 } as const;

/** So many words are compared loosely: people know verses by heart, or from editions that are not stored. */
const LOOSELY = { fewest: 6, like: 0.7 } as const;

/** What may stand after a verse: “Jonah 2:3”. */
const REFERENCE = /[\s(—-]+(?:[1-3]\s?)?\p{L}+\.?\s\d+[:.,]\d+[-–\d]*\)?\s*$/u;

/**
 * Whether a text is nothing but words of Scripture, as of somebody who looks a verse up: “Out of the depths have I
 * cried unto thee, O LORD”. A verse in which somebody plainly asks to die is heard as a cry all the same, because it
 * may be the reader's own. When the verses cannot be asked for, no text is one.
 */
export async function isTypedVerse(text: string, nearest: NearestVerses): Promise<boolean> {
  const words = wordsOf(text);
  if (words.length < WORDS.fewest || words.length > WORDS.most || isPlainCry(text)) return false;
  const verses = await nearest(text).catch(() => []);
  return verses.some((verse) => isLike(words, wordsOf(verse.text)));
}

function isLike(words: readonly string[], verse: readonly string[]): boolean {
  if (` ${verse.join(' ')} `.includes(` ${words.join(' ')} `)) return true;
  if (words.length < LOOSELY.fewest) return false;
  if (words.some((word) => isNegation(word) && !verse.includes(word))) return false;
  const toTextWord = (key: string) => ({ key });
  const span = alignSpan(words.map(toTextWord), verse.map(toTextWord));
  if (!span) return false;
  const longest = Math.max(words.length, span.stored.to - span.stored.from);
  return span.matched / longest >= LOOSELY.like;
}

function wordsOf(text: string): string[] {
  return plainWords(text.replace(REFERENCE, ''))
    .split(' ')
    .filter((word) => word !== '' && word !== '.');
}
