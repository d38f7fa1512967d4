import { Injectable } from '@nestjs/common';
import type { ExportJournal, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { withinAMessage } from '../common/within-a-message.js';
import { EntryRepository } from './entry.repository.js';
import { entryView } from './entry-view.js';

/** Entries of a portion at most. */
const PORTION = 100;

/** Gives a reader everything that they keep in their journal, portion by portion. */
@Injectable()
export class ExportJournalUseCase {
  constructor(private readonly entries: EntryRepository) {}

  async execute({
    userId,
    after,
  }: RequestOf<typeof ExportJournal>): Promise<ResponseOf<typeof ExportJournal>> {
    const found = await this.entries.afterId(ownerOf(userId), after ?? '', PORTION + 1);
    const entries = withinAMessage(found.slice(0, PORTION).map(entryView));
    return { entries, next: entries.length < found.length ? entries.at(-1)!.id : null };
  }
}
