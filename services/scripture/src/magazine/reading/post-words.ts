import type { PostContent } from '@word-unfolded/contracts';
import { wordsOf } from '@word-unfolded/scripture-text';

/** Words of one post that are searched, at most; the longest posts have some thousand different ones. */
const MOST_WORDS = 6_000;

/** The different words of a text, without accents and capitals. */
export function foldedWords(text: string): string[] {
  return [...new Set(wordsOf(text).map(({ folded }) => folded))];
}

/** The words by which a post is found. */
export function wordsOfPost({ title, summary, tags, author, body }: PostContent): string[] {
  return foldedWords([title, summary, ...tags, author, body].join(' ')).slice(0, MOST_WORDS);
}
