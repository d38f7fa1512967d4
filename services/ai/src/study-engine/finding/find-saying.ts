import type { SearchAnswer } from '@word-unfolded/contracts';
import { alignSpan } from '../../grounding/unmarked/align-span.js';
import { textWords } from '../../grounding/words/text-words.js';
import type { QuestionReading } from '../asking/read-question.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { carriesMeaning, questionWords, stemOf, stemsIn } from './words-of-question.js';

const FOUND = 12;
/** So many words or fewer are the name of a subject, and no recollection of a verse. */
const NAMED_WORDS = 2;
/** Number of words that identify a verse which a reader quotes. */
const QUOTED_WORDS = 4;
/** Share of the words of a reader's recollection that the likely verse has. */
const MOST_OF_THEM = 0.75;

/** The verses with the words whose place is asked for; undefined when the words only name a subject. */
export async function findSaying(
  context: CompositionContext,
  reading: QuestionReading,
  saying: string,
): Promise<SearchAnswer | undefined> {
  const { within, subjects, terms } = reading;
  const place = { limit: FOUND, ...within };
  const words = saying.split(/\s+/).length;
  const isQuoted = words >= QUOTED_WORDS && !reading.isOfWholeBible && !reading.isAsking;
  if (!reading.saying && !isQuoted) return undefined;
  const whole = await context.library.search(saying, context.setting, place);
  if (whole?.matched === 'phrase' && words > 2) return whole;
  if (!reading.saying) return undefined;
  if (isGood(whole)) return whole;
  const nearest = await nearestTo(context, saying);
  if (nearest) return nearest;
  if (subjects.length > 0 && terms.length === 0 && words <= NAMED_WORDS) return undefined;
  const { language } = context;
  const carrying = questionWords(saying).filter(({ folded }) => carriesMeaning(folded, language));
  const query = carrying.map(({ written }) => written).join(' ');
  const found = query === '' ? undefined : await context.library.search(query, context.setting, place);
  if (isGood(found)) return found;
  const stems = carrying.map(({ folded }) => stemOf(folded, language));
  const first = stemsIn(found?.verses[0]?.text ?? '', language);
  return stems.filter((stem) => first.has(stem)).length >= stems.length * MOST_OF_THEM ? found : undefined;
}

/** Words that are compared with the nearest verses, and the share of them that a verse has, in its order. */
const COMPARED_WORDS = 5;
const LIKE = 0.7;

/** The verse that has most words of a recollection in their order, however some are spelt. */
async function nearestTo(context: CompositionContext, saying: string): Promise<SearchAnswer | undefined> {
  const words = textWords(saying, context.language);
  if (words.length < COMPARED_WORDS) return undefined;
  for (const { text } of await context.nearestVerses(saying)) {
    const span = alignSpan(words, textWords(text, context.language));
    if (!span) continue;
    const longest = Math.max(words.length, span.stored.to - span.stored.from);
    if (span.matched / longest < LIKE) continue;
    const found = await context.library.search(text, context.setting, { limit: 1 });
    if (found?.matched === 'phrase') return { ...found, matched: 'remembered' };
  }
  return undefined;
}

function isGood(found: SearchAnswer | undefined): boolean {
  return found?.matched === 'remembered' || found?.matched === 'phrase' || found?.matched === 'all-words';
}
