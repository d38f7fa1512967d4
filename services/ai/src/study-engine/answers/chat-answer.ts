import type { SearchAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { askedWords, carriesMeaning, stemOf, stemsIn } from '../finding/words-of-question.js';
import type { BriefTurn } from '../../writers/answer-writer.js';
import type { StudyPassage } from '../../library/study-passage.js';
import { plainMarkdown, readAnswerHref } from '@word-unfolded/answer-text';
import { formatOsis } from '@word-unfolded/scripture-ref';
import { readInConversation } from '../asking/follow-up.js';
import { languageOfQuestion } from '../asking/language-of-question.js';
import type { QuestionReading } from '../asking/read-question.js';
import type { Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { readingsSection } from '../composing/sections.js';
import { bookAnswer } from './book-answer.js';
import { passageAnswer } from './passage-answer.js';
import { personAnswer, topicOfPerson } from './person-answer.js';
import { sayingAnswer } from './saying-answer.js';
import { topicAnswer } from './topic-answer.js';
import { wordAlone, wordInPassage } from './word-answer.js';
import { nothingFound } from './nothing-found.js';

/** Passages that one question may name. */
const PASSAGES = 2;
const FOUND = 12;
/** A longer passage has every word. */
const SHORT = 10;
/** Words that a reader writes of a verse, so that it can only be that one. */
const QUOTED_WORDS = 4;
/** A verse with so much of what a reader remembers of it is likely the one. */
const MOST_OF_THEM = 0.75;

export type ChatQuestion = {
  readonly question: string;
  readonly history: readonly BriefTurn[];
  /** The passage that is open beside the chat. */
  readonly open?: StudyPassage | undefined;
};

/** Answers a question in the language in which it is asked, whatever that of the application is. */
export async function* chatAnswer(desk: StudyDesk, asked: ChatQuestion): Blocks {
  const language = languageOfQuestion(asked.question);
  if (language === 'other') yield desk.say.otherLanguage;
  else if (language === undefined || language === desk.language) yield* answerIn(desk, asked);
  else yield* answerIn(desk.inLanguage(language), asked);
}

/** Reads what a question asks, and lets the part of the library answer that can. */
async function* answerIn(desk: StudyDesk, { question, history, open }: ChatQuestion): Blocks {
  const reading = readInConversation(question, history, desk.language);
  if (reading.isGreeting) {
    yield desk.say.greeting;
    return;
  }
  for (const missing of reading.missing) yield desk.say.noSuchPassage(plainMarkdown(missing));
  if (reading.missing.length > 0 && reading.passages.length === 0) return;
  if (reading.book) {
    yield* bookAnswer(desk, reading.book);
    return;
  }
  const named = await namedPassages(desk, reading);
  const isOfIt = isOfOpen(reading, open, desk.language);
  const about = named[0] ?? (isOfIt ? await verseOf(desk, open, reading.verse) : undefined);
  if (about && reading.word && wordsLeft(reading)) {
    yield* wordInPassage(desk, about, reading.word);
    return;
  }
  if (about) {
    for (const passage of named.length > 0 ? named : [about])
      yield* passageAnswer(desk, passage, reading.focus, question);
    return;
  }
  yield* generalAnswer(desk, reading, { question, history, open });
}

async function* generalAnswer(desk: StudyDesk, reading: QuestionReading, asked: ChatQuestion): Blocks {
  const { question, history, open } = asked;
  const saying = reading.saying ?? question.replace(/[¿?¡!"“”«»]+/g, ' ').trim();
  const found = await findSaying(desk, reading, saying);
  if (found) {
    yield* sayingAnswer(desk, saying, found);
    return;
  }
  const [disputed] = reading.disputed;
  if (disputed) yield* readingsSection(desk, disputed);
  if (reading.word && !disputed) {
    yield* wordAlone(desk, reading.word);
    if (reading.subjects.length === 0) return;
  }
  if (reading.person && reading.subjects.length === 0) {
    const topic = await topicOfPerson(desk, reading.person);
    if (topic) {
      yield* personAnswer(desk, topic);
      return;
    }
  }
  if (reading.subjects.length > 0 || (reading.terms.length > 0 && !disputed)) {
    yield* topicAnswer(desk, reading, question, reading.wantsMore ? shownIn(history) : new Set());
    return;
  }
  if (open) yield* passageAnswer(desk, open, reading.focus, question);
  else if (!disputed) yield* nothingFound(desk, question);
}

/** The verses that have the words whose place is asked for; undefined where the words only name a subject. */
async function findSaying(
  desk: StudyDesk,
  reading: QuestionReading,
  saying: string,
): Promise<SearchAnswer | undefined> {
  const { within, subjects, terms } = reading;
  const place = { limit: FOUND, ...within };
  const words = saying.split(/\s+/).length;
  const isQuoted = words >= QUOTED_WORDS && !reading.isOfWholeBible && !reading.isAsking;
  if (!reading.saying && !isQuoted) return undefined;
  const whole = await desk.library.search(saying, desk.setting, place);
  if (whole?.matched === 'phrase' && words > 2) return whole;
  if (!reading.saying) return undefined;
  if (subjects.length > 0 && terms.length === 0) return undefined;
  if (isGood(whole)) return whole;
  const { language } = desk;
  const carrying = askedWords(saying).filter(({ folded }) => carriesMeaning(folded, language));
  const query = carrying.map(({ written }) => written).join(' ');
  const found = query === '' ? undefined : await desk.library.search(query, desk.setting, place);
  if (isGood(found)) return found;
  const stems = carrying.map(({ folded }) => stemOf(folded, language));
  const first = stemsIn(found?.verses[0]?.text ?? '', language);
  return stems.filter((stem) => first.has(stem)).length >= stems.length * MOST_OF_THEM ? found : undefined;
}

function isGood(found: SearchAnswer | undefined): boolean {
  return found?.matched === 'phrase' || found?.matched === 'all-words';
}

async function namedPassages(desk: StudyDesk, { passages }: QuestionReading): Promise<StudyPassage[]> {
  const read = await Promise.all(
    passages.slice(0, PASSAGES).map((passage) => desk.read(formatOsis([passage]))),
  );
  return read.filter((passage) => passage !== undefined);
}

/** Whether a question that names no passage is about the one that is open: it says so, or asks for nothing but its words. */
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

/** The verse of the open chapter that is named, else the passage. */
async function verseOf(
  desk: StudyDesk,
  open: StudyPassage,
  verse: number | undefined,
): Promise<StudyPassage> {
  const { book, chapter } = open.verses[0]!;
  const named = verse === undefined ? undefined : await desk.read(`${book}.${chapter}.${verse}`);
  return named ?? open;
}

/** Whether a question says what it is about beside the passage. */
function wordsLeft({ subjects, terms, word, saying, isOfThisPassage, focus }: QuestionReading): boolean {
  if (isOfThisPassage && !word) return false;
  if (focus !== 'whole' && subjects.length === 0 && !word) return false;
  return subjects.length > 0 || terms.length > 0 || Boolean(word ?? saying);
}

/** The verses that answers before this one have quoted, by their first verse. */
function shownIn(history: readonly BriefTurn[]): Set<string> {
  const shown = new Set<string>();
  for (const { content } of history)
    for (const [, href = ''] of content.matchAll(/\]\((scripture:[^)\s]+)\)/g)) {
      const link = readAnswerHref(href);
      if (link?.kind === 'scripture') shown.add(link.osis.split('-')[0]!);
    }
  return shown;
}
