import { Controller, Module } from '@nestjs/common';
import { SearchOwnJournal, type FoundItem, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';

/** The questions that reached the fake journal. */
export const searches: RequestOf<typeof SearchOwnJournal>[] = [];

const found = (id: string, score: number): FoundItem => ({
  source: 'journal',
  id,
  title: id,
  titleRanges: [],
  excerpt: '',
  ranges: [],
  passage: '',
  inVerses: false,
  date: '2026-01-01',
  score,
});

/** A fake journal that finds three entries for every search. */
@Controller()
class FakeJournalSearch {
  @Handles(SearchOwnJournal)
  search(request: RequestOf<typeof SearchOwnJournal>): ResponseOf<typeof SearchOwnJournal> {
    searches.push(request);
    return {
      found: [found('good', 0.5), found('better', 0.7), found('also-good', 0.5)],
      totals: { journal: 3 },
      corrections: [],
      incomplete: [],
    };
  }
}

@Module({ controllers: [FakeJournalSearch] })
export class FakeJournalSearchModule {}
