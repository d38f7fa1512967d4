import { Injectable } from '@nestjs/common';
import {
  compareFound,
  followingFound,
  RANKED_OF_SOURCE,
  type FoundInTexts,
  type FoundItem,
  type OwnSource,
  type Ranked,
  type ShownPart,
} from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import {
  correctionsBetween,
  excerptOf,
  matchQuality,
  matchRanges,
  ownTerm,
  ownTerms,
  mostOfScore,
  scoreOwnText,
  type OwnTerm,
  type OwnText,
} from '@word-unfolded/scripture-text';
import type { OwnerId } from '../owner.js';
import { withForms, type SearchedTerm } from './searched-term.js';
import { initialsOfMisspelt, nearestWords } from './nearest-words.js';
import { VocabularyRepository } from './vocabulary.repository.js';

/** A text that has all terms, as far as the first ranking needs it. */
export type OwnCandidate = {
  readonly id: string;
  /** An ISO date or time. */
  readonly date: string;
  readonly titleWords: readonly string[];
  readonly tagWords?: readonly string[];
};

/** A text that is shown among the results. */
export type OwnResult = OwnText & {
  readonly id: string;
  readonly passage: string;
  /** The part of the text to show, if not all of it belongs together: the message of a conversation. */
  readonly shown?: (terms: readonly OwnTerm[]) => string;
};

/** The texts of one source. */
export type OwnSearchPart = {
  readonly source: OwnSource;
  /** The texts with a match for every term. @param withForms looks up the other forms of the terms, for a database */
  readonly having: (
    terms: readonly OwnTerm[],
    withForms: () => Promise<readonly SearchedTerm[]>,
  ) => Promise<readonly OwnCandidate[]>;
  /** The words of its texts with these first letters; undefined as long as the index is in the database only. */
  readonly wordsWith?: (initials: readonly string[]) => readonly string[] | undefined;
  /** Reads texts, without those that are deleted. */
  readonly read: (ids: readonly string[], terms: readonly OwnTerm[]) => Promise<readonly OwnResult[]>;
  /** How many candidates are read. */
  readonly most?: number;
  /** Told of candidates that could not be read, because they are deleted. */
  readonly forget?: (ids: readonly string[]) => void;
};

/** The search of a reader; the days are ISO dates, both inclusive. */
export type OwnSearchRequest = {
  readonly q: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The results that are shown; all that are ranked when absent. */
  readonly shown?: ShownPart | undefined;
};

type Correction = FoundInTexts['corrections'][number];

/** Corrections of a word that are tried. */
const TRIED = 3;

type Sought = {
  readonly terms: readonly OwnTerm[];
  readonly corrections: readonly Correction[];
  readonly candidates: ReadonlyMap<OwnSearchPart, readonly OwnCandidate[]>;
};

/** Searches the texts of a reader: in any form, corrected if nothing has a word, and ranked by `scoreOwnText`. */
@Injectable()
export class OwnSearch {
  constructor(
    private readonly vocabulary: VocabularyRepository,
    private readonly clock: Clock,
  ) {}

  async find(
    ownerId: OwnerId,
    request: OwnSearchRequest,
    parts: readonly OwnSearchPart[],
  ): Promise<Omit<FoundInTexts, 'incomplete'>> {
    const terms = ownTerms(request.q);
    if (terms.length === 0) return { found: [], totals: {}, corrections: [] };
    const { candidates, corrections, terms: sought } = await this.sought(ownerId, request, parts, terms);
    const ranked = await Promise.all(
      parts.map((part) => this.ranked(part, candidates.get(part)!, sought, request.shown)),
    );
    return {
      found: ranked.flatMap(({ found }) => found).sort(compareFound),
      totals: Object.fromEntries(
        parts.map(({ source }, at) => [source, candidates.get(parts[at]!)!.length - ranked[at]!.absent]),
      ),
      corrections: [...corrections],
    };
  }

  /** The candidates for the terms, or where there are none, for terms with misspelt words corrected. */
  private async sought(
    ownerId: OwnerId,
    request: OwnSearchRequest,
    parts: readonly OwnSearchPart[],
    terms: readonly OwnTerm[],
  ): Promise<Sought> {
    const having = (wanted: readonly OwnTerm[]) => this.candidates(ownerId, request, parts, wanted);
    const candidates = await having(terms);
    const written = { terms, corrections: [], candidates };
    if (!isEmpty(candidates)) return written;
    const corrected = await Promise.all(
      terms.map(async (term) => {
        const isKnown = terms.length > 1 && !isEmpty(await having([term]));
        return isKnown ? [term] : this.correctionsOf(ownerId, parts, term);
      }),
    );
    if (corrected.some((options) => options.length === 0)) return written;
    for (let at = 0; at < TRIED; at += 1) {
      const wanted = corrected.map((options) => options[Math.min(at, options.length - 1)]!);
      const found = await having(wanted);
      if (!isEmpty(found))
        return { terms: wanted, corrections: correctionsBetween(terms, wanted), candidates: found };
    }
    return written;
  }

  /** The nearest words of the reader's texts, without the database where all indexes are in memory. */
  private async correctionsOf(
    ownerId: OwnerId,
    parts: readonly OwnSearchPart[],
    { word }: OwnTerm,
  ): Promise<OwnTerm[]> {
    const initials = initialsOfMisspelt(word);
    const held = parts.map(({ wordsWith }) => wordsWith?.(initials));
    const nearest = held.every((words) => words !== undefined)
      ? nearestWords(held.flat(), word)
      : await this.vocabulary.nearest(ownerId, word);
    return nearest.slice(0, TRIED).map((each) => ownTerm(each, true));
  }

  private async candidates(
    ownerId: OwnerId,
    { from, to }: OwnSearchRequest,
    parts: readonly OwnSearchPart[],
    terms: readonly OwnTerm[],
  ): Promise<Map<OwnSearchPart, readonly OwnCandidate[]>> {
    let known: Promise<SearchedTerm[]> | undefined;
    const lookUp = () => (known ??= withForms(this.vocabulary, ownerId, terms));
    const isWithin = ({ date }: OwnCandidate) =>
      (from === undefined || date.slice(0, from.length) >= from) &&
      (to === undefined || date.slice(0, to.length) <= to);
    return new Map(
      await Promise.all(
        parts.map(async (part) => [part, (await part.having(terms, lookUp)).filter(isWithin)] as const),
      ),
    );
  }

  /** The best candidates by their titles and dates are ranked by the whole text. */
  private async ranked(
    part: OwnSearchPart,
    candidates: readonly OwnCandidate[],
    terms: readonly OwnTerm[],
    shown: ShownPart | undefined,
  ): Promise<{ readonly found: readonly FoundItem[]; readonly absent: number }> {
    const { source, most = RANKED_OF_SOURCE, forget } = part;
    const { scored, absent, unmatched } = await this.read(
      part,
      bestCandidates(candidates, terms, most),
      terms,
      shown,
    );
    if (absent.length > 0) forget?.(absent);
    const following = shown ? followingFound(scored, shown.cursor).slice(0, shown.limit) : scored;
    return {
      found: following.map((each) => foundItem(source, each, terms)),
      absent: absent.length + unmatched,
    };
  }

  /**
   * Reads candidates and scores them, those first that can have the highest scores: where no other can be among the
   * results that are shown, the rest is not read.
   */
  private async read(
    { source, read }: OwnSearchPart,
    candidates: readonly OwnCandidate[],
    terms: readonly OwnTerm[],
    shown: ShownPart | undefined,
  ): Promise<{
    readonly scored: readonly ScoredOwn[];
    readonly absent: readonly string[];
    readonly unmatched: number;
  }> {
    const now = this.clock.now();
    const waiting = candidates
      .map(({ id, date, titleWords, tagWords }): Ranked => {
        const score = mostOfScore(terms, { titleWords, tagWords: tagWords ?? [], date }, now);
        return { source, id, score };
      })
      .sort(compareFound);
    const needed = shown?.cursor === undefined ? (shown?.limit ?? Infinity) : Infinity;
    const scored: ScoredOwn[] = [];
    const absent: string[] = [];
    let unmatched = 0;
    while (waiting.length > 0) {
      const ids = waiting.splice(0, Math.max(needed - scored.length, LEAST_READ)).map(({ id }) => id);
      const own = await read(ids, terms);
      const present = new Set(own.map(({ id }) => id));
      absent.push(...ids.filter((id) => !present.has(id)));
      for (const each of own) {
        const result = scoreOwnText(terms, each, now);
        if (result) scored.push({ source, id: each.id, own: each, ...result });
        else unmatched += 1;
      }
      scored.sort(compareFound);
      const [last, next] = [scored[needed - 1], waiting[0]];
      if (last && next && compareFound(last, next) < 0) break;
    }
    return { scored, absent, unmatched };
  }
}

/** A text with its score. */
type ScoredOwn = Ranked & {
  readonly source: OwnSource;
  readonly own: OwnResult;
  readonly isInVerses: boolean;
};

/** Texts that are read at least at once, because each reading has its price. */
const LEAST_READ = 10;

function foundItem(
  source: OwnSource,
  { id, own, score, isInVerses }: ScoredOwn,
  terms: readonly OwnTerm[],
): FoundItem {
  const { excerpt, ranges } = excerptOf(own.shown?.(terms) ?? own.text, terms);
  return {
    source,
    id,
    title: own.title,
    titleRanges: matchRanges(own.title, terms),
    excerpt,
    ranges: [...ranges],
    passage: own.passage,
    inVerses: isInVerses,
    date: own.date,
    score,
  };
}

/** The best candidates by their titles and dates. */
function bestCandidates(
  candidates: readonly OwnCandidate[],
  terms: readonly OwnTerm[],
  most: number,
): OwnCandidate[] {
  const weightOf = titleWeights(terms);
  const best: Weighed[] = [];
  // Of thousands with a common word only a few are kept in order.
  for (const candidate of candidates) {
    const weighed = { candidate, weight: weightOf(candidate) };
    if (best.length >= most && !isBefore(weighed, best.at(-1)!)) continue;
    let at = best.length;
    while (at > 0 && isBefore(weighed, best[at - 1]!)) at -= 1;
    best.splice(at, 0, weighed);
    best.length = Math.min(best.length, most);
  }
  return best.map(({ candidate }) => candidate);
}

type Weighed = { readonly candidate: OwnCandidate; readonly weight: number };

function isBefore(one: Weighed, other: Weighed): boolean {
  if (one.weight !== other.weight) return one.weight > other.weight;
  return one.candidate.date > other.candidate.date;
}

function isEmpty(candidates: ReadonlyMap<OwnSearchPart, readonly OwnCandidate[]>): boolean {
  return [...candidates.values()].every(({ length }) => length === 0);
}

/** Weighs candidates by their titles and tags. Each word is compared once: titles are alike. */
function titleWeights(terms: readonly OwnTerm[]): (candidate: OwnCandidate) => number {
  const matchers = terms.map((term) => {
    const known = new Map<string, boolean>();
    return (word: string) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      const isMatch = matchQuality(term, word) > 0;
      known.set(word, isMatch);
      return isMatch;
    };
  });
  return ({ titleWords, tagWords = [] }) =>
    matchers.reduce((sum, isMatch) => {
      if (titleWords.some(isMatch)) return sum + 3;
      return sum + (tagWords.some(isMatch) ? 2 : 0);
    }, 0);
}
