import type { Language } from '@word-unfolded/domain';
import { parseReference, type BookId, type PassageReference } from '@word-unfolded/scripture-ref';
import { foldWord } from '@word-unfolded/scripture-text';
import type { Within } from '../finding/find-passages.js';
import { questionWords, carriesMeaning, type QuestionWord } from '../finding/words-of-question.js';
import { subjectsOf, type Subject, type SubjectFound } from '../subjects/subjects.js';
import { bookOfQuestion } from './named/book-of-question.js';
import { QUESTION_PATTERNS, type PassageFocus } from './question-patterns.js';
import { referencesOf, type MissingPassage } from './named/references-of-question.js';

/** The meaning of a question, as far as its words show. */
export type QuestionReading = {
  readonly passages: readonly PassageReference[];
  /** Passages that it names and no edition has. */
  readonly missing: readonly MissingPassage[];
  /** The question without the passages that it names. */
  readonly rest: string;
  readonly subjects: readonly Subject[];
  /** Its subject, in its own words. */
  readonly label: string;
  /** Meaningful words that belong to no subject, as they were written. */
  readonly terms: readonly string[];
  readonly within: Within;
  /** The person who is asked about: "who was Barnabas". */
  readonly person?: string;
  /** The word whose meaning is asked for. */
  readonly word?: string;
  /** Words whose place is asked for: "where does it say that God is love". */
  readonly saying?: string;
  /** The book that it is about as a whole. */
  readonly book?: BookId;
  /** The verse of the open passage: "verse 3". */
  readonly verse?: number;
  readonly focus: PassageFocus;
  readonly isOfThisPassage: boolean;
  readonly isOfWholeBible: boolean;
  readonly wantsMore: boolean;
  readonly goesOn: boolean;
  readonly isGreeting: boolean;
  /** It is in the reader's own words, so no verse with these words is searched for. */
  readonly isAsking: boolean;
};

/** The name of the references beside a text has nothing to do with the cross. */
const CROSS_REFERENCES = /\bcross[- ]?references?\b/giu;

/** Most characters of a question that are read. */
const READ = 1_000;

/** Reads a question. It depends on the words alone and looks nothing up. */
export function readQuestion(text: string, language: Language): QuestionReading {
  const question = bounded(text);
  const patterns = QUESTION_PATTERNS[language];
  const { passages: named, missing, rest } = referencesOf(question, language);
  const passages = named.filter(({ start }) => start.chapter !== undefined);
  const book = passages.length === 0 ? bookOfQuestion(question, language) : undefined;
  const { within, rest: withCount } = withinOf(rest, language);
  const unplaced = withCount.replace(patterns.howMany, '');
  const plain = plainOf(unplaced);
  const words = questionWords(unplaced.replace(CROSS_REFERENCES, ' '));
  const folded = words.map((word) => word.folded);
  const found = subjectsOf(folded, language);
  const isTaken = (_: unknown, at: number) => found.some((each) => each.at <= at && at < each.end);
  const terms = words
    .filter((word, at) => carriesMeaning(word.folded, language) && !isTaken(word, at))
    .map(({ written }) => written);
  const about = withoutTheBible(
    withoutRecipients(
      found.filter((each) => isSubject(each, words, language)),
      words,
    ),
    terms,
  );
  const verse = /\b(?:verses?|v\.?|versiculos?|vv\.?) (\d{1,3})\b/.exec(plain)?.[1];
  const subjectIn = (forms: readonly RegExp[]) => withMeaning(firstGroup(unplaced, plain, forms), language);
  const [person, word] = [
    subjectIn(patterns.person),
    subjectIn(patterns.meaning) ?? terms.find(isStrongsNumber),
  ];
  const saying = firstGroup(unplaced, plain, patterns.saying);
  return {
    passages,
    missing,
    rest,
    subjects: about.map(({ subject }) => subject),
    label: about.map((each) => labelOf(each, words, language)).join(', ') || terms.join(' '),
    terms: [...new Set(terms)],
    within,
    ...(person && { person }),
    ...(word && { word }),
    ...(saying?.includes(' ') && { saying }),
    focus: patterns.focus.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'whole',
    ...(verse !== undefined && { verse: Number(verse) }),
    ...(book && { book }),
    isOfThisPassage: patterns.thisPassage.test(plain),
    isOfWholeBible: patterns.wholeBible.test(plain),
    wantsMore: patterns.more.test(plain),
    goesOn: patterns.andAbout.test(plain),
    isGreeting: patterns.greeting.test(plain),
    isAsking: patterns.asks.test(plain),
  };
}

/** The beginning and the end of a long question: the middle usually tells a story, and takes long to read. */
function bounded(question: string): string {
  if (question.length <= READ) return question;
  return `${question.slice(0, READ / 2)} ${question.slice(-READ / 2)}`;
}

/** Lower case without accents; of the same length as the text where possible, so that positions agree. */
function plainOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD')[0] ?? letter)
    .replace(/^[\s¿¡"'“‘«]+/u, '');
}

function isStrongsNumber(term: string): boolean {
  return /^[GH][1-9]\d{0,3}$/i.test(term);
}

/** A word that is part of how one asks names no subject by itself: "give me a verse". */
function isSubject(
  { subject, at, end }: SubjectFound,
  words: readonly QuestionWord[],
  language: Language,
): boolean {
  if (end - at > 1 || subject.names.en[0] === 'bible') return true;
  return carriesMeaning(words[at]!.folded, language);
}

/** Words before somebody for whom one asks: “a verse for my friend who had surgery” asks about illness. */
const OWN = new Set(['my', 'our', 'a', 'an', 'mi', 'mis', 'un', 'una', 'nuestro', 'nuestra']);
const FOR = new Set(['for', 'to', 'para', 'por']);

/** Without the subjects that only name for whom something is asked, if there is another one. */
function withoutRecipients(found: readonly SubjectFound[], words: readonly QuestionWord[]): SubjectFound[] {
  const isRecipient = ({ at }: SubjectFound) =>
    OWN.has(words[at - 1]?.folded ?? '') && FOR.has(words[at - 2]?.folded ?? '');
  const others = found.filter((each) => !isRecipient(each));
  return others.length > 0 ? others : [...found];
}

/** "What does the Bible say about fear" asks about fear, and not about the Bible. */
function withoutTheBible(found: readonly SubjectFound[], terms: readonly string[]): readonly SubjectFound[] {
  if (found.length + terms.length < 2) return found;
  return found.filter(({ subject }) => subject.names.en[0] !== 'bible');
}

/** A subject as the question writes it, or its own name when the question only uses a phrase for it: "who is God". */
function labelOf(
  { subject, at, end }: SubjectFound,
  words: readonly QuestionWord[],
  language: Language,
): string {
  const named = words.slice(at, end);
  if (named.length > 1 || !carriesMeaning(named[0]!.folded, language))
    return withNames(subject.names[language][0]!, words);
  return named.map(({ written }) => written).join(' ');
}

/** Names that the tables of subjects have in lower case. */
const NAMES =
  /(?<!\p{L})(?:god|jesus|christ|lord|bible|satan|dios|jesús|cristo|señor|biblia|satanás)(?!\p{L})/gu;

function withNames(text: string, words: readonly QuestionWord[]): string {
  const written = new Map(words.map((word) => [word.folded, word.written]));
  return withCapitals(
    text.replace(/\p{L}+/gu, (word) => {
      const original = written.get(foldWord(word)) ?? word;
      return original.toLowerCase() === word ? original : word;
    }),
  );
}

/** A name of a subject as readers write it: "fear of God". */
export function withCapitals(text: string): string {
  return text.replace(NAMES, (name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** The words that are asked for, unless they only point to something: "this passage", "it". */
function withMeaning(text: string | undefined, language: Language): string | undefined {
  const words = questionWords(text ?? '');
  return words.some(({ folded }) => carriesMeaning(folded, language)) ? text : undefined;
}

/** The text of a pattern's first group, as it was written. */
function firstGroup(text: string, plain: string, forms: readonly RegExp[]): string | undefined {
  const offset = text.normalize('NFC').length - plain.length;
  for (const form of forms) {
    const found = form.exec(plain);
    const group = found?.[1]?.trim();
    if (!found || !group) continue;
    const at = found.index + found[0].lastIndexOf(group) + offset;
    return text
      .normalize('NFC')
      .slice(at, at + group.length)
      .trim();
  }
  return undefined;
}

/** Most words like "in" and "from" after which the name of a book is looked for. */
const MOST_BOOKS = 8;

/** A book that says something of a subject: “¿Qué dice Santiago de los ricos?” */
const BOOK_SAYS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:what )?(?:does|did) (?=(?:[1-3] )?\p{L}+ (?:(?:say|teach|write) (?:about|on|of)|mention)(?!\p{L}))/giu,
  es: /(?:qu[eé] (?:dice|enseña|escribe)|menciona) (?=(?:[1-3] )?\p{L}+ (?:del?|sobre|acerca|a)(?!\p{L}))/giu,
};

/** What makes a name that of a person: “John the Baptist”. */
const IS_PERSON = /^\s+(?:the baptist|el bautista|son of|hijo de|of arimathea|de arimatea)(?!\p{L})/iu;

/** The only testament or book to search, and the question without it. */
function withinOf(question: string, language: Language): { within: Within; rest: string } {
  const { testament, inBook } = QUESTION_PATTERNS[language];
  const plain = plainOf(question);
  for (const which of ['old', 'new'] as const)
    if (testament[which].test(plain)) return { within: { testament: which }, rest: question };
  const leads = [...question.matchAll(inBook), ...question.matchAll(BOOK_SAYS[language])];
  for (const { 0: lead, index } of leads.slice(0, MOST_BOOKS)) {
    const after = question.slice(index + lead.length);
    // Who writes no capitals names the book at the end: "in the psalms?"
    const lowered =
      question === question.toLowerCase() ? /^(?:[1-3]\s?)?\p{L}+(?=[\s?!.]*$)/u.exec(after)?.[0] : undefined;
    const name = /^(?:[1-3]\s?)?\p{Lu}\p{L}+/u.exec(after)?.[0] ?? lowered;
    const isPerson = name !== undefined && IS_PERSON.test(after.slice(name.length));
    const parsed =
      name === undefined || isPerson || name === 'mi' ? undefined : parseReference(name, language);
    if (!name || !parsed?.understood || parsed.isCorrected || parsed.passages.length !== 1) continue;
    const { start, end } = parsed.passages[0]!;
    if (start.chapter !== undefined || start.book !== end.book) continue;
    return { within: { book: start.book }, rest: question.slice(0, index) + after.slice(name.length) };
  }
  return { within: {}, rest: question };
}
