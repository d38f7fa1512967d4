import type { Language } from '@word-unfolded/domain';
import {
  foldedWords,
  rangeOf,
  type Entry,
  type PersonEntry,
  type StudyEntries,
} from '@word-unfolded/study-library';
import type { PromptMessage } from '../../generators/answer-generator.js';
import { readQuestion } from '../asking/read-question.js';
import { aboutSubject, besideSubject, SUBJECTS } from './beside-subject.js';
import { chooseEntry, nearestNamed } from './choose-entry.js';
import { ASKS_WHAT_DONE } from './told-sentence.js';
import { asksOfTitle, isOfTradition } from './reading-of-tradition.js';
import { storyTitled } from './story-titled.js';
import { byProminence } from './people/prominence.js';
import { formOf, type QuestionForm } from './wording/question-form.js';
import {
  ASKS_AGAIN,
  IS_OF_DEED,
  isBare,
  isFollowing,
  isOfWhatWasTold,
  measuredOf,
  ofItsBook,
  oneOfSeveral,
  ofWriter,
  storyOf,
  toldOf,
  writerIn,
} from './follow-up-question.js';
import { goesOn, isRelated, isSaidOfAnother } from './going-on.js';
import { namedApart } from './named-apart.js';
import { askedAmongOthers, nearQuestion } from './near-question.js';
import { nthPassage } from './wording/nth-passage.js';
import {
  NARROWING,
  OF_AGE,
  FEWEST_OF_WRITER,
  IS_SOMEBODY,
  OF_ITS_DEED,
  OF_WRITER,
  POINTING,
  WITHOUT_SUBJECT,
} from './wording/pointing.js';
import { lifeQuestion } from './people/life-question.js';
import { answeredOf, ofPersonBefore } from './people/person-question.js';
import { marriageQuestion, successorQuestion } from './people/marriage-question.js';
import { relationBetween } from './people/relation-between.js';
import { countOf } from './people/count-of-relatives.js';
import { personOf, relationIn, relationQuestion, sexOf } from './people/relation-question.js';
import { mentionedEntry, storyAt } from './mentioned.js';
import { isCommonWord, isDoneToBefore, isOfNobodyNamed } from './no-answer.js';
import { meaningOfStory, nearOfBefore, nextOf, ofSubject, sameSubject } from './subject-before.js';
import { AFTER_STORY, ASKS_FOR_NAME, ASKS_IMPORTANCE, ONE_OF_SEVERAL } from './wording/asks-of-before.js';
import { coreOfQuestion } from './wording/core-of-question.js';
import { smallTalkOf } from './wording/small-talk.js';
import { subjectOf, type Understanding, type Understood } from './understood.js';
import { WHAT_WRITTEN } from './people/writers.js';

/** An answer that explains every word of a question, in the kind of entry that such a question asks for. */
const WHOLE = 1.1;

/** A question that explains so much of a comparison says what is compared: “James and Paul on faith and works”. */
const ANSWERED = 0.8;

/** Questions of a deed: the story that is named after it and the person tells it. */
const STORY_FORMS: ReadonlySet<QuestionForm> = new Set(['why', 'other', 'where', 'story']);

/** Most turns of a conversation that are read again, to know what it is about. */
const LOOKED_BACK = 6;

/** Forms that may ask for a relative of somebody; the story of Joseph and his brothers asks for no brother. */
export const RELATIONAL: ReadonlySet<QuestionForm> = new Set([
  'who',
  'how-many',
  'meaning',
  'other',
  'where',
]);

/** Questions about somebody or something by name; what Scripture says about a subject is found by its passages. */
const NEAR_FORMS: ReadonlySet<QuestionForm> = new Set(['who', 'where', 'why', 'story', 'how-many', 'other']);

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
  let before = beside;
  const people: PersonEntry[] = [];
  let told: Entry | undefined;
  for (const { content } of history.filter(({ role }) => role === 'user').slice(-LOOKED_BACK)) {
    told = storyTold(entries, content, language, before);
    before = subjectAfter(entries, content, language, before);
    if (before?.kind === 'people') people.push(before);
  }
  const isNext = formOf(foldedWords(question), language) === 'next';
  before = isNext && told ? told : meantBy(foldedWords(question), before, people);
  before = namedBefore(entries, question, history, language, before);
  return { understood: understandAfter(entries, question, language, before), before };
}

/** Questions of the beginning or the end of a life. */
const OF_LIFE = /\b(?:die|died|dead|born|survive|survived|murio|muerto|muerta|nacio|sobrevivio)\b/;

/** The one whom the question before named, if a relative is asked for: a question about the oldest man names others too. */
function namedBefore(
  entries: StudyEntries,
  question: string,
  history: readonly PromptMessage[],
  language: Language,
  before: Entry | undefined,
): Entry | undefined {
  const words = foldedWords(question);
  const last = foldedWords(history.findLast(({ role }) => role === 'user')?.content ?? '');
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
  const sex = words.includes('she') ? 'f' : words.includes('he') ? 'm' : undefined;
  if (sex === undefined || before?.kind !== 'people' || before.sex === sex) return before;
  return people.findLast((person) => person.sex === sex) ?? before;
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
  if (range) return entries.storiesAt(range)[0] ?? before;
  const understood = understandAfter(entries, question, language, before);
  const isStill =
    understood.kind === 'entry' &&
    understood.entry.kind === 'questions' &&
    isOfPersonBefore(entries, foldedWords(question), language, before);
  if (understood.kind === 'unknown') {
    const near = nearQuestion(entries, foldedWords(question), language);
    if (near) return near;
  }
  return isStill
    ? before
    : (personOfPlace(entries, question, language, understood) ?? subjectOf(understood) ?? before);
}

/** The person whose place was asked for: "Where did Moses die?" leaves the conversation at Moses. */
function personOfPlace(
  entries: StudyEntries,
  question: string,
  language: Language,
  understood: Understood,
): Entry | undefined {
  if (understood.kind !== 'entry' || understood.entry.kind !== 'places') return undefined;
  const words = foldedWords(question);
  const people = entries.named(words, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  return byProminence(people, words)[0];
}

/** Forms that ask who somebody is. */
const isPersonal = (form: QuestionForm) => form === 'who' || form === 'written' || form === 'pray';

/** Reads a question by itself. */
export function understandAlone(entries: StudyEntries, question: string, language: Language): Understood {
  return understandAfter(entries, question, language, undefined);
}

function understandAfter(
  entries: StudyEntries,
  question: string,
  language: Language,
  before: Entry | undefined,
): Understood {
  const words = foldedWords(coreOfQuestion(question));
  const talk = smallTalkOf(question, words, language);
  if (talk) return { kind: 'talk', talk };
  const form = formOf(words, language);
  if (form === 'next' && before) return nextOf(entries, before, form, words.join(' '));
  const text = words.join(' ');
  const mentioned = mentionedEntry(entries, words, language, before);
  if (mentioned) return { kind: 'mentions', entry: mentioned };
  if (before && ASKS_IMPORTANCE[language].test(text)) return sameSubject(before, 'who', false);
  if (before?.kind === 'people' && ASKS_FOR_NAME[language].test(text))
    return sameSubject(before, 'who', false);
  const after = AFTER_STORY[language].exec(text)?.[1];
  const told = after === undefined ? undefined : storyAfterClause(entries, after, language, before);
  if (told) return told;
  const deed = before && IS_OF_DEED[language].test(text) ? storyOf(entries, before) : undefined;
  if (deed) return sameSubject(deed, 'story', false);
  if (before && ASKS_AGAIN[language].test(text))
    return sameSubject(meaningOfStory(entries, before, language) ?? before, 'meaning', false);
  const at = before && nthPassage(text, language);
  if (before && at !== undefined) return { kind: 'nth-passage', entry: before, at };
  if (before && before.kind !== 'books' && NARROWING[language].test(text))
    return sameSubject(before, form, true);
  if (before && OF_WRITER[language].test(text)) {
    const said = ofWriter(entries, words, language, before);
    return said ?? sameSubject(before, form, false);
  }
  if (before && IS_SOMEBODY[language].test(text) && personOf(entries, before)) {
    const told =
      nearOfBefore(entries, words, language, form, before) ?? toldOf(entries, words, language, form, before);
    return told ?? sameSubject(before, form, false);
  }
  const says = before && FEWEST_OF_WRITER[language].test(text) && SUBJECTS.has(before.kind);
  const ofPerson = says ? ofWriter(entries, words, language, before) : undefined;
  if (ofPerson) return ofPerson;
  const ofBook =
    before && (oneOfSeveral(entries, text, language, before) ?? ofItsBook(entries, text, language, before));
  if (ofBook) return ofBook;
  if (before?.kind === 'questions' && isOfTradition(words, language)) return sameSubject(before, form, false);
  if (before && asksOfTitle(entries, before, words, language)) return sameSubject(before, form, false);
  const counted = form === 'how-many' ? chooseEntry(entries, words, language, form, before) : undefined;
  const isCounted = counted?.entry.kind === 'questions' && counted.fit >= WHOLE;
  const asksWriter = WHAT_WRITTEN[language].test(text) && !isCounted;
  const writer = asksWriter ? writerIn(entries, words, language, before) : undefined;
  if (writer) return { kind: 'writings', person: writer };
  const beside = before && SUBJECTS.has(before.kind) ? besideSubject(entries, text, language) : undefined;
  if (beside) return { kind: 'entry', form: 'says', ...beside };
  // One of several that the answer before did not list clearly: it is said where its sentence stands, or all is said again.
  if (before && ONE_OF_SEVERAL[language].test(text))
    return toldOf(entries, words, language, 'other', before) ?? sameSubject(before, form, false);
  if (before && isBare(words, language))
    return measuredOf(entries, text, language, form, before) ?? sameSubject(before, form, true);
  const ofBefore = ofPersonBefore(entries, words, language, form, before);
  if (ofBefore) return ofBefore;
  const found = chooseEntry(entries, words, language, form, before);
  const isGoingOn = before !== undefined && goesOn(entries, question, words, language);
  const isOther =
    found !== undefined &&
    (isOfAnother(entries, found.entry, words, language, before) ||
      (isGoingOn && isSaidOfAnother(found, before, language)));
  const isOfBefore = found && isDoneToBefore(found.entry, words, language, before);
  const isUnnamed = found !== undefined && isOfNobodyNamed(entries, found, question, words, language);
  const isDropped = isOther || isOfBefore || isUnnamed || (found && isCommonWord(found, question, language));
  // “If Adam and Eve were the first people, whom did Cain marry?” names people, and asks what an editor answered.
  const isNamedOnly = found && found.fit < ANSWERED && found.entry.kind === 'people';
  const asks = isNamedOnly ? askedAmongOthers(entries, words, language) : undefined;
  const kept = asks ? { entry: asks, fit: ANSWERED, namesakes: [] } : isDropped ? undefined : found;
  // “What happened on Mount Carmel?” asks for the story, if a single one is titled so.
  const titledOf =
    kept?.entry.kind === 'people' && kept.fit < 1 && !isPersonal(form)
      ? storyTitled(entries, words, language)
      : undefined;
  const there =
    (form === 'story' || ASKS_WHAT_DONE[language].test(text)) &&
    kept?.entry.kind === 'places' &&
    storyAt(entries, kept.entry, language);
  const chosen = kept && (there || titledOf) ? { ...kept, entry: there || titledOf! } : kept;
  const isAnswered =
    chosen?.entry.kind === 'questions' &&
    chosen.fit >= WHOLE &&
    !isOfPersonBefore(entries, words, language, before);
  const isPossessive = language === 'en' && /['’]s\b/iu.test(question);
  const between = isAnswered
    ? undefined
    : (relationBetween(entries, words, language) ?? marriageQuestion(entries, words, language, before));
  if (between) return { kind: 'relation', asked: between, form };
  const successor = isAnswered ? undefined : successorQuestion(entries, words, language);
  if (successor) return { kind: 'relation', asked: successor, form };
  const asked =
    RELATIONAL.has(form) && !isAnswered && !OF_AGE[language].test(words.join(' '))
      ? relationQuestion(entries, words, language, before, isPossessive)
      : undefined;
  if (asked) return countOf(entries, asked, words, language, form) ?? { kind: 'relation', asked, form };
  const isTold = chosen && chosen.entry.kind !== 'people' && chosen.fit >= 1;
  const life = isTold ? undefined : lifeQuestion(entries, words, language, before);
  if (life)
    return answeredOf(entries, words, language, form, life.person) ?? { kind: 'life', asked: life, form };
  if (form === 'compare') {
    const named = namedApart(entries, words, language);
    const least = chosen?.entry.kind === 'questions' ? ANSWERED : 1;
    if (named && (!chosen || chosen.fit < least)) return { kind: 'compare', entries: named };
  }
  // “What is the good soil?” after the sower asks of it, unless an entry is all about that.
  const isPart = before && chosen && chosen.fit < WHOLE - 0.1 && isOfWhatWasTold(words, language);
  const part =
    isPart && !isRelated(chosen.entry, before, language)
      ? toldOf(entries, words, language, form, before)
      : undefined;
  if (part) return part;
  if (chosen)
    return { kind: 'entry', form, entry: chosen.entry, fit: chosen.fit, namesakes: chosen.namesakes };
  if (before && pointsBack(entries, words, language))
    return ofSubject(entries, words, language, form, before);
  if (before && (isGoingOn || isOfBefore || isFollowing(entries, question, words, language)))
    return ofSubject(entries, words, language, form, before);
  const toldBefore =
    before && isOfWhatWasTold(words, language) ? toldOf(entries, words, language, form, before) : undefined;
  if (toldBefore) return toldBefore;
  const titled = STORY_FORMS.has(form) ? storyTitled(entries, words, language) : undefined;
  if (titled) return { kind: 'entry', form, entry: titled, fit: ANSWERED, namesakes: [] };
  const near = NEAR_FORMS.has(form) ? nearestNamed(entries, words, language) : undefined;
  const doneThere =
    near?.kind === 'places' && ASKS_WHAT_DONE[language].test(text)
      ? storyAt(entries, near, language)
      : undefined;
  if (doneThere) return sameSubject(doneThere, form, false);
  if (near) return toldOf(entries, words, language, form, near) ?? sameSubject(near, form, true);
  const subject = aboutSubject(entries, words, language);
  return subject ? { kind: 'entry', form, ...subject } : { kind: 'unknown', form };
}

/** What happened after what a clause tells: “What happened after Jesus was baptized?” */
function storyAfterClause(
  entries: StudyEntries,
  clause: string,
  language: Language,
  before: Entry | undefined,
): Understood | undefined {
  const words = foldedWords(clause);
  const chosen = chooseEntry(entries, words, language, 'story', before);
  const story =
    chosen && chosen.fit >= ANSWERED && chosen.entry.kind === 'stories' ? chosen.entry : undefined;
  const next = story && entries.storyAfter(story);
  return next && { kind: 'entry', form: 'next', entry: next, fit: 1, namesakes: [] };
}

/** Whether an entry is about somebody else than the person before, although the question names nobody. */
function isOfAnother(
  entries: StudyEntries,
  { kind, text }: Entry,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): boolean {
  if (kind !== 'questions' || !isOfPersonBefore(entries, words, language, before)) return false;
  const person = personOf(entries, before);
  const named = entries
    .named(foldedWords(`${text[language].title} ${text[language].body}`), language)
    .filter(({ item }) => item.kind === 'people');
  return named.length > 0 && !named.some(({ item }) => item === person);
}

const SHORT = 5;

/** Whether a question points to the subject of the turn before. */
function pointsBack(entries: StudyEntries, words: readonly string[], language: Language): boolean {
  const text = words.join(' ');
  if (POINTING[language].test(text)) return true;
  if (language === 'es' && OF_ITS_DEED.test(text)) return true;
  const isShort = language === 'es' && words.length <= SHORT && WITHOUT_SUBJECT.test(text);
  return isShort && entries.named(words, language).length === 0;
}

/** Whether a question names nobody while the conversation is about a person: "How many sons did he have?" */
function isOfPersonBefore(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): boolean {
  const names = entries.named(words, language).some(({ item }) => item.kind === 'people');
  return personOf(entries, before) !== undefined && !names && pointsBack(entries, words, language);
}
