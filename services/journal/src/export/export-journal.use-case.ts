import { Injectable } from '@nestjs/common';
import {
  AppError,
  ListTranslations,
  type ExportJournal,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { journalFileName, type FiledEdition } from '@word-unfolded/journal-file';
import { ownerOf } from '@word-unfolded/persistence';
import { ContractClient } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { ExportMutex } from './export-mutex.js';
import { FiledEntries } from './filed-entries.js';
import { StoredJournalFiles } from './stored-journal-files.js';
import { filePieces } from './thread/journal-file-thread.js';

/** Writes entries of a reader into an export file. */
@Injectable()
export class ExportJournalUseCase {
  constructor(
    private readonly entries: EntryRepository,
    private readonly filed: FiledEntries,
    private readonly files: StoredJournalFiles,
    private readonly mutex: ExportMutex,
    private readonly client: ContractClient,
    private readonly clock: Clock,
  ) {}

  /**
   * @param signal aborted when the caller no longer waits for the file
   * @throws AppError ENTRY_NOT_FOUND when an id does not exist, JOURNAL_EMPTY, SERVICE_UNAVAILABLE when too many wait
   */
  async execute(
    request: RequestOf<typeof ExportJournal>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof ExportJournal>> {
    return this.mutex.take(request.userId, () => this.write(request, signal));
  }

  private async write(
    { userId, format, ids, language }: RequestOf<typeof ExportJournal>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof ExportJournal>> {
    signal.throwIfAborted();
    const ownerId = ownerOf(userId);
    const found = await this.entries.idsByDate(ownerId, ids);
    if (ids && found.length < ids.length) throw AppError.of('ENTRY_NOT_FOUND');
    if (found.length === 0) throw AppError.of('JOURNAL_EMPTY');
    const input = {
      format,
      entries: this.filed.of(ownerId, found, format === 'json'),
      total: found.length,
      language,
      writtenAt: this.clock.now(),
      only: found.length === 1 ? await this.entries.find(ownerId, found[0]!) : undefined,
      signal,
      editions: format === 'json' ? [] : await this.editions(),
    };
    const key = await this.files.put(userId, format, filePieces(input));
    return { key, name: journalFileName(input), entries: found.length };
  }

  /**
   * Returns the notices of editions, or none while the scripture service is unavailable. Quotations then show only the
   * name of their edition.
   */
  private async editions(): Promise<FiledEdition[]> {
    try {
      return await this.client.ask(ListTranslations, {});
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  }
}
