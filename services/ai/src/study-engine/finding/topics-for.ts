import { foldWord, wordsOf } from '@word-unfolded/scripture-text';
import type { CompositionContext } from '../composing/composition-context.js';
import { englishFor } from './original-words.js';
import { stemOf } from './words-of-question.js';

/** Most words of a question that are tried as names of topics. */
const TRIED = 3;

/** The Nave's topics whose names are words of a question, together or each; by their English names. */
export async function topicsFor(context: CompositionContext, terms: readonly string[]): Promise<string[]> {
  const english = await Promise.all(terms.slice(0, TRIED).map((term) => englishFor(context, term)));
  const phrase = context.language === 'en' && terms.length > 1 ? [terms.slice(0, TRIED).join(' ')] : [];
  const names = await Promise.all([...phrase, ...english.flat()].map((name) => topicCalled(context, name)));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** A topic whose name consists of these words, in any form, with or without its explanation. */
export async function topicCalled(context: CompositionContext, name: string): Promise<string | undefined> {
  for (const form of formsOf(name)) {
    const answer = await context.library.topic(form, context.setting, { limit: 1 });
    if (!answer?.topic || answer.pagination.total === 0) continue;
    if (stems(answer.topic.askedFor).startsWith(stems(form))) return answer.topic.askedFor;
  }
  return undefined;
}

/** Names of topics are mostly plural or mostly singular; both are tried. */
function formsOf(name: string): string[] {
  const other = name.endsWith('s') ? name.slice(0, -1) : `${name}s`;
  return [name, other];
}

function stems(name: string): string {
  return `${wordsOf(name.replace(/\(.*\)/, ''))
    .map(({ folded }) => stemOf(foldWord(folded), 'en'))
    .join(' ')} `;
}
