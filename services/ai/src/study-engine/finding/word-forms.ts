import type { LexiconAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { foldWord, wordsOf } from '@word-unfolded/scripture-text';
import type { StudyWord } from '../../library/study-passage.js';
import { isStopWord } from './words-of-question.js';

/** How an edition shows a lemma at one of its places. */
export type WordForm = { readonly shown: string; readonly beginsSentence: boolean };

/** More words before a linked one belong to another one. */
const MOST_LEAD = 1;

/**
 * Words beside another that say how, or that somebody speaks; alone they carry nothing: “utterly fall”, “answered and said”.
 * The old editions have them on every page.
 */
const WEAK: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `altogether utterly surely certainly greatly exceedingly straightway immediately neither nor also more much very about now
    rather yea behold lo said saith spake spoken saying answered came went both easily even again away forth`.split(
      /\s+/,
    ),
  ),
  es: new Set(
    `absolutamente ciertamente grandemente luego ahora ademas tambien mas mucho mucha muchos muchas muy aun antes dijo dice decia
    diciendo hablo respondio vino fue asimismo otra vez cosas oh he aqui`.split(/\s+/),
  ),
};

/** A linked word with the unlinked word before it: "work together", where only "together" is linked. Empty if neither tells anything. */
export function shownWord({ text, before }: StudyWord, language: Language): string {
  const carries = (word: string) => !isStopWord(word, language) && !WEAK[language].has(foldWord(word));
  const own = wordsOf(text);
  const first = own.find(({ folded }) => carries(folded));
  if (!first) return '';
  const lead: string[] = [];
  for (const word of before.split(/\s+/).reverse()) {
    if (lead.length === MOST_LEAD || !/^[\p{L}]+$/u.test(word) || !carries(word)) break;
    lead.unshift(word);
  }
  return [...lead, text.slice(lead.length > 0 ? 0 : first.start).trim()].join(' ').replace(/[,;:.]+$/, '');
}

/**
 * The form that says best what a lemma is: the one with which editions mostly render it, the first of equal ones (“man”
 * beside “fall” is another word's). It has a small letter at the beginning of a sentence, unless it is a name.
 */
export function bestForm(
  forms: readonly WordForm[],
  answer: LexiconAnswer | undefined,
  isName: boolean,
): string {
  const renderings = (answer?.renderings ?? []).flatMap((edition) => edition.renderings);
  const timesOf = ({ shown }: WordForm) => {
    const words = new Set(wordsOf(shown).map(({ folded }) => folded));
    return Math.max(
      0,
      ...renderings
        .filter(({ text }) => wordsOf(text).some(({ folded }) => words.has(folded)))
        .map(({ times }) => times),
    );
  };
  const [best] = [...forms].sort((a, b) => timesOf(b) - timesOf(a));
  if (!best) return '';
  const { shown, beginsSentence } = best;
  const isOwn = isName || /^(?:an? |the )?\p{Lu}/u.test(answer?.entry?.lemma ?? '') || isOfPeople(answer);
  return beginsSentence && !isOwn && /^\p{Lu}\p{Ll}/u.test(shown)
    ? shown[0]!.toLowerCase() + shown.slice(1)
    : shown;
}

/** Whether a lemma names a people or a thing with a name of its own: “a Jehudite”. */
function isOfPeople(answer: LexiconAnswer | undefined): boolean {
  return /^(?:an? |the )?\p{Lu}(?!\p{L}* primitive)/u.test(answer?.entry?.gloss ?? '');
}
