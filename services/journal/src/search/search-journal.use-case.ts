import { Controller } from '@nestjs/common';
import { SearchJournal, type FoundEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf, VocabularyRepository, withForms } from '@word-unfolded/persistence';
import {
  excerptOf,
  foldedWords,
  matchQuality,
  matchRanges,
  ownTerms,
  type OwnTerm,
} from '@word-unfolded/scripture-text';
import { paginationOf } from '../common/pages.js';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { summaryView } from '../entries/entry-view.js';
import { SearchRepository, type Candidate } from './search.repository.js';

/** The weight of a word in the title, in a tag and elsewhere. */
const WEIGHT = { title: 4, tag: 3, elsewhere: 1 } as const;

/** Finds entries by words. */
@Controller()
export class SearchJournalUseCase {
  constructor(
    private readonly records: SearchRepository,
    private readonly entries: EntryRepository,
    private readonly vocabulary: VocabularyRepository,
  ) {}

  @Handles(SearchJournal)
  async execute(request: RequestOf<typeof SearchJournal>): Promise<ResponseOf<typeof SearchJournal>> {
    const { userId, q, page, limit } = request;
    const ownerId = ownerOf(userId);
    const terms = ownTerms(q);
    const searched = await withForms(this.vocabulary, ownerId, terms);
    const candidates = terms.length === 0 ? [] : await this.records.having(ownerId, searched);
    const ids = inOrder(candidates, terms).slice((page - 1) * limit, page * limit);
    const entries = await this.entries.withContent(ownerId, ids);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    return {
      found: shown.map((entry) => found(entry, terms)),
      pagination: paginationOf(page, limit, candidates.length),
    };
  }
}

function inOrder(candidates: readonly Candidate[], terms: readonly OwnTerm[]): string[] {
  const weighed = candidates.map((candidate) => ({ ...candidate, weight: weightOf(candidate, terms) }));
  weighed.sort((one, other) => other.weight - one.weight || (one.date < other.date ? 1 : -1));
  return weighed.map(({ entryId }) => entryId);
}

function weightOf({ titleWords, tagWords }: Candidate, terms: readonly OwnTerm[]): number {
  const among = (words: readonly string[], term: OwnTerm) =>
    words.some((word) => matchQuality(term, word) > 0);
  return terms.reduce((sum, term) => {
    if (among(titleWords, term)) return sum + WEIGHT.title;
    return sum + (among(tagWords, term) ? WEIGHT.tag : WEIGHT.elsewhere);
  }, 0);
}

function found(
  entry: Awaited<ReturnType<EntryRepository['withContent']>>[number],
  terms: readonly OwnTerm[],
): FoundEntry {
  const { title, content, tags, scripture } = entry;
  const own = foldedWords(`${title}\n${content}\n${scripture}\n${tags.join(' ')}`);
  const inVerses = !terms.every((term) => own.some(({ folded }) => matchQuality(term, folded) > 0));
  const { excerpt, ranges } = excerptOf(content, terms);
  return {
    entry: summaryView(entry),
    title: matchRanges(title, terms),
    excerpt,
    ranges: [...ranges],
    inVerses,
  };
}
