import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  ListTranslations,
  type ExportJournal,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { journalFileName, journalFilePieces, type FiledEdition } from '@word-unfolded/journal-file';
import { ownerOf } from '@word-unfolded/persistence';
import { ContractClient } from '@word-unfolded/service-kit';
import { Clock } from '../common/clock.js';
import { EntryRepository } from '../entries/entry.repository.js';
import { ExportTurns } from './export-turns.js';
import { FiledEntries } from './filed-entries.js';
import { installedFont } from './installed-fonts.js';
import { StoredJournalFiles } from './stored-journal-files.js';

/** Writes entries of a reader into a file that they take along. */
@Injectable()
export class ExportJournalUseCase {
  constructor(
    private readonly entries: EntryRepository,
    private readonly filed: FiledEntries,
    private readonly files: StoredJournalFiles,
    private readonly turns: ExportTurns,
    private readonly client: ContractClient,
    private readonly clock: Clock,
  ) {}

  /**
   * @param signal whose end means that nobody waits for the file any more
   * @throws CatalogueError ENTRY_NOT_FOUND when one of the ids is not there, JOURNAL_EMPTY, SERVICE_UNAVAILABLE when too many wait
   */
  async execute(
    request: RequestOf<typeof ExportJournal>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof ExportJournal>> {
    return this.turns.take(request.userId, () => this.write(request, signal));
  }

  private async write(
    { userId, format, ids, language }: RequestOf<typeof ExportJournal>,
    signal: AbortSignal,
  ): Promise<ResponseOf<typeof ExportJournal>> {
    signal.throwIfAborted();
    const ownerId = ownerOf(userId);
    const found = await this.entries.idsByDate(ownerId, ids);
    if (ids && found.length < ids.length) throw CatalogueError.of('ENTRY_NOT_FOUND');
    if (found.length === 0) throw CatalogueError.of('JOURNAL_EMPTY');
    const asked = {
      format,
      entries: this.filed.of(ownerId, found, format === 'json'),
      total: found.length,
      language,
      writtenAt: this.clock.now(),
      signal,
      editions: format === 'json' ? [] : await this.editions(),
      fonts: installedFont,
    };
    const key = await this.files.put(userId, format, journalFilePieces(asked));
    return { key, name: journalFileName(asked), entries: found.length };
  }

  /** The notices of editions; none while the scripture service is away, then what is quoted is named by its edition alone. */
  private async editions(): Promise<FiledEdition[]> {
    try {
      return await this.client.ask(ListTranslations, {});
    } catch (error) {
      if (error instanceof CatalogueError) return [];
      throw error;
    }
  }
}
