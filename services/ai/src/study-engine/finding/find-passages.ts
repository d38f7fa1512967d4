import type { PassagesOfTopic, SpellingCorrection } from '@word-unfolded/contracts';
import {
  bookOf,
  KJV_VERSE_COUNTS,
  locatePassage,
  partsOfVerse,
  type BookId,
  type Testament,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import type { StudyDesk } from '../composing/desk.js';
import type { Subject } from '../subjects/subjects.js';
import { weightOfPlace } from './weight-of-place.js';
import { stemOf, stemsIn } from './words-of-question.js';

/** Where alone to look. */
export type Within = { readonly testament?: Testament; readonly book?: BookId };

/** What passages are looked for. */
export type About = {
  readonly subjects: readonly Subject[];
  /** Other words of the question, as they were written. */
  readonly terms: readonly string[];
  /** Topics of Nave for those words. */
  readonly topics: readonly string[];
  readonly within: Within;
};

/** A passage that was found, by canonical verses, and where. */
export type FoundPassage = {
  readonly range: VerseRange;
  weight: number;
  /** Chosen by this application to begin a subject with. */
  readonly lead: boolean;
  readonly under: { readonly topic: string; readonly heading: string }[];
};

/** Passages found by the best match of the words that follow. */
const SEARCHED = 25;
/** Of a topic, the passages that are weighed. */
const OF_TOPIC = 50;
const TOPICS = 4;

const MATCH_WEIGHT = { phrase: 3, 'all-words': 2, 'some-words': 0.3 } as const;

/**
 * The passages that answer a question best, those chosen for its subjects first. The same question finds the same passages
 * in the same order.
 */
export async function findPassages(
  desk: StudyDesk,
  about: About,
): Promise<{ readonly passages: FoundPassage[]; readonly correction?: SpellingCorrection }> {
  const found = new Map<string, FoundPassage>();
  const add = (range: VerseRange, weight: number, lead = false): FoundPassage => {
    const key = `${range.first}-${range.last}`;
    const passage = found.get(key) ?? { range, weight: weightOfPlace(range), lead, under: [] };
    passage.weight += weight;
    found.set(key, passage);
    return passage;
  };
  for (const [index, range] of leadsOf(about.subjects).entries()) add(range, 100 - index, true);
  const [topics, searched] = await Promise.all([topicsAbout(desk, about), searchedFor(desk, about)]);
  const terms = stemsAbout(desk, about);
  for (const { topic, passages } of topics)
    for (const { canonicalId, canonicalEndId, text, heading } of passages) {
      const stems = stemsIn(text, desk.language);
      const has = terms.filter((term) => stems.has(term)).length;
      const passage = add({ first: canonicalId, last: canonicalEndId }, 1 + 1.5 * has);
      if (topic) passage.under.push({ topic: topic.name, heading });
    }
  for (const [index, { canonicalId, canonicalEndId, match }] of searched.verses.entries()) {
    const range = { first: canonicalId, last: canonicalEndId };
    const holder = [...found.values()].find((each) => !each.lead && contains(each.range, range));
    const weight = MATCH_WEIGHT[match] + 1.5 * (1 - index / SEARCHED);
    if (holder) holder.weight += weight;
    else add(range, weight);
  }
  const within = [...found.values()].filter(({ range }) => isWithin(range, about.within));
  within.sort((a, b) => b.weight - a.weight || a.range.first - b.range.first);
  return {
    passages: withoutOverlaps(within),
    ...(searched.correction && { correction: searched.correction }),
  };
}

/** The leads of several subjects take turns. */
function leadsOf(subjects: readonly Subject[]): VerseRange[] {
  const lists = subjects.map(({ leads }) => leads);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((leads) => leads[place] ?? []),
  ).flat();
  return turns.flatMap((lead) => {
    const located = locatePassage(lead, KJV_VERSE_COUNTS);
    return located.exists ? [located.range] : [];
  });
}

async function topicsAbout(desk: StudyDesk, { subjects, topics }: About): Promise<PassagesOfTopic[]> {
  const names = new Set([...subjects.flatMap((subject) => subject.topics), ...topics]);
  const answers = await Promise.all(
    [...names].slice(0, TOPICS).map((name) => desk.library.topic(name, desk.setting, { limit: OF_TOPIC })),
  );
  return answers.filter((answer) => answer !== undefined);
}

async function searchedFor(desk: StudyDesk, { subjects, terms, within }: About) {
  const words = [...terms, ...subjects.flatMap(({ names }) => names[desk.language].slice(0, 1))];
  const place = { limit: SEARCHED, ...within };
  const answer = await desk.library.search(words.join(' '), desk.setting, place);
  const verses = (answer?.verses ?? []).filter(({ match }) => match !== 'some-words' || words.length > 1);
  return { verses, correction: answer?.correction ?? undefined };
}

function stemsAbout({ language }: StudyDesk, { subjects, terms }: About): string[] {
  const names = subjects.flatMap((subject) => subject.names[language]).filter((name) => !name.includes(' '));
  return [...new Set([...terms, ...names].flatMap((word) => [...stemsIn(word, language)]))].map((word) =>
    stemOf(word, language),
  );
}

function isWithin({ first }: VerseRange, { testament, book }: Within): boolean {
  const place = partsOfVerse(first);
  if (book !== undefined) return place.book === book;
  return testament === undefined || bookOf(place.book).testament === testament;
}

function contains(outer: VerseRange, inner: VerseRange): boolean {
  return outer.first <= inner.first && inner.last <= outer.last;
}

function withoutOverlaps(passages: readonly FoundPassage[]): FoundPassage[] {
  const kept: FoundPassage[] = [];
  for (const passage of passages) {
    const { first, last } = passage.range;
    const other = kept.find(({ range }) => range.first <= last && first <= range.last);
    if (other) other.under.push(...passage.under);
    else kept.push(passage);
  }
  return kept;
}
