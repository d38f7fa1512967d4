import type { EntryChange, JournalOperation } from '@word-unfolded/contracts';
import { contentActions, tagChange } from '@word-unfolded/domain';
import {
  hasUnsent,
  isRefused,
  sameFields,
  sendableOf,
  type DeviceEntry,
  type WorkingEntry,
} from './device-entry.js';

/** Fields that are sent unchanged. */
const FIELDS = ['title', 'content', 'scripture', 'date', 'category', 'mood', 'archived', 'binned'] as const;

/**
 * The operation to send for an entry, and the entry that records it: it must be stored before the operation is sent.
 *
 * @param newId a new UUID
 * @returns undefined if nothing is pending, if the server has refused the pending change, and for a draft without text
 */
export function operationFor(
  entry: DeviceEntry,
  newId: () => string,
): { readonly entry: DeviceEntry; readonly operation: JournalOperation } | undefined {
  if (entry.sent) return { entry, operation: entry.sent.operation };
  if (!hasUnsent(entry) || isRefused(entry)) return undefined;
  const { shared } = entry;
  const fields = sendableOf(entry);
  if (!fields || (shared && sameFields(fields, shared.fields))) return undefined;
  const operation: JournalOperation = {
    id: newId(),
    entryId: entry.serverId ?? entry.localId ?? entry.key,
    createdAt: entry.createdAt,
    known: {
      ...(shared?.known ?? { version: 0, text: 0 }),
      ...(entry.madeOf && { text: 0, madeOf: [...entry.madeOf] }),
    },
    change: changeOf(shared?.fields, fields),
  };
  return { entry: { ...entry, sent: { operation, fields } }, operation };
}

/** The change from the server's entry to the working entry; from no entry, all fields. */
function changeOf(before: WorkingEntry | undefined, working: WorkingEntry): EntryChange {
  const changed = FIELDS.filter((field) => !before || before[field] !== working[field]);
  return {
    fields: Object.fromEntries(changed.map((field) => [field, working[field]])),
    tags: spread(tagChange(before?.tags ?? [], working.tags)),
    contents: contentActions(before?.contents ?? [], working.contents),
    settled: Boolean(before?.conflict) && working.conflict === null,
    ...(working.purged && { purged: true }),
  };
}

function spread({ added, removed }: ReturnType<typeof tagChange>): EntryChange['tags'] {
  return { added: [...added], removed: [...removed] };
}
