import type { PassageAnswer } from '@word-unfolded/contracts';
import { joinAnswers, referenceOf } from './join-answers.js';

/**
 * A passage as it is pasted: the words, then where they stand and in which edition, then its notice, which must travel
 * with every copy (scripture data, "Licences").
 */
export function plainPassage(pages: readonly PassageAnswer[]): string {
  const [first] = pages;
  if (!first) return '';
  const { name, abbreviation, notice } = first.translation;
  const words = pages.map(({ content }) => content.trim()).join('\n\n');
  const references = referenceOf(joinAnswers(pages));
  return `${words}\n\n${references} (${abbreviation}, ${name})\n${notice}`;
}
