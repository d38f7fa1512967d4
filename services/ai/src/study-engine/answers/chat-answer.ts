import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Language } from '@word-unfolded/domain';
import { bookName, formatOsis, parseOsis, type BookId } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf, type Entry } from '@word-unfolded/study-library';
import escapeStringRegexp from 'escape-string-regexp';
import type { StudyPassage } from '../../library/study-passage.js';
import { readInConversation } from '../asking/follow-up.js';
import { languageOfQuestion } from '../asking/language-of-question.js';
import { neighbourOfQuestion } from '../asking/named/neighbour-of-question.js';
import { isOfOpen, isPhrase, verseOf, wordsLeft } from '../asking/named/open-passage.js';
import { QUESTION_PATTERNS } from '../asking/question-patterns.js';
import { readQuestion, type QuestionReading } from '../asking/read-question.js';
import { completed } from '../asking/completing/completed-question.js';
import { readable } from '../asking/readable-question.js';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { canonicalOf } from '../composing/sections.js';
import { entryAnswer } from '../entry-answers/entry-answer.js';
import { mentionsAnswer } from '../entry-answers/mentions-answer.js';
import { understoodAnswer } from '../entry-answers/understood-answer.js';
import { talkAnswer } from '../entry-answers/talk-answer.js';
import { verseAnswer, verseOfBefore } from '../entry-answers/passages/verse-answer.js';
import { withinAnswer } from '../entry-answers/passages/within-answer.js';
import { carriesMeaning } from '../finding/words-of-question.js';
import { findSaying } from '../finding/find-saying.js';
import { isOnlyFigure, withoutFigures } from '../understanding/wording/figures-of-speech.js';
import { bookAspectOf, ITS_ORIGINAL_WORD, type BookAspect } from '../understanding/book-question.js';
import { formOf } from '../understanding/wording/question-form.js';
import { withoutWish } from '../understanding/wording/wish.js';
import { writerOf } from '../understanding/people/writers.js';
import { understand } from '../understanding/follow-ups/conversation.js';
import { whether } from '../understanding/whether/whether.js';
import { understandAlone } from '../understanding/understand.js';
import type { Understanding, Understood } from '../understanding/understood.js';
import { askedAfterWhatIsTold } from './several/asked-after.js';
import { absentBook } from './passages/absent-book.js';
import { countedChapter, psalmWriter } from './passages/chapter-answer.js';
import { bookAnswer } from './book-answer.js';
import type { ChatQuestion } from './chat-question.js';
import { claimedAnswer, claimedOfNamed } from './claimed-answer.js';
import { comparedPassages, comparesPassages } from './compared-passages.js';
import { drawnFromPassage, asksOfOpenBook, isDrawnFromPassage } from './passages/drawn-from-passage.js';
import { missingPassage } from './missing-passage.js';
import { generalAnswer } from './general-answer.js';
import { otherNumber } from './number-of-word.js';
import { passageAnswer } from './passage-answer.js';
import { sayingAnswer } from './saying-answer.js';
import { asksWhoSaid } from './who-said.js';
import { joined, twoAsked } from './several/two-answers.js';
import { originalsLead, wordInPassage } from './word-answer.js';

/** Most passages that one question may name. */
const PASSAGES = 2;
/** An entry that explains nearly all words of a question comes before the passage that is named or open. */
const WHOLE = 0.95;

/** Answers a question in the language of the context, which is that of the question (`languageOfAnswer`). */
export async function* chatAnswer(context: CompositionContext, chat: ChatQuestion): Blocks {
  if (languageOfQuestion(chat.question) === 'other') yield context.say.otherLanguage;
  else {
    const asked = askedAfterWhatIsTold(context, chat);
    const two = twoAsked(context, asked);
    if (two) yield* joined(answerIn(context, two[0]), answerIn(context, two[1]));
    else yield* answerIn(context, asked);
  }
}

/** Reads a question, and composes the answer from the part of the library that fits. */
async function* answerIn(context: CompositionContext, sent: ChatQuestion): Blocks {
  const { open } = sent;
  const { language, entries } = context;
  const plain = isOnlyFigure(sent.question, language)
    ? sent.question
    : withoutFigures(sent.question, language);
  const written = { ...sent, question: withoutWish(plain, language) };
  const [beside] = open ? entries.storiesAt(canonicalOf(open)) : [];
  const asked = { ...written, ...completed(entries, written, language, beside) };
  const { history } = asked;
  const chat = { ...asked, question: readable(entries, asked, language, beside) };
  const { question } = chat;
  const understanding = withVerdict(
    context,
    asked.question,
    understand(entries, question, history, language, beside),
  );
  if (understanding.understood.kind === 'talk') {
    yield* talkAnswer(context, understanding.understood.talk);
    return;
  }
  const reading = readInConversation(question, history, language);
  if (reading.missing.length > 0 && reading.passages.length === 0) {
    yield* withoutSuchPassage(context, reading);
    return;
  }
  for (const missing of reading.missing) yield missingPassage(context, missing);
  const { understood: read } = understanding;
  if ('opening' in read && read.opening && reading.passages.length === 0) {
    yield* understoodAnswer(context, read, question, understanding.before);
    return;
  }
  const mismatch = await otherNumber(context, question);
  if (mismatch) yield mismatch;
  const ofNamed = await claimedOfNamed(context, reading);
  if (ofNamed) {
    yield* ofNamed;
    return;
  }
  const claimed =
    reading.passages.length === 0
      ? await claimedAnswer(context, asked.question, understanding.understood, reading)
      : undefined;
  if (claimed) {
    yield* claimed;
    const { understood } = understanding;
    if (understood.kind === 'entry' && !understood.isNear && understood.fit >= WHOLE)
      yield* understoodAnswer(context, understood, question);
    return;
  }
  const neighbour = neighbourOfQuestion(question, language);
  if (neighbour) {
    const [of, other] = [neighbour.of, neighbour.book].map((each) => each && nameOf(each, language));
    yield context.say.neighbour(neighbour.side, of!, other);
    yield* bookAnswer(context, neighbour.book ?? neighbour.of, 'whole');
    return;
  }
  const words = foldedWords(question);
  const [cited] = reading.passages;
  const psalm =
    cited?.start.book === 'Ps' && formOf(words, language) === 'written'
      ? await context.read(formatOsis([cited]))
      : undefined;
  if (psalm) {
    yield* psalmWriter(context, psalm);
    return;
  }
  if (cited?.start.chapter && !cited.start.verse && bookAspectOf(words) === 'count') {
    yield* countedChapter(context, cited);
    return;
  }
  const ofOpen = open && asksOfOpenBook(context, chat) ? parseOsis(open.osis)?.[0]?.start.book : undefined;
  if (ofOpen) {
    yield* bookAnswer(context, ofOpen, bookAspectOf(words));
    return;
  }
  const drawn = await drawnFrom(context, chat, reading, understanding.understood);
  if (drawn) {
    yield* drawnFromPassage(context, drawn, question);
    return;
  }
  const nobody = absentBook(context, question, understanding.understood, reading);
  if (nobody) {
    yield* nobody;
    return;
  }
  const about = await passagesOf(context, reading, chat, understanding.understood);
  const aspect = bookAspectOf(words);
  const counted = OF_WHOLE_BOOK.has(aspect) ? entries.named(words, language) : [];
  const named = counted.flatMap(({ item }) => (item.kind === 'books' ? [item.book] : []))[0];
  const { understood, before } = understanding;
  const narrows =
    understood.kind === 'entry' && understood.isNear && before !== undefined && isNarrowed(reading);
  // “What does James say about the poor?” asks for a part of the letter, and not what it is.
  const isOfPart =
    aspect === 'whole' &&
    reading.within.book !== undefined &&
    foldedWords(withoutBook(reading.rest, reading, language)).some((word) => carriesMeaning(word, language));
  const book = about.length > 0 || narrows || isOfPart ? undefined : (named ?? bookOf(reading, understood));
  if (book) {
    const asksWriter = aspect === 'whole' && understood.kind === 'entry' && understood.form === 'written';
    yield* bookAnswer(context, book, asksWriter ? 'author' : aspect);
    return;
  }
  const [first, second] = about;
  if (first && second && about.length === PASSAGES && comparesPassages(question, language))
    yield* comparedPassages(context, [first, second]);
  else if (first && reading.word && wordsLeft(reading)) yield* wordInPassage(context, first, reading.word);
  else if (first)
    for (const passage of about) yield* passageAnswer(context, passage, reading.focus, question);
  else yield* withoutPassage(context, chat, reading, understanding);
}

/** A question that asks for yes or no, with that word if the library says it. */
function withVerdict(
  { entries, language }: CompositionContext,
  question: string,
  read: Understanding,
): Understanding {
  const told = whether(entries, question, language, read.understood, read.before);
  return told ? { ...read, understood: told } : read;
}

/** That no edition has a passage; and what is known of the words that are said to stand there. */
async function* withoutSuchPassage(context: CompositionContext, reading: QuestionReading): Blocks {
  const { entries, language } = context;
  const absent = reading.missing.map((missing) => missingPassage(context, missing)).join(' ');
  const said = understandAlone(entries, reading.rest, language);
  if (said.kind === 'entry' && said.entry.kind === 'sayings' && said.fit >= SAID) {
    yield* entryAnswer(context, said.entry, { lead: absent });
    return;
  }
  yield absent;
}

/** A saying that explains so much of a question is the one that it means. */
const SAID = 0.8;

function nameOf(book: BookId, language: Language): string {
  return plainMarkdown(bookName(book, language));
}

/** The passage from which a question draws a conclusion: the open one, or the one of the question before. */
async function drawnFrom(
  context: CompositionContext,
  chat: ChatQuestion,
  reading: QuestionReading,
  understood: Understood,
): Promise<StudyPassage | undefined> {
  if (reading.passages.length > 0 || !isDrawnFromPassage(context, chat, understood)) return undefined;
  if (chat.open) return chat.open;
  const last = chat.history.findLast(({ role }) => role === 'user')?.content;
  const [named] = last === undefined ? [] : readQuestion(last, context.language).passages;
  return named && context.read(formatOsis([named]));
}

/** What is asked of a book and of nothing else: “Micah” is the book then, and not the prophet. */
const OF_WHOLE_BOOK: ReadonlySet<BookAspect> = new Set(['count', 'key', 'purpose', 'outline']);

/** The passages that a question is about: those that it names, or the open one. */
async function passagesOf(
  context: CompositionContext,
  reading: QuestionReading,
  { open }: ChatQuestion,
  understood: Understood,
): Promise<readonly StudyPassage[]> {
  const read = await Promise.all(
    reading.passages.slice(0, PASSAGES).map((passage) => context.read(formatOsis([passage]))),
  );
  const named = read.filter((passage) => passage !== undefined);
  // “Do Genesis 1 and Genesis 2 contradict each other?” names two passages and is a question of its own.
  const isOfBoth =
    named.length > 1 &&
    understood.kind === 'entry' &&
    understood.fit >= WHOLE &&
    understood.entry.kind === 'questions';
  if (isOfBoth) return [];
  if (named.length > 0) {
    const rest = understandAlone(context.entries, reading.rest, context.language);
    const says = foldedWords(reading.rest).some((word) => carriesMeaning(word, context.language));
    const isAnswered = says && rest.kind === 'entry' && rest.fit >= WHOLE && ANSWERS.has(rest.entry.kind);
    return isAnswered || isOfEntryThere(understood, reading) ? [] : named;
  }
  const pointsAt = reading.isOfThisPassage || reading.verse !== undefined;
  const isKnown = understood.kind !== 'unknown' && !('isNear' in understood);
  if (!pointsAt && isKnown) return [];
  if (!isOfOpen(reading, open, context.language)) return [];
  return [await verseOf(context, open, reading.verse)];
}

/** Whether an editor answered what is asked of a passage: “Who are the sons of God in Genesis 6?” */
function isOfEntryThere(understood: Understood, reading: QuestionReading) {
  if (understood.kind !== 'entry' || understood.isNear || understood.entry.kind !== 'questions') return false;
  if (understood.fit < WHOLE) return false;
  const named = reading.passages.flatMap((passage) => rangeOf(passage) ?? []);
  return understood.entry.passages
    .flatMap((passage) => rangeOf(passage) ?? [])
    .some((own) => named.some(({ first, last }) => own.first <= last && first <= own.last));
}

const ANSWERS: ReadonlySet<string> = new Set(['questions', 'sayings']);

function bookOf(reading: QuestionReading, understood: Understood) {
  if (understood.kind === 'entry' && understood.entry.kind === 'books') return understood.entry.book;
  return understood.kind === 'entry' && understood.fit >= WHOLE ? undefined : reading.book;
}

async function* withoutPassage(
  context: CompositionContext,
  chat: ChatQuestion,
  read: QuestionReading,
  { understood, before }: Understanding,
): Blocks {
  const { question } = chat;
  const { entries, language } = context;
  const isExplained = understood.kind === 'entry' && !understood.isNear && understood.fit >= WHOLE;
  const phrase = !isExplained && read.word !== undefined && isPhrase(read.word) ? read.word : undefined;
  const reading = phrase === undefined ? read : { ...read, saying: phrase, word: undefined };
  const verse = await verseOfBefore(context, question, understood, before);
  if (verse) {
    yield* verseAnswer(context, verse);
    return;
  }
  const isPlace = understood.kind === 'entry' && isOfPlace(understood, question);
  const asksSpeaker = reading.saying !== undefined && asksWhoSaid(question);
  const isSaying =
    understood.kind === 'entry' &&
    (isPlace || isToldOf(understood)) &&
    !(asksSpeaker && understood.entry.kind !== 'sayings');
  const saying = reading.saying ?? question.replace(/[¿?¡!"“”«»]+/g, ' ').trim();
  const isTold = TOLD_OF_SUBJECT.has(understood.kind);
  // "And in the New Testament?" narrows the question before, and recalls no verse.
  const isOnlyNarrowing = isNarrowed(reading) && before !== undefined;
  if (!isSaying && !isTold && !isOnlyNarrowing) {
    const found = await findSaying(context, reading, saying);
    if (found) {
      yield* sayingAnswer(context, saying, found, question);
      return;
    }
  }
  // “Is there hope in Ezekiel?” names the book, and not the prophet.
  const isOfBook =
    reading.within.book !== undefined &&
    understood.kind === 'entry' &&
    understood.entry.id === writerOf(reading.within.book) &&
    foldedWords(withoutBook(reading.rest, reading, language)).some((word) => carriesMeaning(word, language));
  if (understood.kind === 'mentions' && reading.within.book) {
    yield* mentionsAnswer(context, understood.entry, reading.within.book);
    return;
  }
  const isNamed = !isOfBook && understood.kind === 'entry' && isToldOf(understood);
  // The days of Genesis are a subject of their own: an entry that names the book is not restricted to it.
  const isAnswered =
    understood.kind === 'entry' && understood.fit >= WHOLE && ANSWERS.has(understood.entry.kind);
  const narrowed = !isTold && !isNamed && !isAnswered && isNarrowed(reading);
  if (narrowed) {
    const isOfBefore = understood.kind === 'entry' && understood.isNear && understood.entry === before;
    const namesOwn = !isOfBefore && foldedWords(reading.rest).some((word) => carriesMeaning(word, language));
    const alone = understandAlone(entries, withoutBook(reading.rest, reading, language), language);
    const entry = namesOwn ? (alone.kind === 'entry' && !alone.isNear ? alone.entry : undefined) : before;
    const own = isOfBefore ? { ...reading, label: '' } : reading;
    yield* withinAnswer(context, entry, own, () =>
      isOfBefore && before ? notWithin(context, before, reading) : generalAnswer(context, reading, chat),
    );
    return;
  }
  const isWordOfTheology =
    understood.kind === 'entry' &&
    understood.entry.kind === 'theology' &&
    ITS_ORIGINAL_WORD[language].test(foldedWords(question).join(' '));
  if (isWordOfTheology && understood.entry.kind === 'theology')
    yield* originalsLead(context, understood.entry.text[language].title, understood.entry.original);
  const asksOriginal = !isWordOfTheology && QUESTION_PATTERNS[language].original.test(question.toLowerCase());
  if (reading.wantsMore || asksOriginal || understood.kind === 'unknown' || understood.kind === 'talk')
    yield* generalAnswer(context, reading, chat);
  else yield* understoodAnswer(context, understood, question, before);
}

/** That the library names no passage there about the subject before, and what it tells of it. */
async function* notWithin(context: CompositionContext, before: Entry, { within }: QuestionReading): Blocks {
  const { say, language } = context;
  const place = within.book ? nameOf(within.book, language) : say.testament[within.testament ?? 'new'];
  const lead = say.notToldIn(plainMarkdown(before.text[language].title), place);
  yield* entryAnswer(context, before, { lead });
}

/** A question without the name of the book that it is restricted to. */
function withoutBook(question: string, { within }: QuestionReading, language: Language): string {
  return within.book
    ? question.replace(new RegExp(escapeStringRegexp(bookName(within.book, language)), 'iu'), ' ')
    : question;
}

/** Whether a question is about a saying, or names a story, a person or a place: it recalls no verse then. */
function isToldOf({ entry, fit, form }: Extract<Understood, { kind: 'entry' }>): boolean {
  const isAskedByName = fit > 0 && TELLING.has(form);
  return entry.kind === 'sayings' || ((fit >= WHOLE || isAskedByName) && TOLD.has(entry.kind));
}

/** Whether a question asks where something is, and not where it is said. */
function isOfPlace({ form, fit }: Extract<Understood, { kind: 'entry' }>, question: string): boolean {
  return (
    form === 'where' &&
    fit >= WHOLE &&
    !/\b(?:says?|said|written|verses?|dicen?|escrit[oa]|vers[ií]culos?)\b/iu.test(question)
  );
}

/** What is asked of a person or of the turn before recalls no verse. */
const TOLD_OF_SUBJECT: ReadonlySet<Understood['kind']> = new Set([
  'relation',
  'life',
  'told',
  'writings',
  'of-writer',
  'in-book',
  'nth-passage',
  'mentions',
]);

/** Forms that ask for a place, a person or a story, and for no verse. */
const TELLING: ReadonlySet<string> = new Set(['where', 'story', 'who']);

const TOLD: ReadonlySet<string> = new Set(['stories', 'people', 'places', 'prayers']);

function isNarrowed({ within }: QuestionReading): boolean {
  return within.testament !== undefined || within.book !== undefined;
}
