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
import type { CompositionContext } from '../composing/composition-context.js';
import type { Subject } from '../subjects/subjects.js';
import { weightOfPlace } from './weight-of-place.js';
import { stemOf, stemsIn } from './words-of-question.js';

/** The only part of Scripture to search. */
export type Within = { readonly testament?: Testament; readonly book?: BookId };

/** The subject of a search for passages. */
export type About = {
  readonly subjects: readonly Subject[];
  /** Other words of the question, as they were written. */
  readonly terms: readonly string[];
  /** Nave's topics for those words. */
  readonly topics: readonly string[];
  readonly within: Within;
};

/** A found passage, by canonical verses, and where it was found. */
export type FoundPassage = {
  readonly range: VerseRange;
  weight: number;
  /** Whether this application chose it as an opening passage of a subject. */
  readonly lead: boolean;
  readonly under: { readonly topic: string; readonly heading: string }[];
  /** The subjects of the question that it speaks of: by a topic, by its words, or as an opening passage. */
  readonly speaksOf: Set<Subject>;
  /** Whether it has all words that were searched for. */
  hasAllWords: boolean;
};

/** Number of passages that the search contributes. */
const SEARCHED = 25;
/** Most passages of a topic that are weighed. */
const OF_TOPIC = 50;
const TOPICS = 4;

const MATCH_WEIGHT = { remembered: 3, phrase: 3, 'all-words': 2, 'some-words': 0.3 } as const;

/** The passages that answer a question best, those chosen for its subjects first. The result is deterministic. */
export async function findPassages(
  context: CompositionContext,
  about: About,
): Promise<{ readonly passages: FoundPassage[]; readonly correction?: SpellingCorrection }> {
  const found = new Map<string, FoundPassage>();
  const add = (range: VerseRange, weight: number, lead = false): FoundPassage => {
    const key = `${range.first}-${range.last}`;
    const passage = found.get(key) ?? {
      range,
      weight: weightOfPlace(range),
      lead,
      under: [],
      speaksOf: new Set(),
      hasAllWords: false,
    };
    passage.weight += weight;
    found.set(key, passage);
    return passage;
  };
  for (const [index, { range, subject }] of leadsOf(about.subjects).entries())
    add(range, 100 - index, true).speaksOf.add(subject);
  const [topics, searched] = await Promise.all([topicsAbout(context, about), searchedFor(context, about)]);
  const terms = stemsAbout(context, about);
  const named = about.subjects.map((subject) => ({ subject, names: namesIn(context, subject) }));
  for (const { topic, passages } of topics)
    for (const { canonicalId, canonicalEndId, text, heading } of passages) {
      const stems = stemsIn(text, context.language);
      const has = terms.filter((term) => stems.has(term)).length;
      const passage = add({ first: canonicalId, last: canonicalEndId }, 1 + 1.5 * has);
      passage.hasAllWords ||= terms.length > 0 && has === terms.length;
      if (topic) passage.under.push({ topic: topic.name, heading });
      for (const { subject, names } of named)
        if ((topic && subject.topics.includes(topic.name)) || names.some((name) => stems.has(name)))
          passage.speaksOf.add(subject);
    }
  for (const [index, { canonicalId, canonicalEndId, match }] of searched.verses.entries()) {
    const range = { first: canonicalId, last: canonicalEndId };
    const holder = [...found.values()].find((each) => !each.lead && contains(each.range, range));
    const weight = MATCH_WEIGHT[match] + 1.5 * (1 - index / SEARCHED);
    const passage = holder ?? add(range, 0);
    passage.weight += weight;
    passage.hasAllWords ||= match !== 'some-words';
  }
  const within = [...found.values()].filter(({ range }) => isWithin(range, about.within));
  within.sort((a, b) => b.weight - a.weight || a.range.first - b.range.first);
  return {
    passages: withoutOverlaps(within),
    ...(searched.correction && { correction: searched.correction }),
  };
}

/** The opening passages of several subjects alternate. */
function leadsOf(subjects: readonly Subject[]): { readonly range: VerseRange; readonly subject: Subject }[] {
  const longest = Math.max(0, ...subjects.map(({ leads }) => leads.length));
  const alternating = Array.from({ length: longest }, (_, place) =>
    subjects.flatMap((subject) => subject.leads.slice(place, place + 1).map((lead) => ({ lead, subject }))),
  ).flat();
  return alternating.flatMap(({ lead, subject }) => {
    const located = locatePassage(lead, KJV_VERSE_COUNTS);
    return located.exists ? [{ range: located.range, subject }] : [];
  });
}

async function topicsAbout(
  context: CompositionContext,
  { subjects, topics }: About,
): Promise<PassagesOfTopic[]> {
  const names = new Set([...subjects.flatMap((subject) => subject.topics), ...topics]);
  const answers = await Promise.all(
    [...names]
      .slice(0, TOPICS)
      .map((name) => context.library.topic(name, context.setting, { limit: OF_TOPIC })),
  );
  return answers.filter((answer) => answer !== undefined);
}

async function searchedFor(context: CompositionContext, { subjects, terms, within }: About) {
  const words = [...terms, ...subjects.flatMap(({ names }) => names[context.language].slice(0, 1))];
  const place = { limit: SEARCHED, ...within };
  const answer = await context.library.search(words.join(' '), context.setting, place);
  const verses = (answer?.verses ?? []).filter(({ match }) => match !== 'some-words' || words.length > 1);
  return { verses, correction: answer?.correction ?? undefined };
}

function stemsAbout(context: CompositionContext, { subjects, terms }: About): string[] {
  const named = subjects.flatMap((subject) => namesIn(context, subject));
  const { language } = context;
  const written = terms.flatMap((word) => [...stemsIn(word, language)]);
  return [...new Set([...written.map((word) => stemOf(word, language)), ...named])];
}

/** The stems of the names of a subject that are one word. */
function namesIn({ language }: CompositionContext, { names }: Subject): string[] {
  return names[language]
    .filter((name) => !name.includes(' '))
    .flatMap((name) => [...stemsIn(name, language)])
    .map((word) => stemOf(word, language));
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
  const stored: FoundPassage[] = [];
  for (const passage of passages) {
    const { first, last } = passage.range;
    const other = stored.find(({ range }) => range.first <= last && first <= range.last);
    if (other) {
      other.under.push(...passage.under);
      passage.speaksOf.forEach((subject) => other.speaksOf.add(subject));
      other.hasAllWords ||= passage.hasAllWords;
    } else stored.push(passage);
  }
  return stored;
}
