import { plainMarkdown } from '@word-unfolded/answer-text';
import type { SearchAnswer } from '@word-unfolded/contracts';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, list, quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { commentarySection } from '../composing/sections.js';
import { standsAsClause, standsIn } from '../finding/stands-in.js';
import { carriesMeaning, questionWords, stemOf, stemsIn } from '../finding/words-of-question.js';
import { asksWhoSaid, whereItIsSaid } from './who-said.js';

const QUOTED = 5;

/** Further verses are shown that have this share of the telling words. */
const MOST_WORDS = 0.6;

/** Whether a further verse has most telling words of the saying; a saying without such words has only its own verse. */
function sharesMost({ language }: CompositionContext, saying: string, text: string): boolean {
  const stems = questionWords(saying)
    .filter(({ folded }) => carriesMeaning(folded, language))
    .map(({ folded }) => stemOf(folded, language));
  const has = stemsIn(text, language);
  const shared = stems.filter((stem) => has.has(stem)).length;
  return stems.length > 0 && shared >= stems.length * MOST_WORDS;
}

const textOf = ({ verses }: StudyPassage) => verses.map(({ text }) => text).join(' ');

/** Finds the place of a saying: the verses that have its words, the closest first. */
export async function* sayingAnswer(
  context: CompositionContext,
  words: string,
  found: SearchAnswer,
  question = '',
): Blocks {
  const { say } = context;
  if (found.correction) yield say.didYouMean(plainMarkdown(found.correction.query));
  const read = await Promise.all(
    found.verses.map(({ canonicalId, canonicalEndId }) =>
      context.readCanonical({ first: canonicalId, last: canonicalEndId }),
    ),
  );
  const isClause = (verse: StudyPassage) => standsAsClause(textOf(verse), words, context.language);
  const verses = read
    .filter((verse) => verse !== undefined)
    .sort((one, other) => Number(isClause(other)) - Number(isClause(one)));
  const shown = verses.filter((verse, at) => at === 0 || sharesMost(context, words, textOf(verse)));
  if (verses[0] && !found.correction) {
    const isThere = found.matched === 'phrase' || standsIn(textOf(verses[0]), words, context.language);
    const link = referenceLink(verses[0]);
    yield isThere || asksWhoSaid(question)
      ? await whereItIsSaid(context, question, words, verses[0])
      : say.nearlyHere(plainMarkdown(words), link);
  }
  for (const verse of shown.slice(0, QUOTED)) yield quotation(verse);
  if (verses[0]) yield* commentarySection(context, verses[0], { sentences: 2 });
  const rest = shown.slice(QUOTED);
  if (rest.length === 0) return;
  yield heading(say.readOn);
  yield list(rest.map(referenceLink));
}
