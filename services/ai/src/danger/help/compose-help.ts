import { plainMarkdown } from '@word-unfolded/answer-text';
import { HELPLINE_DIRECTORY, type Language } from '@word-unfolded/domain';
import { parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { valueWithin } from '@word-unfolded/primitives';
import { rangeOf } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { list, quotation, type Block } from '../../study-engine/composing/blocks.js';
import type { CompositionContext } from '../../study-engine/composing/composition-context.js';
import type { Comfort } from '../conversation/comfort.js';
import type { Danger, Worry } from '../danger.js';
import { ABOUT_ANOTHER_TEXTS } from './about-another-texts.js';
import {
  CHILD_TOLD_TEXTS,
  HELP_PASSAGES,
  HELP_TEXTS,
  UNREACHED_TEXTS,
  VIOLENCE_NOW_TEXTS,
  type HelpText,
} from './help-texts.js';
import { emergencyNumber, helplinesFor, textLineOf } from './helplines.js';
import { HELP_PHRASES } from './help-phrases.js';
import { COMFORT_PASSAGES, HELP_PRAYERS } from './prayers.js';

/**
 * The answer to somebody in danger, block by block: what helps now, whom to call, what is true, passages of comfort.
 * Only the passages need the scripture service; without it they are left out.
 */
export async function* composeHelp(context: CompositionContext, danger: Danger): AsyncGenerator<Block, void> {
  const { language } = context;
  if (danger.comfort) {
    yield* composeComfort(context, danger, danger.comfort);
    return;
  }
  if (danger.isViolenceNow) {
    yield* composeViolenceNow(language, danger);
    return;
  }
  if (danger.isUnreached) {
    yield* composeUnreached(language, danger);
    return;
  }
  const text = textFor(danger, language);
  const phrases = HELP_PHRASES[language];
  yield danger.isFollowUp ? phrases.followUp : text.first;
  yield numbers(danger, language);
  if (!danger.isFollowUp) yield text.then;
  const passages = danger.isFollowUp ? [] : HELP_PASSAGES[danger.need];
  let isFirst = true;
  for (const osis of passages) {
    const passage = await stored(context, osis);
    if (!passage) continue;
    if (isFirst) yield phrases.comfort;
    isFirst = false;
    yield quotation(passage, 8);
  }
  yield phrases.speaker;
}

/** What is said: to the one in danger, or to the one who tells of another. */
function textFor({ need, isAdultAboutChild, isAboutAnother }: Danger, language: Language): HelpText {
  if (isAdultAboutChild) return CHILD_TOLD_TEXTS[language];
  return (isAboutAnother && ABOUT_ANOTHER_TEXTS[language][need]) || HELP_TEXTS[language][need];
}

/** The answer to somebody who is being attacked: the number first, then how to get away. It has nothing else to read. */
function* composeViolenceNow(language: Language, danger: Danger): Generator<Block, void> {
  const { first, then } = VIOLENCE_NOW_TEXTS[language];
  yield first(emergencyNumber(danger.country, language));
  yield then;
  yield numbers(danger, language);
  yield HELP_PHRASES[language].speaker;
}

/** The answer to somebody whom nobody answered: the emergency number, a person to go to, and other places. */
function* composeUnreached(language: Language, danger: Danger): Generator<Block, void> {
  const { first, then, write } = UNREACHED_TEXTS[language];
  yield first(emergencyNumber(danger.country, language));
  yield then;
  yield numbers(danger, language);
  const text = textLineOf(danger.country);
  if (text) yield `${write} ${plainMarkdown(text.name)}: **${plainMarkdown(text.number)}**`;
  yield HELP_PHRASES[language].speaker;
}

/**
 * The prayer or the passages that the reader asks for after help. While the scripture service is away, a prayer stands
 * in place of passages. In an emergency the numbers still come first.
 */
async function* composeComfort(
  context: CompositionContext,
  danger: Danger,
  { kind, times }: Comfort,
): AsyncGenerator<Block, void> {
  const { language } = context;
  const phrases = HELP_PHRASES[language];
  const isEmergency = danger.need === 'emergency';
  if (isEmergency) {
    yield HELP_TEXTS[language].emergency.first;
    yield numbers(danger, language);
  }
  const given = kind === 'passages' ? await comfortPassages(context, times) : [];
  if (given.length > 0) {
    yield phrases.comfort;
    yield* given;
  } else {
    const prayer = HELP_PRAYERS[times % HELP_PRAYERS.length]!;
    yield phrases.prayer;
    yield prayer.text[language];
    const psalm = await stored(context, prayer.psalm);
    if (psalm) yield quotation(psalm, 8);
  }
  if (!isEmergency) yield numbers(danger, language);
  yield phrases.afterComfort;
}

async function comfortPassages(context: CompositionContext, times: number): Promise<Block[]> {
  const begin = (times * 2) % COMFORT_PASSAGES.length;
  const passages = await Promise.all(
    COMFORT_PASSAGES.slice(begin, begin + 2).map((osis) => stored(context, osis)),
  );
  return passages.flatMap((passage) => (passage ? [quotation(passage, 8)] : []));
}

/** The line above the results of a search whose words tell of danger, as plain text. */
export function lineAboveResults({ need, country }: Danger, language: Language): string {
  const [first] = helplinesFor(country, need);
  const place = first ? `${first.name}, ${first.number}; ${HELPLINE_DIRECTORY}` : HELPLINE_DIRECTORY;
  return HELP_PHRASES[language].aboveResults({ emergency: emergencyNumber(country, language), place });
}

/** The offer of help above an answer to words that only resemble those of somebody in danger. */
export function offerOfHelp({ need, country }: Pick<Danger, 'need' | 'country'>, language: Language): Block {
  const [first] = helplinesFor(country, need);
  const place = first
    ? `**${plainMarkdown(first.number)}** (${plainMarkdown(first.name)}), **${HELPLINE_DIRECTORY}**`
    : `**${HELPLINE_DIRECTORY}**`;
  return HELP_PHRASES[language].offer({ emergency: emergencyNumber(country, language), place });
}

/** The light hint after an answer to a worry of every day. */
export function hintAtHelp({ country }: Worry, language: Language): Block {
  const [first] = helplinesFor(country, 'despair');
  const place = first ? `${first.number} (${first.name})` : HELPLINE_DIRECTORY;
  return HELP_PHRASES[language].hint(plainMarkdown(place));
}

/** How long the answer waits for a passage, in milliseconds: help does not wait. */
const PASSAGE_MS = 1_500;

/** The stored text; undefined while the scripture service is away. */
async function stored(context: CompositionContext, osis: string): Promise<StudyPassage | undefined> {
  const range: VerseRange | undefined = parseOsis(osis)?.map(rangeOf)[0];
  if (!range) return undefined;
  return valueWithin(
    context.readCanonical(range).catch(() => undefined),
    PASSAGE_MS,
  );
}

function numbers({ need, country }: Danger, language: Language): Block {
  const phrases = HELP_PHRASES[language];
  return list([
    phrases.emergency(emergencyNumber(country, language)),
    ...helplinesFor(country, need).map(
      ({ number, name }) => `${plainMarkdown(name)}: **${plainMarkdown(number)}**`,
    ),
    phrases.anywhere(HELPLINE_DIRECTORY),
  ]);
}
