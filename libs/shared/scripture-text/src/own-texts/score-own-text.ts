import { distinctWords, foldedWords, wordsBegunBy } from './folded-words.js';
import { matchQuality, type OwnTerm } from './search-terms.js';

/** The parts of a reader's text that a search compares. */
export type OwnText = {
  readonly title: string;
  readonly text: string;
  /** The words of the text in order, as `foldedWords` returns them, where they are known. */
  readonly textWords?: readonly string[];
  readonly tags?: readonly string[];
  /** Words of the verses that it cites, as `distinctWords` returns them. */
  readonly verseWords?: readonly string[];
  /** The day to which it belongs: an ISO date or time. */
  readonly date: string;
};

export type OwnScore = {
  /** From 0 to 1. */
  readonly score: number;
  /** Whether a term is only in the verses that it cites. */
  readonly isInVerses: boolean;
};

/** How much a match counts, by its place. */
const PLACE = { title: 1, tag: 0.85, text: 0.7, verse: 0.5 } as const;

/** The shares of the score: the terms, their standing together, and how recent the text is. */
export const SCORE_SHARES = { terms: 0.75, phrase: 0.15, recency: 0.1 } as const;

/** After this many days a text counts half as recent. */
const HALF_AS_RECENT_DAYS = 365;

const DAY_MS = 86_400_000;

/**
 * The score of a text, by which everything that one search finds is ordered, at the server and on a device:
 *
 *     0.75 × the mean, over the terms, of the best of match quality × place
 *   + 0.15 × whether the terms stand together in this order, in the title or the text
 *   + 0.10 × 1 ÷ (1 + age in years)
 *
 * Match quality is that of `matchQuality`. The places are the title (1), a tag (0.85), the text (0.7) and a cited verse
 * (0.5).
 *
 * @returns undefined if a term is in none of the parts
 */
export function scoreOwnText(terms: readonly OwnTerm[], own: OwnText, now: Date): OwnScore | undefined {
  const titleWords = foldedWords(own.title).map(({ folded }) => folded);
  const tagWords = (own.tags ?? []).flatMap(distinctWords);
  const textWords = () => own.textWords ?? foldedWords(own.text).map(({ folded }) => folded);
  let sum = 0;
  let isInVerses = false;
  for (const term of terms) {
    const begun = () => own.textWords ?? wordsBegunBy(own.text, term.prefix).map(({ folded }) => folded);
    const best = bestOf(
      [
        { weight: PLACE.title, words: () => titleWords },
        { weight: PLACE.tag, words: () => tagWords },
        { weight: PLACE.text, words: begun },
        { weight: PLACE.verse, words: () => own.verseWords ?? [] },
      ],
      term,
    );
    if (best.value === 0) return undefined;
    sum += best.value;
    isInVerses ||= best.weight === PLACE.verse;
  }
  if (terms.length === 0) return undefined;
  const isPhrase =
    terms.length > 1 && (standTogether(terms, titleWords) || standTogether(terms, textWords()));
  const score =
    SCORE_SHARES.terms * (sum / terms.length) +
    (isPhrase ? SCORE_SHARES.phrase : 0) +
    SCORE_SHARES.recency * recencyOf(own.date, now);
  return { score: rounded(score), isInVerses };
}

/**
 * A score that a text cannot exceed, by what is known of it before it is read: every term may be in the text as it is
 * written, and together with the others.
 */
export function mostOfScore(
  terms: readonly OwnTerm[],
  {
    titleWords,
    tagWords,
    date,
  }: { readonly titleWords: readonly string[]; readonly tagWords: readonly string[]; readonly date: string },
  now: Date,
): number {
  if (terms.length === 0) return 0;
  const places = [
    { weight: PLACE.title, words: () => titleWords },
    { weight: PLACE.tag, words: () => tagWords },
  ];
  const sum = terms.reduce((total, term) => {
    const inText = PLACE.text * matchQuality(term, term.word);
    return total + Math.max(inText, bestOf(places, term).value);
  }, 0);
  return rounded(
    SCORE_SHARES.terms * (sum / terms.length) +
      (terms.length > 1 ? SCORE_SHARES.phrase : 0) +
      SCORE_SHARES.recency * recencyOf(date, now),
  );
}

/** Scores are compared across services and devices, so they have no digits that only one of them computes. */
function rounded(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

type Place = { readonly weight: number; readonly words: () => readonly string[] };

function bestOf(
  places: readonly Place[],
  term: OwnTerm,
): { readonly value: number; readonly weight: number } {
  let best = { value: 0, weight: 0 };
  for (const { weight, words } of places) {
    if (best.value >= weight) continue; // no match of this place can be better
    for (const word of words()) {
      const value = weight * matchQuality(term, word);
      if (value > best.value) best = { value, weight };
      if (value === weight) break;
    }
  }
  return best;
}

/** Whether words that match the terms follow each other, with function words between them at most. */
function standTogether(terms: readonly OwnTerm[], words: readonly string[]): boolean {
  const [first, ...others] = terms;
  if (!first) return false;
  return words.some((word, at) => {
    if (matchQuality(first, word) === 0) return false;
    let place = at;
    return others.every((term) => {
      const next = words
        .slice(place + 1, place + 1 + MOST_APART)
        .findIndex((each) => matchQuality(term, each) > 0);
      place += next + 1;
      return next >= 0;
    });
  });
}

/** A term may be this many words behind the one before: function words are not terms. */
const MOST_APART = 3;

function recencyOf(date: string, now: Date): number {
  const age = (now.getTime() - Date.parse(date)) / DAY_MS;
  return Number.isFinite(age) ? 1 / (1 + Math.max(0, age) / HALF_AS_RECENT_DAYS) : 0;
}
