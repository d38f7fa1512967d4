import type { PassageAnswer } from '@word-unfolded/contracts';
import { joinAnswers, referenceOf } from './join-answers.js';

/**
 * A passage as plain text for the clipboard: the words, the reference and the translation, then the copyright notice,
 * which must accompany every copy (scripture data, "Licences").
 */
export function plainPassage(pages: readonly PassageAnswer[]): string {
  const [first] = pages;
  if (!first) return '';
  const { name, abbreviation, notice } = first.translation;
  const words = pages.map(({ content }) => content.trim()).join('\n\n');
  const references = referenceOf(joinAnswers(pages));
  return `${words}\n\n${references} (${abbreviation}, ${name})\n${notice}`;
}
