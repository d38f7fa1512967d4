import type { Language } from '@word-unfolded/domain';
import type { Entry, EntryKind, Match, StudyEntries } from '@word-unfolded/study-library';
import { carriesMeaning } from '../finding/words-of-question.js';
import { prominence } from './people/prominence.js';
import type { QuestionForm } from './wording/question-form.js';

/** An entry that answers a question, and how well: 1 when it explains every word of it. */
export type ChosenEntry = {
  readonly entry: Entry;
  readonly fit: number;
  /** Other entries with the same name. */
  readonly namesakes: readonly Entry[];
};

/** How well a kind of entry answers a form of question; 1 where nothing is said. */
const FITS: Readonly<Partial<Record<QuestionForm, Readonly<Partial<Record<EntryKind, number>>>>>> = {
  who: { people: 1.4, stories: 0.8, places: 0.7, books: 0.6, prayers: 0.4 },
  where: { places: 1.4, people: 0.8, books: 0.6, theology: 0.7, prayers: 0.4 },
  story: { stories: 1.4, people: 0.9, prayers: 0.4, books: 0.7 },
  definition: { theology: 1.4, questions: 1.1, people: 0.9, prayers: 0.4, books: 0.8 },
  meaning: { theology: 1.2, questions: 1.2, people: 0.9, prayers: 0.4, books: 0.8 },
  pray: { prayers: 1.6, questions: 0.8, people: 0.5, places: 0.5, stories: 0.6 },
  written: { books: 1.5, people: 0.5, prayers: 0.4 },
  says: { sayings: 1.3, questions: 1.2, theology: 1.05, people: 0.9, prayers: 0.5, books: 0.7 },
  why: { questions: 1.2, stories: 1.1, people: 0.8, places: 0.7, prayers: 0.4 },
  'how-many': { questions: 1.2, stories: 1.05, books: 1.3, people: 0.8, prayers: 0.4 },
  compare: { questions: 1.2, prayers: 0.4 },
  book: { books: 1.7, stories: 1.2, people: 0.6, prayers: 0.4 },
  other: { sayings: 1.15, people: 1.1, questions: 1.1, stories: 1.05, prayers: 0.6 },
};

/** Who did something to somebody is answered by the fact, before all that is told of the person. */
const FACT_OF_SOMEBODY = 1.41;

/** Forms whose subject is only named: "Who was Ruth?" */
const NAMING: ReadonlySet<QuestionForm> = new Set([
  'who',
  'where',
  'story',
  'definition',
  'meaning',
  'says',
  'other',
  'written',
]);

/** What a word of the question counts for that a pattern, a name or the text of an entry explains. */
const BY_PATTERN = 1;
const BY_TEXT = 0.75;
/** The share of that for a text whose title has nothing of the question. */
const LEAST_TITLED = 0.6;
/** Kinds whose titles are what a reader asks or says. */
const HAVE_QUESTIONS: ReadonlySet<EntryKind> = new Set(['questions', 'sayings', 'prayers']);
/** A question that is asked just as an editor wrote it has its answer there. */
const AS_WRITTEN = 0.5;
/** A story that is called by a name of so many words is meant, whatever the form of the question. */
const NAME_OF_STORY = 3;
const BY_ITS_NAME = 1.45;
/** A match below this does not answer the question. */
const LEAST = 0.62;
/** Entries that fit a question equally well differ by less. */
const SAME_FIT = 0.002;
/** Entries that are compared by their texts; a word like "people" is in most of them. */
const TEXTS = 20;

/** What is known of an entry as an answer: how well each position of the question is explained. */
type Candidate = {
  readonly entry: Entry;
  readonly worth: Map<number, number>;
  score: number;
  isNamed: boolean;
  /** Words of the name that a question has. */
  named: number;
};

/**
 * The entry that answers a question best; undefined when none answers it well enough.
 *
 * @param words folded
 * @param before what the conversation is about, for names that several have
 */
export function chooseEntry(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  before?: Entry,
): ChosenEntry | undefined {
  const telling = tellingWords(words, language);
  const weights = words.map((word, at) => (telling.has(at) ? 0.5 + entries.weightOf(word, language) : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const candidates = candidatesFor(entries, words, language, { form, telling });
  const fitted = candidates.map(({ entry, worth, score, isNamed, named }) => {
    const explained = [...worth].reduce((sum, [at, each]) => sum + weights[at]! * each, 0);
    const share = total === 0 ? 1 : explained / total;
    const isAsked = HAVE_QUESTIONS.has(entry.kind) && entries.isTitle(words, entry, language);
    const isFact = form === 'who' && entry.kind === 'questions' && entry.isFact === true;
    const kind = isFact ? FACT_OF_SOMEBODY : (FITS[form]?.[entry.kind] ?? 1);
    // “Tell me about Daniel in the lions' den” names the story, and not only the man.
    const isStory = entry.kind === 'stories' && named >= NAME_OF_STORY;
    const fit =
      share * (isStory ? Math.max(kind, BY_ITS_NAME) : kind) + score / 1000 + (isAsked ? AS_WRITTEN : 0);
    return { entry, isNamed, score, fit };
  });
  const meant = (entry: Entry) => prominence(entry, words, before);
  fitted.sort((a, b) =>
    Math.abs(b.fit - a.fit) < SAME_FIT && a.isNamed && b.isNamed && a.entry.kind === b.entry.kind
      ? meant(b.entry) - meant(a.entry)
      : b.fit - a.fit,
  );
  const [best] = fitted;
  if (!best || best.fit < LEAST) return undefined;
  const namesakes = fitted.filter(
    ({ entry, isNamed, fit }) =>
      isNamed &&
      best.isNamed &&
      entry !== best.entry &&
      entry.kind === best.entry.kind &&
      best.fit - fit < SAME_FIT,
  );
  return { entry: best.entry, fit: best.fit, namesakes: namesakes.map(({ entry }) => entry) };
}

/** Entries that have something of the question, with what explains each word of it best. */
function candidatesFor(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  { form, telling }: { readonly form: QuestionForm; readonly telling: ReadonlySet<number> },
): Candidate[] {
  const found = new Map<Entry, Candidate>();
  const add = ({ item, at, score }: Match<Entry>, worth: number, isNamed = false) => {
    const candidate = found.get(item) ?? {
      entry: item,
      worth: new Map<number, number>(),
      score: 0,
      isNamed,
      named: 0,
    };
    for (const position of at)
      candidate.worth.set(position, Math.max(candidate.worth.get(position) ?? 0, worth));
    candidate.score = Math.max(candidate.score, score);
    candidate.isNamed ||= isNamed;
    if (isNamed) candidate.named = Math.max(candidate.named, at.length);
    found.set(item, candidate);
  };
  for (const match of entries.asked(words, language)) add(match, BY_PATTERN);
  for (const match of entries.named(words, language))
    add(match, NAMING.has(form) ? BY_PATTERN : BY_TEXT, true);
  const positions = [...telling];
  const told = entries.telling(
    positions.map((position) => words[position]!),
    language,
  );
  for (const [rank, match] of told.entries()) {
    const isPassing = match.at.length < 2 || match.titled === 0 || rank >= TEXTS;
    if (isPassing && !found.has(match.item)) continue;
    // A title with other words is about something else: "Can a wife refuse?" does not say how to treat a wife.
    const worth = BY_TEXT * (LEAST_TITLED + (1 - LEAST_TITLED) * Math.min(1, match.titled));
    const isOnlyTold = !found.has(match.item);
    add(
      { ...match, score: isOnlyTold ? match.score / 2 : 0, at: match.at.map((at) => positions[at]!) },
      worth,
    );
  }
  return [...found.values()];
}

/** Names that are in most questions, and so say nothing beside another word. */
const NAMES = new Set(['god', 'jesus', 'christ', 'lord', 'bible', 'dios', 'cristo', 'senor', 'biblia']);

/** Those whose reading is asked for: what they think of baptism stands in the entry on baptism. */
const TRADITIONS =
  /^(?:catholics?|protestants?|baptists?|lutherans?|methodists?|orthodox|pentecostals?|evangelicals?|anglicans?|reformed|catolic[oa]s?|protestantes?|bautistas?|luteran[oa]s?|metodistas?|ortodox[oa]s?|evangelic[oa]s?|anglican[oa]s?)$/;

/** What a tradition does with what it holds. */
const HOLDS = /^(?:believes?|think|thinks|hold|holds|views?|cree|creen|piensan?|opinan?|sostienen?)$/;

/** Positions of the words that say what is asked; when all only ask, those of all words. */
function tellingWords(words: readonly string[], language: Language): ReadonlySet<number> {
  const at = [...words.keys()].filter((position) => carriesMeaning(words[position]!, language));
  const isOfTradition = at.some((position) => TRADITIONS.test(words[position]!));
  const besides = at.filter(
    (position) => !TRADITIONS.test(words[position]!) && !(isOfTradition && HOLDS.test(words[position]!)),
  );
  if (at.length > 0) return new Set(besides.length > 0 ? besides : at);
  const names = [...words.keys()].filter((position) => NAMES.has(words[position]!));
  return new Set(names.length > 0 ? names : words.keys());
}

/** The share of a question that the name in it must be, for what is told of the name to be near to an answer. */
const NEAR = 0.3;

/** The person, place or story that a question names and asks something of that no entry tells. */
export function nearestNamed(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
): Entry | undefined {
  const telling = tellingWords(words, language);
  const weightAt = (at: number) => (telling.has(at) ? 0.5 + entries.weightOf(words[at]!, language) : 0);
  const total = [...words.keys()].reduce((sum, at) => sum + weightAt(at), 0);
  const named = entries
    .named(words, language)
    .filter(({ item }) => item.kind === 'people' || item.kind === 'places' || item.kind === 'stories')
    .filter(({ at }) => at.reduce((sum, position) => sum + weightAt(position), 0) >= total * NEAR);
  const [first] = named;
  return named
    .filter(({ item, at }) => item.kind === first?.item.kind && at.join() === first.at.join())
    .map(({ item }) => item)
    .sort((a, b) => prominence(b, words) - prominence(a, words))[0];
}

/** Entries that answer related questions, by words that they share with a question. */
export function nearEntries(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  most: number,
): Entry[] {
  const telling = words.filter((word) => carriesMeaning(word, language));
  return entries
    .telling(telling, language)
    .map(({ item }) => item)
    .filter(({ kind }) => kind === 'questions' || kind === 'stories' || kind === 'theology')
    .slice(0, most);
}
