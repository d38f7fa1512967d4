import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  journalOperation,
  parseInput,
  type JournalOperation,
  type OperationResult,
} from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { notLaterThan } from '../common/not-later-than.js';
import { EntryBurial } from '../entries/entry-burial.js';
import type { StoredEntry } from '../entries/entry-store.js';
import { EntryWriter, type WrittenEntry } from '../entries/entry-writer.js';
import type { EntriesAtHand } from './entries-at-hand.js';
import type { AppliedResult } from './operation-store.js';

/** An operation as it was sent: judged by itself. */
export type SentOperation = { readonly id: string };

/** Applies one operation of a device; that it is done once is for the caller to see to. */
@Injectable()
export class ApplyOperation {
  constructor(
    private readonly writer: EntryWriter,
    private readonly burial: EntryBurial,
    private readonly clock: Clock,
  ) {}

  /**
   * To be called in a transaction. What is refused has changed nothing, so the others of the transaction stand.
   *
   * @param atHand has the entry that the operation names, if there is one
   * @param mayWrite otherwise the reader's tier lets them put into the bin, take out of it and delete for good, and nothing else
   */
  async apply(
    ownerId: OwnerId,
    sent: SentOperation,
    atHand: EntriesAtHand,
    mayWrite: boolean,
  ): Promise<OperationResult> {
    try {
      const operation = parseInput(journalOperation, sent);
      if (!mayWrite && !isOfTheBin(operation)) throw CatalogueError.of('TIER_REQUIRED', { tier: 'plus' });
      const written = await this.write(ownerId, operation, atHand);
      if (!written) return { id: sent.id, status: 'gone' };
      atHand.keep(written.entry);
      return resultOf(operation, written);
    } catch (error) {
      if (!(error instanceof CatalogueError) || error.status >= 500) throw error;
      return { id: sent.id, status: 'refused', code: error.code, params: { ...error.params } };
    }
  }

  private async write(
    ownerId: OwnerId,
    operation: JournalOperation,
    atHand: EntriesAtHand,
  ): Promise<WrittenEntry | null> {
    const { entryId, change, known } = operation;
    const entry = atHand.get(entryId);
    if (!entry) return entryId.startsWith('local_') && !change.purged ? this.begin(ownerId, operation) : null;
    if (!change.purged) return this.writer.edit(ownerId, entry, change, knownOf(entry, known));
    if (known.version < entry.version) return this.keptEntry(ownerId, entry, operation);
    await this.burial.bury(ownerId, entry);
    atHand.forget(entry);
    return null;
  }

  /** Who deletes for good what they have not seen deletes nothing. */
  private async keptEntry(
    ownerId: OwnerId,
    entry: StoredEntry,
    { change, known }: JournalOperation,
  ): Promise<WrittenEntry> {
    const written = await this.writer.edit(ownerId, entry, change, knownOf(entry, known));
    return { ...written, notices: [...new Set([...written.notices, 'kept' as const])] };
  }

  private begin(ownerId: OwnerId, { entryId, createdAt, change }: JournalOperation): Promise<WrittenEntry> {
    const { title, content, date } = change.fields;
    if (title === undefined) throw CatalogueError.of('ENTRY_TITLE_REQUIRED');
    if (content === undefined) throw CatalogueError.of('ENTRY_CONTENT_REQUIRED');
    const at = notLaterThan(this.clock.now(), createdAt);
    const beginning = { localId: entryId, createdAt: at, date: date ?? at.slice(0, 10) };
    return this.writer.create(ownerId, beginning, change);
  }
}

/** A device that calls an entry by its local id knew nothing of it. */
function knownOf(entry: StoredEntry, known: JournalOperation['known']): JournalOperation['known'] {
  return known.version > entry.version ? { version: entry.version, text: known.text } : known;
}

function isOfTheBin({ entryId, change }: JournalOperation): boolean {
  const { fields, tags, contents, purged } = change;
  const names = Object.keys(fields);
  const only = purged ? names.every((name) => name === 'binned') : names.join() === 'binned';
  return (
    only && !entryId.startsWith('local_') && tags.added.length + tags.removed.length + contents.length === 0
  );
}

function resultOf({ id }: JournalOperation, { entry, known, notices }: WrittenEntry): AppliedResult {
  return { id, status: 'applied', entryId: entry.id, known, version: entry.version, notices: [...notices] };
}
