import { Injectable } from '@nestjs/common';
import { RetentionRule, sweepEach, type ReportFailure } from '@word-unfolded/service-kit';
import { EntryRepository } from '../entries/records/entry.repository.js';
import { LEAVES_AFTER_MS } from '../entries/records/entry.schema.js';
import { EntryPurge } from './entry-purge.js';

/** Permanently deletes entries that have been in the bin for 30 days. */
@Injectable()
export class BinRetention extends RetentionRule {
  override readonly name = 'entries in the bin';
  override readonly everyMs = 60 * 60_000;

  constructor(
    private readonly entries: EntryRepository,
    private readonly purge: EntryPurge,
  ) {
    super();
  }

  override removeExpired(now: Date, failed: ReportFailure): Promise<number> {
    const before = new Date(now.getTime() - LEAVES_AFTER_MS).toISOString();
    return sweepEach({
      find: (limit, skip) => this.entries.overdue(before, limit, skip),
      remove: ({ ownerId, id }) =>
        this.purge.purge(ownerId, id, ({ deletedAt }) => deletedAt !== null && deletedAt < before),
      failed,
    });
  }
}
