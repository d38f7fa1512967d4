import { Controller } from '@nestjs/common';
import {
  SYNC_LIMITS,
  SyncJournal,
  journalOperation,
  type JournalChange,
  type OperationResult,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { retryIfDuplicate, type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { OwnerMutex } from '../common/owner-mutex.js';
import { withinAMessage } from '../common/within-a-message.js';
import { ChangeSequence } from '../entries/records/change-sequence.js';
import { EntryStore, type EntryNews } from '../entries/records/entry-store.js';
import { entryView } from '../entries/entry-view.js';
import { ApplyOperation, LoadedEntries, type SentOperation } from './apply-operation.js';
import { OperationStore, type AppliedResult } from './operation-store.js';

type News = Omit<ResponseOf<typeof SyncJournal>, 'results'>;

/** Exchanges changes with a device. */
@Controller()
export class SyncJournalUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly operations: OperationStore,
    private readonly sequence: ChangeSequence,
    private readonly operation: ApplyOperation,
    private readonly unitOfWork: UnitOfWork,
    private readonly mutex: OwnerMutex,
  ) {}

  @Handles(SyncJournal)
  async execute(request: RequestOf<typeof SyncJournal>): Promise<ResponseOf<typeof SyncJournal>> {
    const { userId, operations, mayWrite, since } = request;
    const ownerId = ownerOf(userId);
    const apply = () => this.unitOfWork.run(() => this.applyAll(ownerId, operations, mayWrite));
    const results =
      operations.length === 0 ? [] : await this.mutex.take(ownerId, () => retryIfDuplicate(apply));
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
      const result = await this.operation.apply(ownerId, sent, atHand, mayWrite);
      results.set(sent.id, result);
      if (result.status === 'applied') applied.push(result);
    }
    await this.operations.remember(ownerId, applied);
    return ids.map((id) => results.get(id)!);
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
