import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName } from '@word-unfolded/scripture-ref';
import type { SpellingCorrection } from '@word-unfolded/contracts';
import type { StudyPassage } from '../../library/study-passage.js';
import { readQuestion, type QuestionReading } from '../asking/read-question.js';
import { heading, list, quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { commentarySection } from '../composing/sections.js';
import { wordBlock } from '../composing/word-block.js';
import { directAnswer } from '../entry-answers/direct-answer.js';
import { linkedParagraphs } from '../entry-answers/linked-text.js';
import { whereItStands } from '../entry-answers/passages/where-it-stands.js';
import { isGrim } from '../understanding/wording/grim.js';
import { findPassages, type FoundPassage } from '../finding/find-passages.js';
import { originalWordsOf, standsBehind } from '../finding/original-words.js';
import { topicsFor } from '../finding/topics-for.js';
import { isWordOfLibrary } from '../understanding/wording/spelling.js';
import { understandAlone } from '../understanding/understand.js';
import { nearTitles, nothingFound } from './nothing-found.js';

const QUOTED = 5;
const NAMED = 8;
/** Passages that the first sentence names. */
const NAMED_FIRST = 3;
/** A verse of less weight has only some of the words, or mentions them in passing. */
const LEAST_WEIGHT = 2;
/** More words are no name of a subject. */
const LONGEST_LABEL = 5;
/** Length from which a word with one or two changed letters is unlikely to be another word. */
const PLAIN_MISTAKE = 6;

type TopicQuestion = Pick<QuestionReading, 'subjects' | 'label' | 'terms' | 'within' | 'wantsMore'>;

/**
 * What Scripture says about a subject: the most relevant passages, the commentary on the first, and the original words.
 */
export async function* topicAnswer(
  context: CompositionContext,
  topic: TopicQuestion,
  question: string,
  shownBefore: ReadonlySet<string>,
): Blocks {
  const { say } = context;
  const topics = await topicsFor(context, topic.terms);
  const { passages, correction } = await findPassages(context, { ...topic, topics });
  if (correction && topic.subjects.length === 0 && topics.length === 0) {
    yield* correctedAnswer(context, correction, question, shownBefore);
    return;
  }
  const good = passages.filter(({ lead, weight }) => lead || weight >= LEAST_WEIGHT);
  const found = await readFirst(context, good, shownBefore);
  // A verse of punishment or death that shares a word by chance is no answer to somebody who asked of something else.
  const isOfTerms = topic.subjects.length === 0 && topics.length === 0;
  const read = found.filter(
    ({ passage, found: each }) =>
      !isOfTerms || each.hasAllWords || !isGrim(textOf(passage), question, context.language),
  );
  if (read.length === 0) {
    yield* nothingFound(context, question, topic.terms[0]);
    return;
  }
  const places = introduction(
    context,
    topic,
    read.slice(0, NAMED_FIRST).map(({ passage }) => referenceLink(passage)),
  );
  const told = toldOfSubject(context, topic, question);
  if (told) yield told;
  yield places;
  for (const { passage, found: each } of read.slice(0, QUOTED)) {
    const stands = whereItStands(context, each.range);
    if (stands) yield stands;
    yield quotation(passage);
  }
  yield* commentarySection(context, read[0]!.passage, { question: topic.terms.join(' ') });
  if (!topic.wantsMore) yield* originalSection(context, topic);
  const rest = read.slice(QUOTED);
  if (rest.length === 0) return;
  yield heading(say.readOn);
  yield list(rest.map(({ passage }) => referenceLink(passage)));
  yield* nearTitles(context, question);
}

/**
 * The answer to the corrected words. A short word may be spelled right, so the answer only asks whether the correction
 * was meant.
 */
async function* correctedAnswer(
  context: CompositionContext,
  { query, words }: SpellingCorrection,
  question: string,
  shownBefore: ReadonlySet<string>,
): Blocks {
  const meant = readQuestion(query, context.language);
  // A word that the library knows is no mistake, and is not replaced by another: Leviticus is not “Levitical”.
  const isMistaken = words.every(({ from }) => !isWordOfLibrary(context.entries, from, context.language));
  const isPlain =
    isMistaken && words.every(({ from }) => from.length >= PLAIN_MISTAKE) && query.trim() !== question.trim();
  if (isPlain) {
    yield context.say.didYouMean(plainMarkdown(query));
    yield* topicAnswer(context, meant, question, shownBefore);
    return;
  }
  yield* nothingFound(context, question);
  if (isMistaken) yield context.say.orMeant(plainMarkdown(query));
}

/** Where Scripture speaks of the subject, in a sentence. */
function introduction(
  { say, language }: CompositionContext,
  question: TopicQuestion,
  links: readonly string[],
): string {
  const names = question.subjects.map(({ names: own }) => own[language][0]!);
  // “And about wives?” is answered by that word, and not by the name of the subject, which is “husband”.
  const own = names.length === 1 && !question.label.includes(' ') ? question.label : names.join(', ');
  const label = plainMarkdown(withCapitals(own || question.label));
  const { testament, book } = question.within;
  if (question.wantsMore) return say.moreOnSubject(label);
  if (book) return say.speaksOfWithin(label, bookName(book, language), links);
  if (testament) return say.speaksOfWithin(label, say.testament[testament], links);
  const isOfSubject = question.subjects.length > 0 && label.split(' ').length <= LONGEST_LABEL;
  return isOfSubject ? say.speaksOf(label, links) : say.noAnswerYet(label, links);
}

/** What the study library says of a subject of which it has an entry, in a paragraph. */
function toldOfSubject(
  context: CompositionContext,
  { subjects, within, wantsMore }: TopicQuestion,
  question: string,
): string | undefined {
  const [subject] = subjects;
  if (!subject || wantsMore || within.book || within.testament) return undefined;
  const { entries, language } = context;
  const asked = ASKING_WHAT_IS_SAID[language];
  for (const name of subject.names[language].slice(0, 3)) {
    const understood = understandAlone(entries, `${asked} ${name}`, language);
    if (understood.kind !== 'entry' || understood.isNear || !TELLS.has(understood.entry.kind)) continue;
    const { body, title } = understood.entry.text[language];
    return linkedParagraphs(context, directAnswer(body, title, question, language))[0];
  }
  return undefined;
}

const TELLS: ReadonlySet<string> = new Set(['questions', 'theology']);

const ASKING_WHAT_IS_SAID = { en: 'What does the Bible say about', es: 'Qué dice la Biblia sobre' } as const;

const textOf = ({ verses }: StudyPassage) => verses.map(({ text }) => text).join(' ');

async function readFirst(
  context: CompositionContext,
  found: readonly FoundPassage[],
  shownBefore: ReadonlySet<string>,
) {
  const taken = found.slice(0, QUOTED + NAMED + shownBefore.size);
  const read = await Promise.all(
    taken.map(async (each) => ({ found: each, passage: await context.readCanonical(each.range) })),
  );
  return read
    .flatMap(({ passage, found: each }) =>
      passage && !shownBefore.has(passage.verses[0]!.osis) ? [{ passage, found: each }] : [],
    )
    .slice(0, QUOTED + NAMED);
}

/** The original words of the subject, by the first of its names that a tagged edition has. */
async function* originalSection(
  context: CompositionContext,
  { subjects, terms, label }: TopicQuestion,
): Blocks {
  const names = [...subjects.flatMap(({ names: each }) => each[context.language]), ...terms];
  const single = names
    .filter((name) => !name.includes(' '))
    .slice(0, 3)
    .map((name) => asWritten(name, label));
  for (const name of single) {
    const [first] = await originalWordsOf(context, name);
    const answer = first && (await context.library.lexicon(first.strongs, context.setting, { limit: 8 }));
    const tagged = answer?.renderings[0]?.translation;
    if (!first || !answer || !tagged) continue;
    if (!standsBehind(first, name, answer, context.language)) continue;
    yield heading(context.say.wordsBehind(name));
    yield wordBlock(context, { shown: name, strongs: first.strongs, times: 1, answer, weight: 0 }, tagged);
    return;
  }
}

/** A name of a subject, which the tables have in lower case, in the reader's spelling. */
function asWritten(name: string, label: string): string {
  const at = label.toLowerCase().indexOf(name);
  return at < 0 ? name : label.slice(at, at + name.length);
}

/** Names that the table of subjects has in lower case. */
function withCapitals(label: string): string {
  return label.replace(
    /(?<!\p{L})(?:god|jesus|christ|holy spirit|bible|satan|dios|jesús|cristo|espíritu santo|biblia|satanás)(?!\p{L})/gu,
    (name) => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
}
