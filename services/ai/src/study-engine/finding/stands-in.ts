import type { Language } from '@word-unfolded/domain';
import { textWords } from '../../grounding/words/text-words.js';

/**
 * Whether words stand in a text in their order, without others between them: that it has all of them somewhere does not
 * make them its words.
 */
export function standsIn(text: string, words: string, language: Language): boolean {
  const keys = (of: string) =>
    ` ${textWords(of, language)
      .map(({ key }) => key)
      .join(' ')} `;
  return keys(text).includes(keys(words));
}

/** What may stand between a clause and the next one. */
const MARK = /[.,;:!?—()“”‘’"«»¿¡]/u;

/**
 * Whether words stand in a text as a clause of their own, between marks: “no hay Dios” is one in Psalm 14, and not in “no
 * hay Dios como tú”.
 */
export function standsAsClause(text: string, words: string, language: Language): boolean {
  const sought = textWords(words, language).map(({ key }) => key);
  const stored = textWords(text, language);
  return stored.some((first, at) => {
    if (!sought.every((key, index) => stored[at + index]?.key === key)) return false;
    const before = text.slice(stored[at - 1]?.end ?? 0, first.start);
    const after = text.slice(stored[at + sought.length - 1]!.end, stored[at + sought.length]?.start);
    return (at === 0 || MARK.test(before)) && (at + sought.length === stored.length || MARK.test(after));
  });
}
