import type { PassageWords } from '../../words/passage-words.js';
import { textWords } from '../../words/text-words.js';
import type { NearSpan } from '../span.js';
import { comparedText, spelledLike } from '../span-text.js';

/** Whether a text has the words of a run, and no others. */
export function hasSameWords({ passage, run }: NearSpan, text: string): boolean {
  const { language } = passage.translation;
  const compared = spelledLike(comparedText(text, language), passage.words, language).words;
  // What looks like the name of a speaker may be a word of the verse: “Galilee: and”.
  const plain = textWords(text, language).filter(({ key }) => !/^\p{N}+$/u.test(key));
  const stored = passage.words.words.slice(run.from, run.to).map(({ key }) => key);
  return [compared, plain].some(
    (words) => words.length === stored.length && words.every(({ key }, at) => key === stored[at]),
  );
}

/** Whether words that were taken for those of another passage stand right before these in theirs too. */
export function standsBefore(
  earlier: Pick<NearSpan, 'passage' | 'run'>,
  { passage, run }: NearSpan,
): boolean {
  const keys = ({ words }: PassageWords, from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ key }) => key)
      .join(' ');
  const { from, to } = earlier.run;
  return (
    keys(earlier.passage.words, from, to) === keys(passage.words, run.from - (to - from), run.from) &&
    to > from
  );
}

/** Whether a text after words of Scripture leads on to the next words as if they were one passage. */
export function joins(gap: string, first: string): boolean {
  const words = gap.match(/\p{L}+/gu) ?? [];
  if (words.length > 2 || /[“”"«»()]|—\s/u.test(gap)) return false;
  return !/[.!?]/u.test(gap) || /\p{Ll}/u.test(first);
}

/** Whether nothing stands between two sentences, so that a reader takes both for one passage. */
export const standsRightAfter = (gap: string) =>
  /^\P{L}{1,8}$/u.test(gap) && !/[“”"«»()—–|]|\n\s*(?:\n|[-*+•#>])/u.test(gap);
