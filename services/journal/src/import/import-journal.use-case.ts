import { Controller } from '@nestjs/common';
import {
  AppError,
  ImportJournal,
  importedEntry,
  parseInput,
  type ImportResult,
  type ImportedEntry,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { contentsProblem } from '@word-unfolded/domain';
import { type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { EntryStore, type StoredEntry } from '../entries/records/entry-store.js';
import { EntryWriter } from '../entries/entry-writer.js';
import { VersionRepository } from '../versions/version.repository.js';
import { entryToImport } from './entry-to-import.js';

const LOCAL = /^local_/;

/** Imports entries of an export file. */
@Controller()
export class ImportJournalUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly versions: VersionRepository,
    private readonly writer: EntryWriter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Runs in one transaction: an interrupted portion has stored nothing and can be sent again. */
  @Handles(ImportJournal)
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
    return this.unitOfWork.runInOrder(ownerId, bring);
  }

  /** A refused entry has changed nothing, so the other entries of the transaction are committed. */
  private async bring(ownerId: OwnerId, sent: unknown): Promise<ImportResult> {
    const key = keyOf(sent);
    try {
      const filed = parseInput(importedEntry, sent);
      if (contentsProblem(filed.generatedContent)) throw AppError.of('CONTENTS_FULL');
      const there = await this.find(ownerId, key);
      if (there) await this.addHistory(ownerId, there, filed);
      if (there) return { key, status: 'already-there', entryId: there.id };
      const { state, records } = entryToImport(filed, localIdOf(key), this.clock.now());
      return { key, status: 'imported', entryId: (await this.writer.bringBack(ownerId, state, records)).id };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { key, status: 'refused', code: error.code, params: { ...error.params } };
    }
  }

  private async find(ownerId: OwnerId, key: string): Promise<StoredEntry | null> {
    // A journal that imported this entry exports it under the original id.
    const own = await this.entries.find(ownerId, key.replace(LOCAL, ''));
    return own ?? this.entries.findByLocalId(ownerId, localIdOf(key));
  }

  /** Adds earlier texts that the stored entry lacks, because a long history is sent in several portions. */
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

/** Returns the key of a sent entry, which is not yet validated. */
function keyOf(sent: unknown): string {
  const isObject = typeof sent === 'object' && sent !== null && 'key' in sent;
  return isObject && typeof sent.key === 'string' ? sent.key.slice(0, 100) : '';
}

/** An entry from another journal, or one that was permanently deleted here, is found by its former id. */
function localIdOf(key: string): string {
  return LOCAL.test(key) ? key : `local_${key}`;
}
