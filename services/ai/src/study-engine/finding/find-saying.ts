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

/** For whom or what a verse is asked: these are no words of it (“un versículo para un trabajo nuevo”). */
const ASKED_FOR = /^para (?:una?|alguien)\s/iu;

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
  if ((!reading.saying && !isQuoted) || ASKED_FOR.test(saying)) return undefined;
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
  if (stems.filter((stem) => first.has(stem)).length >= stems.length * MOST_OF_THEM) return found;
  return withMostWords(context, saying);
}

/** Stems of telling words that a half remembered verse must have at least. */
const FEWEST_STEMS = 2;
/** The share of these that a verse must have, if no verse has more. */
const HALF_REMEMBERED = 0.6;

/** Of the nearest verses the one with most telling words of a recollection, in whatever order they stand. */
async function withMostWords(context: CompositionContext, saying: string): Promise<SearchAnswer | undefined> {
  const { language } = context;
  const stems = new Set(
    questionWords(saying)
      .filter(({ folded }) => carriesMeaning(folded, language))
      .map(({ folded }) => stemOf(folded, language)),
  );
  if (stems.size < FEWEST_STEMS) return undefined;
  let best: { readonly text: string; readonly shared: number } | undefined;
  for (const { text } of await context.nearestVerses(saying)) {
    const has = stemsIn(text, language);
    const shared = [...stems].filter((stem) => has.has(stem)).length;
    if (shared >= FEWEST_STEMS && shared > (best?.shared ?? 0)) best = { text, shared };
  }
  if (!best || best.shared < stems.size * HALF_REMEMBERED) return undefined;
  const found = await context.library.search(best.text, context.setting, { limit: 1 });
  return found?.matched === 'phrase' ? { ...found, matched: 'remembered' } : undefined;
}

/** Words that are compared with the nearest verses, and the share of them that a verse has, in its order. */
const COMPARED_WORDS = 4;
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
