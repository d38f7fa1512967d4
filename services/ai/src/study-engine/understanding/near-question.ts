import type { Language } from '@word-unfolded/domain';
import { englishStem, spanishStem } from '@word-unfolded/scripture-text';
import { foldedWords, type Entry, type QuestionEntry, type StudyEntries } from '@word-unfolded/study-library';
import { isGrim, isOfMyself } from './wording/grim.js';
import { carriesMeaning } from '../finding/words-of-question.js';

const STEMS = { en: englishStem, es: spanishStem } as const;

/** What a word counts for that stands in the title, in a pattern, or in the text of an entry. */
const IN_TITLE = 1;
const IN_PATTERN = 0.9;
const IN_TEXT = 0.3;
/** The share of a question that must be explained, and that of its most telling word. */
const LEAST = 0.5;
/** Words of a title that a question does not have make it another question. */
const OTHER_TITLE = 0.06;

/** “Is it all right to lie?” is a question of lying, and of nothing that is right. */
function withoutJudgement(words: readonly string[]): readonly string[] {
  const [asks] =
    /^(?:and |but |so |y |pero )?(?:is it (?:ok|okay|right|wrong|all right|fine)|esta (?:bien|mal)) /.exec(
      words.join(' '),
    ) ?? [];
  return asks === undefined ? words : words.slice(asks.trim().split(' ').length);
}

const ANY = () => true;

/** Telling words of a title that is found by one word. */
const MOST_TITLED = 2;

/** The words of an entry by their stems, and what each counts for. */
type Words = {
  readonly entry: QuestionEntry;
  readonly worth: ReadonlyMap<string, number>;
  readonly titled: number;
};

const namesRead = new WeakMap<StudyEntries, ReadonlySet<string>>();

/** The names of one word that people of the Bible have, folded, in both languages. */
export function namesOf(entries: StudyEntries): ReadonlySet<string> {
  const read = namesRead.get(entries);
  if (read) return read;
  const people = entries.all.filter((entry) => entry.kind === 'people');
  const words = people.flatMap((entry) => entry.names.map((name) => foldedWords(name)));
  const made = new Set(words.flatMap((name) => (name.length === 1 ? name : [])));
  namesRead.set(entries, made);
  return made;
}

/** Whether an entry tells of somebody whom a question does not name, in a way that hurts one who asks of something else. */
function isOfOther(
  { text }: QuestionEntry,
  words: readonly string[],
  names: ReadonlySet<string>,
  language: Language,
): boolean {
  const { title, body } = text[language];
  const named = foldedWords(title).filter((word) => names.has(word) && !EVERYBODY_NAMES.has(word));
  if (named.length === 0 || named.some((word) => words.includes(word))) return false;
  const asked = words.join(' ');
  return isOfMyself(asked, language) || isGrim(`${title} ${body}`, asked, language);
}

/** Whom readers name in what they ask of their own life. */
const EVERYBODY_NAMES = new Set(['god', 'jesus', 'christ', 'dios', 'cristo', 'lord', 'senor']);

const known = new WeakMap<StudyEntries, Readonly<Record<Language, readonly Words[]>>>();

/**
 * The question of the library that is nearest to one which no entry answers: it has the most telling words of it in its
 * title or in its patterns, even if these ask it in other words. “Is cremation ok” is near to “Does the Bible forbid
 * cremation?” Undefined when none is near.
 *
 * @param words folded
 * @param isMeant which questions may be meant
 */
export function nearQuestion(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  isMeant: (entry: Entry) => boolean = ANY,
): QuestionEntry | undefined {
  const asked = askedAmongOthers(entries, withoutJudgement(words), language, isMeant);
  if (asked) return asked;
  const stem = STEMS[language];
  const telling = [...new Set(withoutJudgement(words).filter((word) => carriesMeaning(word, language)))];
  if (telling.length === 0) return undefined;
  const names = namesOf(entries);
  const weights = telling.map((word) => 0.5 + Math.min(entries.weightOf(word, language), MOST_TELLING));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let best: { readonly entry: QuestionEntry; readonly fit: number } | undefined;
  for (const { entry, worth, titled } of wordsOf(entries)[language]) {
    if (!isMeant(entry) || FOR_PEOPLE_IN_NEED.has(entry.id)) continue;
    // What is told of David is no answer about Paul.
    if (telling.some((word) => names.has(word) && !worth.has(stem(word)))) continue;
    // Nor is what became of somebody in the Bible an answer to who tells of themselves, or asks of nothing so grim.
    if (isMeant === ANY && isOfOther(entry, words, names, language)) continue;
    const found = telling.map((word) => worth.get(stem(word)) ?? 0);
    const explained = found.reduce((sum, each, at) => sum + each * weights[at]!, 0) / total;
    const named = found.filter((each) => each >= IN_PATTERN).length;
    const isNamed = found.some((each, at) => each >= IN_PATTERN && weights[at]! * 2 >= Math.max(...weights));
    const fit = explained - OTHER_TITLE * Math.max(0, titled - named);
    // A name alone, or one word of a title with several, is shared by chance.
    const isByChance =
      isMeant === ANY &&
      (found.every((each, at) => each < IN_PATTERN || names.has(telling[at]!)) ||
        (telling.length === 1 && titled > MOST_TITLED) ||
        (telling.length > 2 && named * 2 < telling.length));
    if (isNamed && !isByChance && explained >= LEAST && fit > (best?.fit ?? 0)) best = { entry, fit };
  }
  return best?.entry;
}

/**
 * The question of which a whole pattern is asked, whatever else is said beside it: a pattern in
 * full is a question by itself. “I don't feel God anymore, what should I do?”
 *
 * @param words folded
 */
export function askedAmongOthers(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  isMeant: (entry: Entry) => boolean = () => true,
): QuestionEntry | undefined {
  for (const { item, at } of entries.asked(words, language)) {
    const says = at.some((position) => carriesMeaning(words[position]!, language));
    const isSaid = at.length >= WHOLE_PHRASE || (at.length > 1 && says);
    if (item.kind === 'questions' && isSaid && isMeant(item)) return item;
  }
  return undefined;
}

/** So many words of a pattern are a phrase of their own, even if each of them mostly asks: “did Jesus say he was God”. */
const WHOLE_PHRASE = 3;

/** What is said to somebody who thinks of death is found by its own words alone, and is near to no other question. */
const FOR_PEOPLE_IN_NEED: ReadonlySet<string> = new Set([
  'i-want-to-die',
  'self-harm',
  'what-about-suicide',
  'how-to-help-someone-who-thinks-of-suicide',
]);

/** A word that no entry has says nothing that could be answered. */
const MOST_TELLING = 5;

function wordsOf(entries: StudyEntries): Readonly<Record<Language, readonly Words[]>> {
  const read = known.get(entries);
  if (read) return read;
  const questions = entries.all.filter((entry) => entry.kind === 'questions');
  const made = {
    en: questions.map((entry) => ofEntry(entry, 'en')),
    es: questions.map((entry) => ofEntry(entry, 'es')),
  };
  known.set(entries, made);
  return made;
}

function ofEntry(entry: Extract<Entry, { kind: 'questions' }>, language: Language): Words {
  const worth = new Map<string, number>();
  const add = (words: readonly string[], value: number) => {
    for (const word of words) {
      const key = STEMS[language](word);
      if (carriesMeaning(word, language)) worth.set(key, Math.max(worth.get(key) ?? 0, value));
    }
  };
  const { title, body } = entry.text[language];
  const inTitle = foldedWords(title).filter((word) => carriesMeaning(word, language));
  const stems = new Set(inTitle.map((word) => STEMS[language](word)));
  add(foldedWords(body.replace(/\[\[[^\]]*\]\]/g, ' ')), IN_TEXT);
  for (const pattern of entry.patterns[language])
    add(
      pattern.flat().map(({ text }) => text),
      IN_PATTERN,
    );
  add(inTitle, IN_TITLE);
  return { entry, worth, titled: stems.size };
}
