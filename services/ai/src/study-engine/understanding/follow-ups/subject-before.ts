import type { Language } from '@word-unfolded/domain';
import { foldedWords, rangeOf, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import { carriesMeaning } from '../../finding/words-of-question.js';
import { chooseEntry } from '../choose-entry.js';
import { ofNounOfTitle, storyOf, toldOf } from './follow-up-question.js';
import { isRelated, isSaidOfAnother } from './going-on.js';
import { nearQuestion } from '../near-question.js';
import { answeredOf } from '../people/person-question.js';
import { personNear, personOf } from '../people/relation-question.js';
import { ASKS_WHAT_DONE } from '../told-sentence.js';
import type { Understood } from '../understood.js';
import { OF_IT, POINTING } from '../wording/pointing.js';
import type { QuestionForm } from '../wording/question-form.js';

const JESUS = 'jesus';

/** The question of the library about the subject before that is nearest to what is asked of it. */
export function nearOfBefore(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  before: Entry,
): Understood | undefined {
  const entry = nearQuestion(
    entries,
    words,
    language,
    (each) => each !== before && isRelated(each, before, language),
  );
  return entry && { kind: 'entry', form, entry, fit: 1, namesakes: [] };
}

/** The subject of the turn before, of which something is asked that narrows it. */
export function sameSubject(before: Entry, form: QuestionForm, isNear: boolean): Understood {
  return {
    kind: 'entry',
    form,
    entry: before,
    fit: isNear ? 0 : 1,
    namesakes: [],
    ...(isNear && { isNear }),
  };
}

/** "To whom?", "¿Con qué?": so few words ask nothing of their own. */
const BARE = 3;

/** A question about the subject of the turn before: with its name among the words, or else what is told of it. */
export function ofSubject(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  before: Entry,
): Understood {
  // What a story means is asked of the story, and anything else of its first person.
  const isOfStory = form === 'definition' || form === 'meaning' || OF_IT[language].test(words.join(' '));
  const subject = isOfStory ? before : (personOf(entries, before) ?? before);
  const meaning = isOfStory && form === 'definition' ? meaningOfStory(entries, before, language) : undefined;
  if (meaning) return { kind: 'entry', form, entry: meaning, fit: 1, namesakes: [] };
  const name = foldedWords(subject.text[language].title.replace(/\(.*\)/, ''));
  const together = chooseEntry(entries, [...words, ...name], language, form);
  const chosen = together && isSaidOfAnother(together, before, language) ? undefined : together;
  const isOwn = chosen?.entry === subject || chosen?.entry === before;
  const person = personNear(entries, before, language);
  const ofPerson =
    person && person !== subject ? answeredOf(entries, words, language, form, person) : undefined;
  if (ofPerson && (isOwn || (chosen?.fit ?? 0) < 1)) return ofPerson;
  const told = THERE_TOO[language].test(words.join(' ')) ? storyOfPassage(entries, before) : undefined;
  if (told) return sameSubject(told, 'story', false);
  if (person && ENDED[language].test(words.join(' '))) return sameSubject(person, 'who', false);
  const ofTitle = isOwn ? ofNounOfTitle(entries, words, language, form, before) : undefined;
  if (ofTitle) return ofTitle;
  const sentence =
    !chosen || isOwn || (chosen.fit < 1 && chosen.entry.kind !== 'questions')
      ? (toldOf(entries, words, language, form, before) ??
        // All stories of Jesus tell of many things that have nothing to do with the one before.
        (subject.id === JESUS || isThere(words)
          ? undefined
          : ofSame(toldOf(entries, words, language, form, subject), before)))
      : undefined;
  if (sentence) return sentence;
  if (before.kind === 'stories' && HAPPENED[language].test(words.join(' ')))
    return sameSubject(before, form, false);
  if (before.kind === 'stories' && ASKS_WHAT_DONE[language].test(words.join(' ')))
    return sameSubject(before, form, false);
  const reason = form === 'why' && (!chosen || isOwn) ? storyOf(entries, before) : undefined;
  if (reason && reason !== before) return sameSubject(reason, form, false);
  if (chosen && !isOwn) return { kind: 'entry', form, entry: chosen.entry, fit: chosen.fit, namesakes: [] };
  const near = nearOfBefore(entries, words, language, form, before);
  if (near) return near;
  const says = words.some((word) => carriesMeaning(word, language));
  // “When did he come to him?” is not answered by what was told before.
  const isAgain =
    chosen?.entry === before && before.kind === 'questions' && OF_ONE_THING.test(words.join(' '));
  if (chosen) return sameSubject(says ? before : chosen.entry, form, says || isAgain);
  const isBare = words.length <= BARE;
  if (!says && !isBare && !POINTING[language].test(words.join(' '))) return { kind: 'unknown', form };
  return sameSubject(before, form, true);
}

/** What is told elsewhere of a person of a story: the conversation stays at the story. */
const ofSame = (told: Understood | undefined, before: Entry): Understood | undefined =>
  told?.kind === 'told' && before.kind === 'stories' ? { ...told, subject: before } : told;

/** Who or what was there is told by the story alone. */
const isThere = (words: readonly string[]) => words.some((word) => /^(?:there|alli|ahi|alla)$/.test(word));

/** Questions of one thing: the time, the place, a number. */
const OF_ONE_THING =
  /^(?:and |y )?(?:who|whom|when|where|how (?:many|much|long|old|far|often)|in what|in which|quien(?:es)?|cuando|donde|cuant[oa]s?|en que)\b/;

/** What happened to somebody where they were is told by the story. */
const THERE_TOO: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?what (?:happened|did (?:he|she|they) do)(?: to (?:him|her|them|it))? there$/,
  es: /^(?:y )?que (?:(?:le |les )?(?:paso|sucedio|ocurrio)|hizo|hicieron) (?:alli|ahi)$/,
};

function storyOfPassage(entries: StudyEntries, before: Entry): Entry | undefined {
  const [passage] = before.kind === 'questions' ? before.passages : [];
  const range = passage && rangeOf(passage);
  return range && entries.storiesAt(range)[0];
}

/** What became of somebody is told where their life is told. */
const ENDED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?what (?:happened|became|ended up happening) (?:to|of) (?:him|her)(?: in the end| afterwards?| later)?$/,
  es: /^(?:y )?que (?:le (?:paso|sucedio|ocurrio)|fue de (?:el|ella))(?: al final| despues)?$/,
};

/** “What happened there?” after a story was named asks for the story. */
const HAPPENED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |so )?what (?:happened|happens|took place)(?: there| then)?$/,
  es: /^(?:y )?que (?:paso|sucedio|ocurrio|pasa|acontecio)(?: alli| ahi| entonces)?$/,
};

/** Titles of questions what a story means. */
const ASKS_MEANING: Readonly<Record<Language, RegExp>> = {
  en: /^what does .* (?:mean|teach)/iu,
  es: /^¿qu[eé] (?:significa|enseña|quiere decir)/iu,
};

/** The question of the library what a story means. */
export function meaningOfStory(entries: StudyEntries, before: Entry, language: Language): Entry | undefined {
  const range = before.kind === 'stories' ? rangeOf(before.passage) : undefined;
  return (
    range &&
    entries.all.find((entry) => {
      const [passage] = entry.passages;
      const own = entry.kind === 'questions' && passage ? rangeOf(passage) : undefined;
      if (!own || !ASKS_MEANING[language].test(entry.text[language].title)) return false;
      return own.first <= range.last && range.first <= own.last;
    })
  );
}

/** The story with which a book ends: “How does it end?” */
function lastStoryOf(entries: StudyEntries, book: Entry, text: string): Entry | undefined {
  if (book.kind !== 'books' || !/\b(?:end|termina|acaba)$/.test(text)) return undefined;
  const section = book.outline.en.at(-1);
  const range = section && rangeOf(section.passage);
  const end = range && { first: range.last, last: range.last };
  return end ? (entries.storiesAt(end)[0] ?? entries.storiesAt(range).at(-1)) : undefined;
}

/** “What happened to him afterwards?” is told by the story in which he was named. */
const OF_THEM = /\bto (?:him|her|them|it)\b|\b(?:le|les) (?:paso|sucedio|ocurrio)\b/;

export function nextOf(entries: StudyEntries, before: Entry, form: QuestionForm, text: string): Understood {
  const end = before.kind === 'books' ? lastStoryOf(entries, before, text) : undefined;
  if (end) return { kind: 'entry', form, entry: end, fit: 1, namesakes: [] };
  const [passage] = before.passages;
  const range = before.kind === 'questions' && passage ? rangeOf(passage) : undefined;
  const told = before.kind === 'stories' ? before : range && entries.storiesAt(range)[0];
  if (before.kind === 'people' && OF_THEM.test(text)) return sameSubject(before, 'who', false);
  const first = before.kind === 'people' ? storyOf(entries, before) : undefined;
  if (first) return { kind: 'entry', form, entry: first, fit: 1, namesakes: [] };
  const story = told;
  if (!story) return sameSubject(before, form, true);
  if (before.kind === 'questions' && OF_THEM.test(text))
    return { kind: 'entry', form, entry: story, fit: 1, namesakes: [] };
  const next = entries.storyAfter(story);
  return next ? { kind: 'entry', form, entry: next, fit: 1, namesakes: [] } : { kind: 'end', entry: before };
}
