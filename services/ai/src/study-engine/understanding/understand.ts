import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import { aboutSubject, besideSubject, SUBJECTS } from './beside-subject.js';
import { deedsOf } from './deeds-of.js';
import { chooseEntry, nearestNamed } from './choose-entry.js';
import { ASKS_WHAT_DONE } from './told-sentence.js';
import { asksOfTitle, isOfTradition } from './reading-of-tradition.js';
import { storyTitled } from './story-titled.js';
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
} from './follow-ups/follow-up-question.js';
import { goesOn, isRelated, isSaidOfAnother } from './follow-ups/going-on.js';
import { namedApart } from './named-apart.js';
import { askedAmongOthers, nearQuestion } from './near-question.js';
import { nthPassage, psalmOf, WISHES_ITS_VERSE } from './wording/nth-passage.js';
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
import { hasRelative } from './people/has-relative.js';
import { lifeQuestion } from './people/life-question.js';
import { answeredOf, ofPersonBefore } from './people/person-question.js';
import { marriageQuestion, successorQuestion } from './people/marriage-question.js';
import { relationBetween } from './people/relation-between.js';
import { countOf } from './people/count-of-relatives.js';
import { personOf, relationQuestion } from './people/relation-question.js';
import { mentionedEntry, storyAt } from './mentioned.js';
import { isCommonWord, isDoneToBefore, isOfNobodyNamed } from './no-answer.js';
import { meaningOfStory, nearOfBefore, nextOf, ofSubject, sameSubject } from './follow-ups/subject-before.js';
import { AFTER_STORY, ASKS_FOR_NAME, ASKS_IMPORTANCE, ONE_OF_SEVERAL } from './wording/asks-of-before.js';
import { coreOfQuestion } from './wording/core-of-question.js';
import { smallTalkOf } from './wording/small-talk.js';
import type { Understood } from './understood.js';
import { WHAT_WRITTEN } from './people/writers.js';

/** Questions whether somebody was something. */
const ASKS_WHETHER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:was|were|is|are) /,
  es: /^(?:y )?(?:era|eran|fue|fueron|es|son) /,
};

/** Questions of what one may or should do. */
const MAY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?(?:can|may|should|must|could|is it (?:ok|okay|wrong|right|a sin|bad|allowed)) /,
  es: /^(?:y |pero |entonces )?(?:puede|pueden|puedo|podemos|debe|deben|debo|debemos|se puede|se debe|esta (?:mal|bien)|es (?:pecado|malo|bueno)) /,
};
const TOLD: ReadonlySet<string> = new Set(['stories', 'people', 'places']);

/** What was so when something else was. */
const OF_TIME = /\w \b(?:when|while|cuando|mientras)\b \w/;

/** An answer that explains every word of a question, in the kind of entry that such a question asks for. */
const WHOLE = 1.1;

/** A question that explains so much of a comparison says what is compared: “James and Paul on faith and works”. */
const ANSWERED = 0.8;

/** Questions of a deed: the story that is named after it and the person tells it. */
const STORY_FORMS: ReadonlySet<QuestionForm> = new Set(['why', 'other', 'where', 'story']);

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

/** Forms that ask who somebody is. */
const isPersonal = (form: QuestionForm) => form === 'who' || form === 'written' || form === 'pray';

/** Reads a question by itself. */
export function understandAlone(entries: StudyEntries, question: string, language: Language): Understood {
  return understandAfter(entries, question, language, undefined);
}

/** What questions were understood to ask: the turns of a conversation are read again with each new one. */
const understood = new WeakMap<StudyEntries, Map<string, Understood>>();
const MOST_KEPT = 2_000;

export function understandAfter(
  entries: StudyEntries,
  question: string,
  language: Language,
  before: Entry | undefined,
): Understood {
  const kept = understood.get(entries) ?? new Map<string, Understood>();
  understood.set(entries, kept);
  const key = `${language} ${before ? `${before.kind}/${before.id}` : ''} ${question}`;
  const known = kept.get(key);
  if (known) return known;
  const read = readAfter(entries, question, language, before);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, read);
  return read;
}

function readAfter(
  entries: StudyEntries,
  question: string,
  language: Language,
  before: Entry | undefined,
): Understood {
  const words = foldedWords(coreOfQuestion(question));
  const wished = foldedWords(question).join(' ');
  if (before && WISHES_ITS_VERSE[language].test(wished))
    return { kind: 'nth-passage', entry: before, at: psalmOf(before, wished) };
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
  const deeds = deedsOf(entries, words, language, before);
  if (deeds) return deeds;
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
    return (
      measuredOf(entries, text, language, form, before) ??
      (form === 'where' ? toldOf(entries, words, language, form, before) : undefined) ??
      sameSubject(before, form, true)
    );
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
  // “May a Christian drink wine?” asks for no story in which somebody has a vineyard.
  const isOnlyTold =
    found !== undefined && found.fit < 1 && TOLD.has(found.entry.kind) && MAY[language].test(text);
  const isDropped =
    isOnlyTold || isOther || isOfBefore || isUnnamed || (found && isCommonWord(found, question, language));
  // “If Adam and Eve were the first people, whom did Cain marry?” names people, and asks what an editor answered.
  const isNamedOnly = found && found.fit < ANSWERED && found.entry.kind === 'people';
  // “Who was king when Isaiah was called?” does not ask who Isaiah was.
  const isOfTime = found?.entry.kind === 'people' && found.fit < 1 && OF_TIME.test(text);
  const atTime = isOfTime
    ? nearQuestion(entries, words, language, (each) => isRelated(each, found.entry, language))
    : undefined;
  const asks = atTime ?? (isNamedOnly ? askedAmongOthers(entries, words, language) : undefined);
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
  const has = isAnswered ? undefined : hasRelative(entries, words, language, form, before);
  if (has) return has;
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
  // “How did the walls fall?” after the story of Jericho is told by the story, and not by what is said of the town.
  const isOfTown =
    before?.kind === 'stories' && chosen?.entry.kind === 'places' && isUnnamedPlace(entries, words, language);
  const fromStory = isOfTown ? toldOf(entries, words, language, form, before) : undefined;
  if (fromStory) return fromStory;
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
  if (near) {
    const told = toldOf(entries, words, language, form, near);
    // “Was Moses a priest?” is answered by what is told of him, and by no story in which there are priests.
    const isPassing = told?.kind === 'told' && told.told.from !== near && ASKS_WHETHER[language].test(text);
    return told && !isPassing ? told : sameSubject(near, form, true);
  }
  const subject = aboutSubject(entries, words, language);
  return subject ? { kind: 'entry', form, ...subject } : { kind: 'unknown', form };
}

/** Whether a question names no place. */
const isUnnamedPlace = (entries: StudyEntries, words: readonly string[], language: Language) =>
  !entries.named(words, language).some(({ item }) => item.kind === 'places');

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
export function isOfPersonBefore(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): boolean {
  const names = entries.named(words, language).some(({ item }) => item.kind === 'people');
  return personOf(entries, before) !== undefined && !names && pointsBack(entries, words, language);
}
