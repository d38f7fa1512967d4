import { foldWord, wordsOf } from '@word-unfolded/scripture-text';
import type { StudyDesk } from '../composing/desk.js';
import { englishFor } from './original-words.js';
import { stemOf } from './words-of-question.js';

/** Words of a question that are tried as names of topics. */
const TRIED = 3;

/** The topics of Nave that are called as words of a question are, together or each; by their English names. */
export async function topicsFor(desk: StudyDesk, terms: readonly string[]): Promise<string[]> {
  const english = await Promise.all(terms.slice(0, TRIED).map((term) => englishFor(desk, term)));
  const phrase = desk.language === 'en' && terms.length > 1 ? [terms.slice(0, TRIED).join(' ')] : [];
  const names = await Promise.all([...phrase, ...english.flat()].map((name) => topicCalled(desk, name)));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** A topic that has these words for its name, in whatever form, with or without what explains them. */
export async function topicCalled(desk: StudyDesk, name: string): Promise<string | undefined> {
  for (const form of formsOf(name)) {
    const answer = await desk.library.topic(form, desk.setting, { limit: 1 });
    if (!answer?.topic || answer.pagination.total === 0) continue;
    if (stems(answer.topic.askedFor).startsWith(stems(form))) return answer.topic.askedFor;
  }
  return undefined;
}

/** Names of topics are mostly plural or mostly not; both are tried. */
function formsOf(name: string): string[] {
  const other = name.endsWith('s') ? name.slice(0, -1) : `${name}s`;
  return [name, other];
}

function stems(name: string): string {
  return `${wordsOf(name.replace(/\(.*\)/, ''))
    .map(({ folded }) => stemOf(foldWord(folded), 'en'))
    .join(' ')} `;
}
