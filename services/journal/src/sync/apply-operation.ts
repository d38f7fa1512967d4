import { Injectable } from '@nestjs/common';
import {
  AppError,
  journalOperation,
  parseInput,
  type EntryChange,
  type JournalOperation,
  type OperationResult,
} from '@word-unfolded/contracts';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { notLaterThan } from '../common/not-later-than.js';
import { EntryHardDelete } from '../entries/records/entry-hard-delete.js';
import type { EntryStore, StoredEntry } from '../entries/records/entry-store.js';
import { EntryWriter, type WrittenEntry } from '../entries/entry-writer.js';
import type { AppliedResult } from './operation-store.js';

/** An operation as received; each one is validated separately. */
export type SentOperation = { readonly id: string };

/** The entries of an exchange: loaded together, then updated after each of its operations. */
export class LoadedEntries {
  private readonly byName = new Map<string, StoredEntry>();

  private constructor(entries: readonly StoredEntry[]) {
    for (const entry of entries) this.put(entry);
  }

  /** @param names ids or local ids of entries */
  static async of(store: EntryStore, ownerId: OwnerId, names: readonly string[]): Promise<LoadedEntries> {
    const distinct = [...new Set(names)];
    return new LoadedEntries(distinct.length === 0 ? [] : await store.findNamed(ownerId, distinct));
  }

  get(name: string): StoredEntry | null {
    return this.byName.get(name) ?? null;
  }

  put(entry: StoredEntry): void {
    this.byName.set(entry.id, entry);
    if (entry.localId !== null) this.byName.set(entry.localId, entry);
  }

  forget({ id, localId }: StoredEntry): void {
    this.byName.delete(id);
    if (localId !== null) this.byName.delete(localId);
  }
}

/** Applies one operation of a device. The caller ensures that it is applied only once. */
@Injectable()
export class ApplyOperation {
  constructor(
    private readonly writer: EntryWriter,
    private readonly hardDelete: EntryHardDelete,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it in a transaction. A refused operation has changed nothing, so the other operations of the transaction are
   * committed.
   *
   * @param atHand contains the entry that the operation names, if it exists
   * @param mayWrite if false, the reader's tier allows only moving to the bin, restoring and permanent deletion
   */
  async apply(
    ownerId: OwnerId,
    sent: SentOperation,
    atHand: LoadedEntries,
    mayWrite: boolean,
  ): Promise<OperationResult> {
    try {
      const operation = parseInput(journalOperation, sent);
      if (!mayWrite && !isOfTheBin(operation)) throw AppError.of('TIER_REQUIRED', { tier: 'plus' });
      const written = await this.write(ownerId, operation, atHand);
      if (!written) return { id: sent.id, status: 'gone' };
      atHand.put(written.entry);
      return resultOf(operation, written);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { id: sent.id, status: 'refused', code: error.code, params: { ...error.params } };
    }
  }

  private async write(
    ownerId: OwnerId,
    operation: JournalOperation,
    atHand: LoadedEntries,
  ): Promise<WrittenEntry | null> {
    const { entryId, change, known } = operation;
    const entry = atHand.get(entryId);
    if (!entry) return entryId.startsWith('local_') && !change.purged ? this.begin(ownerId, operation) : null;
    if (!change.purged) return this.writer.edit(ownerId, entry, chosenIn(operation), knownOf(entry, known));
    if (known.version < entry.version) return this.storedEntry(ownerId, entry, operation);
    await this.hardDelete.delete(ownerId, entry);
    atHand.forget(entry);
    return null;
  }

  /** A device that has not seen the current text of an entry cannot permanently delete it. */
  private async storedEntry(
    ownerId: OwnerId,
    entry: StoredEntry,
    { change, known }: JournalOperation,
  ): Promise<WrittenEntry> {
    const written = await this.writer.edit(ownerId, entry, change, knownOf(entry, known));
    return { ...written, notices: [...new Set([...written.notices, 'kept' as const])] };
  }

  private begin(ownerId: OwnerId, { entryId, createdAt, change }: JournalOperation): Promise<WrittenEntry> {
    const { title, content, date } = change.fields;
    if (title === undefined) throw AppError.of('ENTRY_TITLE_REQUIRED');
    if (content === undefined) throw AppError.of('ENTRY_CONTENT_REQUIRED');
    const at = notLaterThan(this.clock.now(), createdAt);
    const beginning = { localId: entryId, createdAt: at, date: date ?? at.slice(0, 10) };
    return this.writer.create(ownerId, beginning, change);
  }
}

/** A device that uses the local id of an entry did not know any version of the server. */
function knownOf(entry: StoredEntry, known: JournalOperation['known']): JournalOperation['known'] {
  return known.version > entry.version ? { ...known, version: entry.version } : known;
}

/**
 * The fields that the reader chose in an operation. A device that creates an existing entry, such as one made from a
 * note that another device has already stored, sends all fields. Fields with their initial value are not a choice.
 */
function chosenIn({ known, change }: JournalOperation): EntryChange {
  if (known.version > 0) return change;
  const { date: _, category, mood, archived, scripture, ...fields } = change.fields;
  const isFromSource = known.madeOf !== undefined;
  return {
    ...change,
    fields: {
      ...fields,
      ...(category && category !== 'uncategorized' && !isFromSource && { category }),
      ...(mood && { mood }),
      ...(archived && { archived }),
      ...(scripture && { scripture }),
    },
  };
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
