import { Controller } from '@nestjs/common';
import { SearchJournal, type FoundEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { paginationOf } from '../common/pages.js';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { summaryView } from '../entries/entry-view.js';
import { excerptOf, rangesOf } from './excerpt.js';
import { SearchRepository, type Candidate } from './search.repository.js';
import { foldedWords, queryTerms } from './search-words.js';

/** The weight of a word in the title, in a tag and elsewhere. */
const WEIGHT = { title: 4, tag: 3, elsewhere: 1 } as const;

/** Finds entries by words. */
@Controller()
export class SearchJournalUseCase {
  constructor(
    private readonly records: SearchRepository,
    private readonly entries: EntryRepository,
  ) {}

  @Handles(SearchJournal)
  async execute(request: RequestOf<typeof SearchJournal>): Promise<ResponseOf<typeof SearchJournal>> {
    const { userId, q, page, limit } = request;
    const ownerId = ownerOf(userId);
    const terms = queryTerms(q);
    const candidates = terms.length === 0 ? [] : await this.records.having(ownerId, terms);
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

function inOrder(candidates: readonly Candidate[], terms: readonly string[]): string[] {
  const weighed = candidates.map((candidate) => ({ ...candidate, weight: weightOf(candidate, terms) }));
  weighed.sort((one, other) => other.weight - one.weight || (one.date < other.date ? 1 : -1));
  return weighed.map(({ entryId }) => entryId);
}

function weightOf({ titleWords, tagWords }: Candidate, terms: readonly string[]): number {
  const among = (words: readonly string[], term: string) => words.some((word) => word.startsWith(term));
  return terms.reduce((sum, term) => {
    if (among(titleWords, term)) return sum + WEIGHT.title;
    return sum + (among(tagWords, term) ? WEIGHT.tag : WEIGHT.elsewhere);
  }, 0);
}

function found(
  entry: Awaited<ReturnType<EntryRepository['withContent']>>[number],
  terms: readonly string[],
): FoundEntry {
  const { title, content, tags, scripture } = entry;
  const own = foldedWords(`${title}\n${content}\n${scripture}\n${tags.join(' ')}`);
  const inVerses = !terms.every((term) => own.some(({ folded }) => folded.startsWith(term)));
  return {
    entry: summaryView(entry),
    title: rangesOf(title, terms),
    ...excerptOf(content, terms),
    inVerses,
  };
}
