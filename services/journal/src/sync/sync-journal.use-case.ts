import { Controller } from '@nestjs/common';
import {
  AppError,
  SYNC_LIMITS,
  SyncJournal,
  journalOperation,
  parseInput,
  type EntryChange,
  type JournalChange,
  type JournalOperation,
  type OperationResult,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { notLaterThan } from '../common/not-later-than.js';
import { EntryHardDelete } from '../entries/records/entry-hard-delete.js';
import { EntryWriter, type WrittenEntry } from '../entries/entry-writer.js';
import { type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { withinAMessage } from '../common/within-a-message.js';
import { ChangeSequence } from '../entries/records/change-sequence.js';
import { EntryStore, type EntryNews, type StoredEntry } from '../entries/records/entry-store.js';
import { entryView } from '../entries/entry-view.js';
import { OperationStore, type AppliedResult } from './operation-store.js';

type News = Omit<ResponseOf<typeof SyncJournal>, 'results'>;

/** An operation as received; each one is validated separately. */
type SentOperation = { readonly id: string };

/** The entries of an exchange: loaded together, then updated after each of its operations. */
class LoadedEntries {
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

/** Exchanges changes with a device. */
@Controller()
export class SyncJournalUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly operations: OperationStore,
    private readonly sequence: ChangeSequence,
    private readonly writer: EntryWriter,
    private readonly hardDelete: EntryHardDelete,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @Handles(SyncJournal)
  async execute(request: RequestOf<typeof SyncJournal>): Promise<ResponseOf<typeof SyncJournal>> {
    const { userId, operations, mayWrite, since } = request;
    const ownerId = ownerOf(userId);
    const apply = () => this.applyAll(ownerId, operations, mayWrite);
    const results = operations.length === 0 ? [] : await this.unitOfWork.runInOrder(ownerId, apply);
    return { results, ...(await this.newsAfter(ownerId, since)) };
  }

  /**
   * Applies each operation once, in one transaction. A killed process has applied none of them, and the device resends
   * all.
   */
  private async applyAll(
    ownerId: OwnerId,
    operations: readonly SentOperation[],
    mayWrite: boolean,
  ): Promise<OperationResult[]> {
    const ids = operations.map(({ id }) => id);
    const known = await this.operations.find(ownerId, ids);
    const results = new Map<string, OperationResult>(known.map((result) => [result.id, result]));
    const unknown = operations.filter(({ id }) => !results.has(id));
    const atHand = await LoadedEntries.of(this.entries, ownerId, unknown.flatMap(entryNamedBy));
    if (unknown.length > 0) await this.sequence.reserve(ownerId, unknown.length);
    const applied: AppliedResult[] = [];
    for (const sent of unknown) {
      if (results.has(sent.id)) continue;
      const result = await this.apply(ownerId, sent, atHand, mayWrite);
      results.set(sent.id, result);
      if (result.status === 'applied') applied.push(result);
    }
    await this.operations.remember(ownerId, applied);
    return ids.map((id) => results.get(id)!);
  }

  /**
   * Applies one operation of a device in the transaction. A refused operation has changed nothing, so the other operations of the transaction are
   * committed.
   *
   * @param atHand contains the entry that the operation names, if it exists
   * @param mayWrite if false, the reader's tier allows only moving to the bin, restoring and permanent deletion
   */
  private async apply(
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

  private async newsAfter(ownerId: OwnerId, since: number): Promise<News> {
    const news = await this.entries.newsAfter(ownerId, since, SYNC_LIMITS.changes + 1);
    const changes = withinAMessage(news.slice(0, SYNC_LIMITS.changes).map(changeOf));
    const cursor = news[changes.length - 1]?.sequence ?? since;
    return { changes, cursor, more: changes.length < news.length };
  }
}

/**
 * The id of the entry that an operation changes; none if it is invalid, in which case the operation is refused later.
 */
function entryNamedBy(sent: SentOperation): string[] {
  const { data } = journalOperation.shape.entryId.safeParse('entryId' in sent ? sent.entryId : undefined);
  return data === undefined ? [] : [data];
}

function changeOf(news: EntryNews): JournalChange {
  if (news.kind === 'entry') return { kind: 'entry', entry: entryView(news.entry) };
  const { entryId, localId } = news;
  return { kind: 'gone', entryId, localId };
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
