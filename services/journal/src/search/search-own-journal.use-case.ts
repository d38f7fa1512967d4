import { Controller } from '@nestjs/common';
import { SearchOwnJournal, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { OwnSearch, ownerOf, OwnTextIndex, type OwnerId } from '@word-unfolded/persistence';
import { Handles } from '@word-unfolded/service-kit';
import { SequenceRepository } from '../entries/records/sequence.repository.js';
import { EntryVocabulary } from './entry-vocabulary.js';
import { SearchedEntries } from './searched-entries.js';
import { SearchedNotes } from './searched-notes.js';
import { SearchedPlans } from './searched-plans.js';

type Request = RequestOf<typeof SearchOwnJournal>;

/** Finds a reader's entries, notes and plans by words, for the search over everything. */
@Controller()
export class SearchOwnJournalUseCase {
  constructor(
    private readonly search: OwnSearch,
    private readonly index: OwnTextIndex,
    private readonly entries: SearchedEntries,
    private readonly notes: SearchedNotes,
    private readonly plans: SearchedPlans,
    private readonly vocabulary: EntryVocabulary,
    private readonly sequence: SequenceRepository,
  ) {}

  @Handles(SearchOwnJournal)
  async execute({ userId, sources, ...request }: Request): Promise<ResponseOf<typeof SearchOwnJournal>> {
    const ownerId = ownerOf(userId);
    const incomplete = await this.notIndexed(ownerId, sources);
    const parts = { journal: this.entries, notes: this.notes, plans: this.plans };
    const found = await this.search.find(
      ownerId,
      request,
      sources.map((source) => parts[source].of(ownerId)),
    );
    return { ...found, incomplete };
  }

  private async notIndexed(ownerId: OwnerId, sources: Request['sources']): Promise<Request['sources']> {
    if (sources.includes('journal')) this.vocabulary.completeSoon(ownerId);
    const latest = sources.some((source) => source !== 'plans') ? this.sequence.latest(ownerId) : 0;
    const late = await Promise.all(
      sources.map(async (source) => {
        if (source === 'plans') return (await this.index.isCurrent(ownerId, this.plans)) ? [] : [source];
        if (source === 'notes')
          return (await this.index.isCurrent(ownerId, this.notes, await latest)) ? [] : [source];
        await this.entries.renew(ownerId, await latest);
        return [];
      }),
    );
    return late.flat();
  }
}
