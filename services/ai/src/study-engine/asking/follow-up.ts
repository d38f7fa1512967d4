import type { Language } from '@word-unfolded/domain';
import {
  KJV_VERSE_COUNTS,
  locatePassage,
  partsOfVerse,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { foldedWords } from '@word-unfolded/study-library';
import type { PromptMessage } from '../../generators/answer-generator.js';
import { ASKS_AGAIN } from '../understanding/follow-ups/follow-up-question.js';
import { readQuestion, type QuestionReading } from './read-question.js';

/** Number of earlier questions that are read again. */
const LOOKED_BACK = 4;

/**
 * Reads a question together with earlier ones: "and in the Old Testament?" asks for the same elsewhere, "more" for
 * further results.
 */
export function readInConversation(
  question: string,
  history: readonly PromptMessage[],
  language: Language,
): QuestionReading {
  const reading = readQuestion(question, language);
  const beside =
    neighbourOf(question, history, language) ??
    otherVerseOf(question, history, language) ??
    askedAgain(question, history, language);
  if (beside && reading.passages.length === 0) return { ...readQuestion('', language), passages: [beside] };
  // “Another one please” names nothing.
  const isOnlyWithin = reading.within.book !== undefined && reading.within.book === reading.book;
  const says = saysWhat(isOnlyWithin ? { ...reading, book: undefined } : reading);
  if ((says && !reading.wantsMore) || reading.isGreeting) return reading;
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-LOOKED_BACK)
    .reverse()
    .map(({ content }) => readQuestion(content, language))
    .find(saysWhat);
  const narrowed = reading.within.testament !== undefined || reading.within.book !== undefined;
  const goesOn = reading.wantsMore || reading.goesOn || narrowed;
  if (earlier && reading.isOfThisPassage && !goesOn && earlier.passages.length > 0)
    return { ...reading, passages: earlier.passages };
  if (!earlier || (reading.isOfThisPassage && !goesOn)) return reading;
  const { passages, subjects, label, terms, person, word, saying } = earlier;
  return {
    ...reading,
    passages,
    subjects,
    label,
    terms,
    ...(person && { person }),
    ...(word && !narrowed && { word }),
    ...(saying && { saying }),
    isOfWholeBible: earlier.isOfWholeBible,
  };
}

/** Questions of the verse beside the one before: "What about the next verse?", "¿Y el versículo anterior?" */
const BESIDE: Readonly<Record<Language, readonly (readonly [RegExp, 1 | -1])[]>> = {
  en: [
    [
      /^(?:and |what about )?the (?:next|following)(?: one)?[\s?.!]*$|\b(?:next|following) verse\b|\bverse (?:right )?(?:after|following)(?: (?:it|this|that))?\b|\bverse that follows\b/i,
      1,
    ],
    [/\b(?:previous|preceding) verse\b|\bverse (?:right )?before(?: (?:it|this|that))?\b/i, -1],
  ],
  es: [
    [
      /^[\s¿]*y (?:el|la) (?:siguiente|que sigue)[\s?.!]*$|\bvers[ií]culo (?:que )?(?:siguiente|sigue|de despu[ée]s|posterior)|\bsiguiente vers[ií]culo\b/iu,
      1,
    ],
    [
      /^[\s¿]*y (?:el|la) anterior[\s?.!]*$|\bvers[ií]culo (?:anterior|de antes|previo)|\banterior vers[ií]culo\b/iu,
      -1,
    ],
  ],
};

/** Questions of the chapter beside the one before. */
const CHAPTER_BESIDE: Readonly<Record<Language, readonly (readonly [RegExp, 1 | -1])[]>> = {
  en: [
    [
      /\b(?:next|following) chapter\b|\bchapter (?:\w+ )?(?:after|following)(?: (?:it|this|that))?[\s?.!]*$/i,
      1,
    ],
    [/\b(?:previous|preceding) chapter\b|\bchapter (?:\w+ )?before(?: (?:it|this|that))?[\s?.!]*$/i, -1],
  ],
  es: [
    [/\bcap[ií]tulo (?:que )?(?:siguiente|sigue|de despu[ée]s|posterior)|\bsiguiente cap[ií]tulo\b/iu, 1],
    [/\bcap[ií]tulo (?:anterior|de antes|previo)|\banterior cap[ií]tulo\b/iu, -1],
  ],
};

/** The verse beside the passage of an earlier question; undefined for any other question, and beyond a book. */
function neighbourOf(
  question: string,
  history: readonly PromptMessage[],
  language: Language,
): PassageReference | undefined {
  const ofChapter = CHAPTER_BESIDE[language].find(([pattern]) => pattern.test(question))?.[1];
  const step = ofChapter ?? BESIDE[language].find(([pattern]) => pattern.test(question))?.[1];
  if (step === undefined) return undefined;
  const place = placeBefore(history, language);
  const located = place && locatePassage(place, KJV_VERSE_COUNTS);
  if (!located?.exists) return undefined;
  const { book, chapter, verse } = partsOfVerse(step > 0 ? located.range.last : located.range.first);
  const counts = KJV_VERSE_COUNTS[book] ?? [];
  if (ofChapter !== undefined) {
    const whole = { book, chapter: chapter + step };
    return whole.chapter < 1 || whole.chapter > counts.length ? undefined : { start: whole, end: whole };
  }
  const last = counts[chapter - 1] ?? 0;
  const beside =
    step > 0 && verse >= last
      ? { chapter: chapter + 1, verse: 1 }
      : step < 0 && verse <= 1
        ? { chapter: chapter - 1, verse: counts[chapter - 2] ?? 0 }
        : { chapter, verse: verse + step };
  if (beside.chapter < 1 || beside.chapter > counts.length) return undefined;
  const point = { book, ...beside };
  return { start: point, end: point };
}

/** Questions of another verse of the chapter before: "And verse 5?", "¿Y el versículo 17?" */
const OTHER_VERSE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |now |then |what about |how about |explain |what does )*(?:the )?(?:v|vs|verse)\.? ?(\d{1,3})(?: (?:say|mean))?[?.! ]*$/iu,
  es: /^¿?(?:y |ahora |que tal |expl[ií]ca(?:me)? |qu[ée] dice )*(?:el )?(?:v|vers|vers[ií]culo)\.? ?(\d{1,3})[?.! ]*$/iu,
};

/** The verse of the chapter of an earlier question that a question names by its number alone. */
function otherVerseOf(
  question: string,
  history: readonly PromptMessage[],
  language: Language,
): PassageReference | undefined {
  const verse = Number(OTHER_VERSE[language].exec(question.trim())?.[1]);
  const place = verse > 0 ? placeBefore(history, language) : undefined;
  if (!place?.start.chapter) return undefined;
  const point = { book: place.start.book, chapter: place.start.chapter, verse };
  const passage = { start: point, end: point };
  return locatePassage(passage, KJV_VERSE_COUNTS).exists ? passage : undefined;
}

/** The passage of the question before, of which the reader asks what it means: “Does that mean everything is good?” */
function askedAgain(
  question: string,
  history: readonly PromptMessage[],
  language: Language,
): PassageReference | undefined {
  if (!ASKS_AGAIN[language].test(foldedWords(question).join(' '))) return undefined;
  const last = history.findLast(({ role }) => role === 'user')?.content;
  return last === undefined ? undefined : readQuestion(last, language).passages[0];
}

/** The passage that was named last in a conversation. */
function placeBefore(history: readonly PromptMessage[], language: Language): PassageReference | undefined {
  let place: PassageReference | undefined;
  for (const { content } of history.filter(({ role }) => role === 'user').slice(-LOOKED_BACK)) {
    const [named] = readQuestion(content, language).passages;
    place = named ?? place;
  }
  return place;
}

/** Whether a question names something that can be searched for. */
function saysWhat({ passages, subjects, terms, person, word, saying, book }: QuestionReading): boolean {
  return (
    passages.length > 0 ||
    subjects.length > 0 ||
    terms.length > 0 ||
    Boolean(person ?? word ?? saying ?? book)
  );
}
