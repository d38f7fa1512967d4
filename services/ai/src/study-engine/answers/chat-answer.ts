import type { SearchAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { questionWords, carriesMeaning, stemOf, stemsIn } from '../finding/words-of-question.js';
import type { PromptMessage } from '../../generators/answer-generator.js';
import type { StudyPassage } from '../../library/study-passage.js';
import { plainMarkdown, readAnswerHref } from '@word-unfolded/answer-text';
import { formatOsis } from '@word-unfolded/scripture-ref';
import { readInConversation } from '../asking/follow-up.js';
import { languageOfQuestion } from '../asking/language-of-question.js';
import type { QuestionReading } from '../asking/read-question.js';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { readingsSection } from '../composing/sections.js';
import { bookAnswer } from './book-answer.js';
import { passageAnswer } from './passage-answer.js';
import { personAnswer, topicOfPerson } from './person-answer.js';
import { sayingAnswer } from './saying-answer.js';
import { topicAnswer } from './topic-answer.js';
import { wordAlone, wordInPassage } from './word-answer.js';
import { nothingFound } from './nothing-found.js';

/** Most passages that one question may name. */
const PASSAGES = 2;
const FOUND = 12;
/** Passages with more verses than this contain too many words to match by word alone. */
const SHORT = 10;
/** Number of words that identify a verse which a reader quotes. */
const QUOTED_WORDS = 4;
/** Share of the words of a reader's recollection that the likely verse has. */
const MOST_OF_THEM = 0.75;

export type ChatQuestion = {
  readonly question: string;
  readonly history: readonly PromptMessage[];
  /** The passage that is open beside the chat. */
  readonly open?: StudyPassage | undefined;
};

/** Answers a question in the language in which it is asked, whatever the language of the application is. */
export async function* chatAnswer(context: CompositionContext, chat: ChatQuestion): Blocks {
  const language = languageOfQuestion(chat.question);
  if (language === 'other') yield context.say.otherLanguage;
  else if (language === undefined || language === context.language) yield* answerIn(context, chat);
  else yield* answerIn(context.inLanguage(language), chat);
}

/** Reads a question, and composes the answer from the part of the library that fits. */
async function* answerIn(context: CompositionContext, { question, history, open }: ChatQuestion): Blocks {
  const reading = readInConversation(question, history, context.language);
  if (reading.isGreeting) {
    yield context.say.greeting;
    return;
  }
  for (const missing of reading.missing) yield context.say.noSuchPassage(plainMarkdown(missing));
  if (reading.missing.length > 0 && reading.passages.length === 0) return;
  if (reading.book) {
    yield* bookAnswer(context, reading.book);
    return;
  }
  const named = await namedPassages(context, reading);
  const isOfIt = isOfOpen(reading, open, context.language);
  const about = named[0] ?? (isOfIt ? await verseOf(context, open, reading.verse) : undefined);
  if (about && reading.word && wordsLeft(reading)) {
    yield* wordInPassage(context, about, reading.word);
    return;
  }
  if (about) {
    for (const passage of named.length > 0 ? named : [about])
      yield* passageAnswer(context, passage, reading.focus, question);
    return;
  }
  yield* generalAnswer(context, reading, { question, history, open });
}

async function* generalAnswer(
  context: CompositionContext,
  reading: QuestionReading,
  chat: ChatQuestion,
): Blocks {
  const { question, history, open } = chat;
  const saying = reading.saying ?? question.replace(/[¿?¡!"“”«»]+/g, ' ').trim();
  const found = await findSaying(context, reading, saying);
  if (found) {
    yield* sayingAnswer(context, saying, found);
    return;
  }
  const [disputed] = reading.disputed;
  if (disputed) yield* readingsSection(context, disputed);
  if (reading.word && !disputed) {
    yield* wordAlone(context, reading.word);
    if (reading.subjects.length === 0) return;
  }
  if (reading.person && reading.subjects.length === 0) {
    const topic = await topicOfPerson(context, reading.person);
    if (topic) {
      yield* personAnswer(context, topic);
      return;
    }
  }
  if (reading.subjects.length > 0 || (reading.terms.length > 0 && !disputed)) {
    yield* topicAnswer(context, reading, question, reading.wantsMore ? shownIn(history) : new Set());
    return;
  }
  if (open) yield* passageAnswer(context, open, reading.focus, question);
  else if (!disputed) yield* nothingFound(context, question);
}

/** The verses with the words whose place is asked for; undefined when the words only name a subject. */
async function findSaying(
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
  if (subjects.length > 0 && terms.length === 0) return undefined;
  if (isGood(whole)) return whole;
  const { language } = context;
  const carrying = questionWords(saying).filter(({ folded }) => carriesMeaning(folded, language));
  const query = carrying.map(({ written }) => written).join(' ');
  const found = query === '' ? undefined : await context.library.search(query, context.setting, place);
  if (isGood(found)) return found;
  const stems = carrying.map(({ folded }) => stemOf(folded, language));
  const first = stemsIn(found?.verses[0]?.text ?? '', language);
  return stems.filter((stem) => first.has(stem)).length >= stems.length * MOST_OF_THEM ? found : undefined;
}

function isGood(found: SearchAnswer | undefined): boolean {
  return found?.matched === 'phrase' || found?.matched === 'all-words';
}

async function namedPassages(
  context: CompositionContext,
  { passages }: QuestionReading,
): Promise<StudyPassage[]> {
  const read = await Promise.all(
    passages.slice(0, PASSAGES).map((passage) => context.read(formatOsis([passage]))),
  );
  return read.filter((passage) => passage !== undefined);
}

/**
 * Whether a question that names no passage is about the open one: it says so, or asks only about words of that passage.
 */
function isOfOpen(
  reading: QuestionReading,
  open: StudyPassage | undefined,
  language: Language,
): open is StudyPassage {
  if (!open || reading.isOfWholeBible) return false;
  if (reading.isOfThisPassage || reading.verse !== undefined) return true;
  if (reading.person || reading.saying) return false;
  if (!wordsLeft(reading) || reading.word) return true;
  const stems = stemsIn(open.verses.map(({ text }) => text).join(' '), language);
  return (
    open.verses.length <= SHORT && [...stemsIn(reading.label, language)].every((stem) => stems.has(stem))
  );
}

/** The named verse of the open chapter, otherwise the passage. */
async function verseOf(
  context: CompositionContext,
  open: StudyPassage,
  verse: number | undefined,
): Promise<StudyPassage> {
  const { book, chapter } = open.verses[0]!;
  const named = verse === undefined ? undefined : await context.read(`${book}.${chapter}.${verse}`);
  return named ?? open;
}

/** Whether a question names a subject besides the passage. */
function wordsLeft({ subjects, terms, word, saying, isOfThisPassage, focus }: QuestionReading): boolean {
  if (isOfThisPassage && !word) return false;
  if (focus !== 'whole' && subjects.length === 0 && !word) return false;
  return subjects.length > 0 || terms.length > 0 || Boolean(word ?? saying);
}

/** The passages that earlier answers have quoted, by their first verse. */
function shownIn(history: readonly PromptMessage[]): Set<string> {
  const shown = new Set<string>();
  for (const { content } of history)
    for (const [, href = ''] of content.matchAll(/\]\((scripture:[^)\s]+)\)/g)) {
      const link = readAnswerHref(href);
      if (link?.kind === 'scripture') shown.add(link.osis.split('-')[0]!);
    }
  return shown;
}
