import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  importedEntry,
  parseInput,
  type ImportedEntry,
  type ImportJournal,
  type ImportResult,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { contentsProblem } from '@word-unfolded/domain';
import { againIfDuplicate, type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { TurnsOfReaders } from '../common/turns-of-readers.js';
import { EntryStore, type StoredEntry } from '../entries/entry-store.js';
import { EntryWriter } from '../entries/entry-writer.js';
import { VersionRepository } from '../versions/version.repository.js';
import { broughtEntry } from './brought-entry.js';

type SentEntry = RequestOf<typeof ImportJournal>['entries'][number];

/** Brings entries of a file back. */
@Injectable()
export class ImportJournalUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly versions: VersionRepository,
    private readonly writer: EntryWriter,
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: TurnsOfReaders,
    private readonly clock: Clock,
  ) {}

  /** In one transaction: a portion that is broken off has brought nothing, and is sent again. */
  async execute({
    userId,
    entries,
  }: RequestOf<typeof ImportJournal>): Promise<ResponseOf<typeof ImportJournal>> {
    const ownerId = ownerOf(userId);
    const bring = async () => {
      const results: ImportResult[] = [];
      for (const sent of entries) results.push(await this.bring(ownerId, sent));
      return { results };
    };
    return this.turns.take(ownerId, () => againIfDuplicate(() => this.unitOfWork.run(bring)));
  }

  /** What is refused has changed nothing, so the others of the transaction stand. */
  private async bring(ownerId: OwnerId, sent: SentEntry): Promise<ImportResult> {
    const { key } = sent;
    try {
      const filed = parseInput(importedEntry, sent);
      if (contentsProblem(filed.generatedContent)) throw CatalogueError.of('CONTENTS_FULL');
      const there = await this.find(ownerId, key);
      if (there) await this.addHistory(ownerId, there, filed);
      if (there) return { key, status: 'already-there', entryId: there.id };
      const { state, records } = broughtEntry(filed, localIdOf(key), this.clock.now());
      return { key, status: 'imported', entryId: (await this.writer.bringBack(ownerId, state, records)).id };
    } catch (error) {
      if (!(error instanceof CatalogueError) || error.status >= 500) throw error;
      return { key, status: 'refused', code: error.code, params: { ...error.params } };
    }
  }

  private async find(ownerId: OwnerId, key: string): Promise<StoredEntry | null> {
    const own = key.startsWith('local_') ? null : await this.entries.find(ownerId, key);
    return own ?? this.entries.findByLocalId(ownerId, localIdOf(key));
  }

  /** Texts from before the entry's own that it lacks: a long history comes in several portions. */
  private async addHistory(
    ownerId: OwnerId,
    { id, textVersion }: StoredEntry,
    { history }: ImportedEntry,
  ): Promise<void> {
    const earlier = [...new Map(history.map((record) => [record.number, record])).values()].filter(
      ({ number }) => number < textVersion,
    );
    if (earlier.length === 0) return;
    const missing = await this.versions.missing(
      ownerId,
      id,
      earlier.map(({ number }) => number),
    );
    await this.versions.add(
      ownerId,
      id,
      earlier.filter(({ number }) => missing.has(number)),
    );
  }
}

/** An entry that came from another journal, or was deleted here for good, is known by the id that it had. */
function localIdOf(key: string): string {
  return key.startsWith('local_') ? key : `local_${key}`;
}
