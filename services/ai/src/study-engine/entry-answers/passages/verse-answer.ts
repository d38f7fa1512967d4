import type { Language } from '@word-unfolded/domain';
import { foldedWords, rangeOf, type Entry } from '@word-unfolded/study-library';
import { parseOsis } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../../library/study-passage.js';
import { referenceLink, scriptureLink, type Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { verseTold } from '../../finding/verse-told.js';
import { carriesMeaning } from '../../finding/words-of-question.js';
import { isRelated } from '../../understanding/follow-ups/going-on.js';
import { itemsOf } from '../../understanding/listed/listed-items.js';
import { POINTING } from '../../understanding/wording/pointing.js';
import { formOf, type QuestionForm } from '../../understanding/wording/question-form.js';
import type { Understood } from '../../understanding/understood.js';
import { sourcesLine } from '../sources-line.js';
import { whereItStands } from './where-it-stands.js';

/** Questions of one thing in what was told. */
const OF_ONE_THING: ReadonlySet<QuestionForm> = new Set(['who', 'where', 'how-many', 'why', 'other']);

/** Most words of a question that goes on with what was told. */
const MOST_WORDS = 8;

/** An entry that explains so much of a question answers it. */
const ANSWERED = 1;
const LIKELY = 0.6;

/**
 * The verse in which the passage of the turn before tells what is asked of it; undefined where the study library
 * answers the question itself, where it names somebody, or where no verse has its words.
 */
export async function verseOfBefore(
  context: CompositionContext,
  question: string,
  understood: Understood,
  before: Entry | undefined,
): Promise<StudyPassage | undefined> {
  const { language, entries } = context;
  const words = foldedWords(question);
  const form = formOf(words, language);
  if (before && understood.kind === 'unknown' && isListed(before, words, language))
    return verseTold(context, question, 'who', before);
  if (!before || !OF_ONE_THING.has(form) || words.length > MOST_WORDS) return undefined;
  if (!isLoose(understood, before, words, language) || entries.named(words, language).length > 0)
    return undefined;
  return verseTold(context, question, form, before);
}

/** Whether a question only names one of the things that the entry before lists: “explain the gentle”. */
function isListed(before: Entry, words: readonly string[], language: Language): boolean {
  const telling = words.filter((word) => carriesMeaning(word, language));
  return (
    telling.length > 0 &&
    itemsOf(before, language).some((item) => telling.every((word) => foldedWords(item).includes(word)))
  );
}

/** Whether what was understood is no answer to a question about the turn before. */
function isLoose(
  understood: Understood,
  before: Entry,
  words: readonly string[],
  language: Language,
): boolean {
  if (understood.kind === 'unknown') return true;
  if (understood.kind === 'told') return understood.told.from !== before;
  if (understood.kind !== 'entry') return false;
  if (understood.isNear || understood.entry === before) return true;
  // An editor's answer about the same comes before a verse that has words of the question.
  const isNearer = understood.fit >= LIKELY && isRelated(understood.entry, before, language);
  if (isNearer && understood.entry.kind === 'questions') return false;
  return understood.fit < ANSWERED && POINTING[language].test(words.join(' '));
}

/** The words of the verse, where it stands, and sources. */
export async function* verseAnswer(context: CompositionContext, found: StudyPassage): Blocks {
  yield context.say.verseTells(referenceLink(found), scriptureLink(found));
  const range = parseOsis(found.osis)?.map(rangeOf)[0];
  if (!range) return;
  const stands = whereItStands(context, range);
  if (stands) yield stands;
  yield* sourcesLine(context, range);
}
