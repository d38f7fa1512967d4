import type { Language } from '@word-unfolded/domain';
import {
  foldedWords,
  rangeOf,
  type Entry,
  type PersonEntry,
  type StudyEntries,
} from '@word-unfolded/study-library';
import type { PromptMessage } from '../../../generators/answer-generator.js';
import { languageOfQuestion } from '../../asking/language-of-question.js';
import { readQuestion } from '../../asking/read-question.js';
import { bookOfQuestion } from '../../asking/named/book-of-question.js';
import { bookAspectOf } from '../book-question.js';
import { goesOn, isRelated } from './going-on.js';
import { nearQuestion } from '../near-question.js';
import { byProminence } from '../people/prominence.js';
import { personNear, personOfAnswer, relationIn, sexOf } from '../people/relation-question.js';
import { toldSentence } from '../told-sentence.js';
import { isOfPersonBefore, understandAfter } from '../understand.js';
import { claimOfQuestion } from '../whether/claim-of-question.js';
import { subjectOf, type Understanding, type Understood } from '../understood.js';
import { formOf } from '../wording/question-form.js';

/** Most turns of a conversation that are read again, to know what it is about. */
const LOOKED_BACK = 6;

/**
 * Reads a question in its conversation. It depends on the words alone and calls no service.
 *
 * @param beside the story that is open beside the chat
 */
export function understand(
  entries: StudyEntries,
  question: string,
  history: readonly PromptMessage[],
  language: Language,
  beside?: Entry,
): Understanding {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  let after: Conversation = { before: beside, people: [] };
  for (const [at, content] of asked.entries()) {
    if (at < asked.length - LOOKED_BACK) continue;
    // A conversation may change its language: each question is read in its own.
    const own = languageOfQuestion(content);
    const spoken = own === 'en' || own === 'es' ? own : language;
    const before = meantIn(entries, content, asked[at - 1], spoken, after);
    const subject = subjectAfter(entries, content, spoken, before);
    after = {
      before: subject,
      people: subject?.kind === 'people' ? [...after.people, subject] : after.people,
      told: storyTold(entries, content, spoken, before),
      related: relatedOf(understandAfter(entries, content, spoken, before)),
      asked: relationOf(understandAfter(entries, content, spoken, before)),
    };
  }
  const before = meantIn(entries, question, asked.at(-1), language, after);
  // “What were their names?” after “How many wives did Jacob have?”
  if (after.asked && ASKS_FOR_NAMES[language].test(foldedWords(question).join(' ')))
    return { understood: namesOf(after.asked), before };
  const oneOf = after.asked && oneOfRelatives(entries, question, language, after.asked);
  if (oneOf) return { understood: oneOf, before };
  const reason = reasonOfClaim(entries, question, asked.at(-1), language, before);
  if (reason) return { understood: reason, before };
  return { understood: understandAfter(entries, question, language, before), before };
}

/** What a conversation was about. */
type Conversation = {
  readonly before: Entry | undefined;
  /** The people whom it was about, the last one at the end. */
  readonly people: readonly PersonEntry[];
  /** The story whose sentence answered the question before. */
  readonly told?: Entry | undefined;
  /** The person whose relative was asked for. */
  readonly related?: PersonEntry | undefined;
  /** The relatives who were asked for. */
  readonly asked?: Extract<Understood, { kind: 'relation' }> | undefined;
};

const relationOf = (understood: Understood) => (understood.kind === 'relation' ? understood : undefined);

/** The relatives without the “yes” that was said. */
function namesOf({ asked: { isSo: _, ...asked } }: Extract<Understood, { kind: 'relation' }>): Understood {
  return { kind: 'relation', asked, form: 'who' };
}

/** Which of several who were named. */
const WHICH_ONE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?which\b/,
  es: /^(?:y )?(?:cual(?:es)?|quien de (?:ellos|ellas))\b/,
};

/** The relative of whom it is told: “Which one was sold?” after the sons of Jacob. */
function oneOfRelatives(
  entries: StudyEntries,
  question: string,
  language: Language,
  { asked }: Extract<Understood, { kind: 'relation' }>,
): Understood | undefined {
  const words = foldedWords(question);
  if (asked.related.length < 2 || !WHICH_ONE[language].test(words.join(' '))) return undefined;
  for (const { entry } of asked.related) {
    const told = entry && toldSentence(entries, words, language, 'other', entry);
    if (entry && told?.from === entry && !told.isPart)
      return { kind: 'told', subject: entry, told, form: 'who' };
  }
  return undefined;
}

const WHY_NOT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?why(?: not| so| is that| was that)?$/,
  es: /^(?:y |pero )?(?:por que|y eso)(?: no| si)?$/,
};

/** “Why not?” after “Did Moses enter the land?”: the sentence that tells it with its reason. */
function reasonOfClaim(
  entries: StudyEntries,
  question: string,
  last: string | undefined,
  language: Language,
  before: Entry | undefined,
): Understood | undefined {
  if (last === undefined || !before || !WHY_NOT[language].test(foldedWords(question).join(' ')))
    return undefined;
  const claim = claimOfQuestion(last, language);
  const person = claim && personNear(entries, before, language);
  const told = person && toldSentence(entries, claim.words, language, 'why', person);
  return told && { kind: 'told', subject: before, told, form: 'why' };
}

/** Questions of several names. */
const ASKS_FOR_NAMES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?(?:what (?:are|were) (?:their|the) names|what were they (?:called|named)|who (?:were|are) they)$/,
  es: /^(?:y )?(?:como se llama(?:ban|n|ron)|cuales (?:son|eran|fueron) sus nombres|quienes (?:eran|fueron|son))(?: (?:ellos|ellas))?$/,
};

const relatedOf = (understood: Understood) =>
  understood.kind === 'relation' ? understood.asked.person : undefined;

/** What a question goes on with. */
function meantIn(
  entries: StudyEntries,
  question: string,
  last: string | undefined,
  language: Language,
  { before, people, told, related }: Conversation,
): Entry | undefined {
  const words = foldedWords(question);
  const isOfThem = sexOf(words) !== undefined;
  if (told && !isOfThem && formOf(words, language) === 'next') return told;
  // “And his mother?” after “Who was Isaac's father?” asks of Isaac.
  const isOfSame = related !== undefined && ALSO_RELATIVE[language].test(words.join(' '));
  const relation = isOfSame ? relationIn(words, language) : undefined;
  const sex = sexOf(words);
  if (
    relation &&
    (sex === undefined || sex === related!.sex) &&
    entries.related(related!, relation.as).length
  )
    return related;
  return namedBefore(entries, question, last ?? '', language, meantBy(words, before, people));
}

/** Only another relative: “And his mother?” */
const ALSO_RELATIVE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|what about|how about) (?:who (?:was|were) )?(?:his|her|their) \w+(?: in law)?$/,
  es: /^y (?:quien(?:es)? (?:fue|era|fueron|eran) )?sus? \w+(?: (?:mayor|menor))?$/,
};

/** Questions of the beginning or the end of a life. */
const OF_LIFE = /\b(?:die|died|dead|born|survive|survived|murio|muerto|muerta|nacio|sobrevivio)\b/;

/** The one whom the question before named, if a relative is asked for: a question about the oldest man names others too. */
function namedBefore(
  entries: StudyEntries,
  question: string,
  asked: string,
  language: Language,
  before: Entry | undefined,
): Entry | undefined {
  const words = foldedWords(question);
  const last = foldedWords(asked);
  const isOfLife = before?.kind === 'stories' && OF_LIFE.test(words.join(' '));
  // “Did he die?” after “What happened to Eutychus?” asks of him, and not of the first person of the story.
  if (isOfLife) {
    const people = entries
      .named(last, language)
      .flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
    return byProminence(people, last).find(({ id }) => before.people.includes(id)) ?? before;
  }
  if (!before || !relationIn(words, language)) return before;
  // “And his father?” after “Who was Ahab's wife?” asks of Ahab.
  const isOther = before.kind === 'people' && sexOf(words) !== undefined && sexOf(words) !== before.sex;
  if (before.kind !== 'questions' && !isOther) return before;
  const named = entries.named(last, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  // “Who replaced him?” after “Why did Judas betray Jesus?” asks of Judas.
  const near = isOther ? undefined : personNear(entries, before, language);
  if (near && named.includes(near) && (sexOf(words) ?? near.sex) === near.sex) return near;
  const [person] = byProminence(named, last);
  return person && (!isOther || person.sex === sexOf(words)) ? person : before;
}

/** The story whose sentence answered a question of a person: “And after that?” goes on from it. */
function storyTold(
  entries: StudyEntries,
  question: string,
  language: Language,
  before: Entry | undefined,
): Entry | undefined {
  const understood = understandAfter(entries, question, language, before);
  return understood.kind === 'told' && understood.told.from.kind === 'stories'
    ? understood.told.from
    : undefined;
}

/** Whom “he” or “she” means: the person before, or the last one of whom it can be said. */
function meantBy(
  words: readonly string[],
  before: Entry | undefined,
  people: readonly PersonEntry[],
): Entry | undefined {
  const sex = sexOf(words);
  const last = people.findLast((person) => person.sex === sex);
  // “What happened to her?” after a story asks of the woman of whom it was spoken before.
  if (sex !== undefined && before?.kind === 'stories' && last && before.people.includes(last.id)) {
    const [first] = before.people;
    return first === last.id ? before : last;
  }
  if (sex === undefined || before?.kind !== 'people' || before.sex === sex) return before;
  return last ?? before;
}

/**
 * What the conversation is about after a question: the story of a passage that it names, or the subject that it was
 * understood to have. What is asked of a person whom it does not name leaves it at that person.
 */
function subjectAfter(
  entries: StudyEntries,
  question: string,
  language: Language,
  before: Entry | undefined,
): Entry | undefined {
  const [passage] = readQuestion(question, language).passages;
  const range = passage && rangeOf(passage);
  if (range) return entries.storiesAt(range)[0] ?? entries.book(passage.start.book) ?? before;
  const understood = understandAfter(entries, question, language, before);
  const words = foldedWords(question);
  const isStill =
    understood.kind === 'entry' &&
    understood.entry.kind === 'questions' &&
    (isOfPersonBefore(entries, words, language, before) ||
      staysAtPerson(entries, question, language, before, understood.entry));
  const book = bookNamed(entries, question, words, language);
  if (book) return book;
  const answer =
    understood.kind === 'entry' && understood.entry.kind === 'questions' && understood.fit >= ANSWERED
      ? personOfAnswer(entries, understood.entry, language)
      : undefined;
  if (answer && !isStill) return answer;
  if (understood.kind === 'unknown') {
    const near = nearQuestion(entries, words, language);
    if (near) return near;
  }
  return isStill
    ? before
    : (personOfPlace(entries, question, language, understood) ?? subjectOf(understood) ?? before);
}

/** An entry that explains so much of a question answers it. */
const ANSWERED = 0.95;

/** Whether a question that names nobody is still about the person before: “Why did he climb the tree?” */
function staysAtPerson(
  entries: StudyEntries,
  question: string,
  language: Language,
  before: Entry | undefined,
  entry: Entry,
): boolean {
  const person = personNear(entries, before, language);
  if (!before || !person || !goesOn(entries, question, foldedWords(question), language)) return false;
  return isRelated(entry, person, language);
}

/** The book of which a number is asked or that is called a book: “How many chapters does Hebrews have?” */
function bookNamed(
  entries: StudyEntries,
  question: string,
  words: readonly string[],
  language: Language,
): Entry | undefined {
  const book = bookOfQuestion(question, language);
  if (book) return entries.book(book);
  if (bookAspectOf(words) !== 'count') return undefined;
  return entries.named(words, language).find(({ item }) => item.kind === 'books')?.item;
}

/** The person whose place was asked for: "Where did Moses die?" leaves the conversation at Moses. */
function personOfPlace(
  entries: StudyEntries,
  question: string,
  language: Language,
  understood: Understood,
): Entry | undefined {
  if (understood.kind !== 'entry') return undefined;
  const words = foldedWords(question);
  // “What happened there?” after “Where is Mount Sinai?” asks of the mountain, and not of the person whom that answer named.
  if (understood.entry.kind === 'questions' && formOf(words, language) === 'where') {
    const places = entries
      .named(words, language)
      .flatMap(({ item }) => (item.kind === 'places' ? [item] : []));
    const isOfSomebody = entries.named(words, language).some(({ item }) => item.kind === 'people');
    return isOfSomebody ? undefined : places[0];
  }
  if (understood.entry.kind !== 'places') return undefined;
  const people = entries.named(words, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  return byProminence(people, words)[0];
}
