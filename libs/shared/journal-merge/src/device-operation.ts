import type { EntryChange, JournalOperation } from '@word-unfolded/contracts';
import { contentActs, tagChange } from '@word-unfolded/domain';
import { hasUnsent, type DeviceEntry, type WorkingEntry } from './device-entry.js';

/** Fields that are sent as they are. */
const FIELDS = ['title', 'content', 'scripture', 'date', 'category', 'mood', 'archived', 'binned'] as const;

/**
 * The operation that is to be sent for an entry, and the entry that remembers it: to be stored before it is sent.
 *
 * @param newId a new UUID
 * @returns undefined where nothing waits, or where the server has refused what waits
 */
export function operationFor(
  entry: DeviceEntry,
  newId: () => string,
): { readonly entry: DeviceEntry; readonly operation: JournalOperation } | undefined {
  if (entry.sent) return { entry, operation: entry.sent.operation };
  if (entry.problem || !hasUnsent(entry)) return undefined;
  const { shared, working } = entry;
  const operation: JournalOperation = {
    id: newId(),
    entryId: entry.serverId ?? entry.localId ?? entry.key,
    createdAt: entry.createdAt,
    known: shared?.known ?? { version: 0, text: 0 },
    change: changeOf(shared?.fields, working),
  };
  return { entry: { ...entry, sent: { operation, fields: working } }, operation };
}

/** What makes the working entry of the one that the server knows; of nothing, all of it. */
function changeOf(before: WorkingEntry | undefined, working: WorkingEntry): EntryChange {
  const changed = FIELDS.filter((field) => !before || before[field] !== working[field]);
  return {
    fields: Object.fromEntries(changed.map((field) => [field, working[field]])),
    tags: spread(tagChange(before?.tags ?? [], working.tags)),
    contents: contentActs(before?.contents ?? [], working.contents),
    settled: Boolean(before?.conflict) && working.conflict === null,
    ...(working.purged && { purged: true }),
  };
}

function spread({ added, removed }: ReturnType<typeof tagChange>): EntryChange['tags'] {
  return { added: [...added], removed: [...removed] };
}
