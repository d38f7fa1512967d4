import { randomUUID } from 'node:crypto';
import type { Caller } from '../ai/ai-api.js';

/** An entry as a device receives it. */
export type EntryOnServer = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly archived: boolean;
  readonly deletedAt: string | null;
  readonly conflict: object | null;
  readonly generatedContent: readonly {
    readonly title: string;
    readonly content: string;
    readonly active: boolean;
  }[];
};

/** Generated content of an entry as a device sends it. */
type GeneratedContent = { readonly title: string; readonly content: string };

/** The limits of a request (`SYNC_LIMITS`). */
const OPERATIONS = 50;

/** Creates entries on the server, as another device of the same reader does, each with its own devotionals. */
export async function beginEntries(
  caller: Caller,
  entries: readonly { readonly fields: object; readonly made?: readonly GeneratedContent[] }[],
): Promise<void> {
  const now = new Date().toISOString();
  const operations = entries.map(({ fields, made = [] }) => ({
    id: randomUUID(),
    entryId: `local_${randomUUID()}`,
    createdAt: now,
    known: { version: 0, text: 0 },
    change: {
      fields: { date: '2026-03-01', ...fields },
      contents: made.map((content) => ({
        act: 'put',
        content: { ...content, id: randomUUID(), type: 'devotional', writer: 'A writer', createdAt: now },
      })),
    },
  }));
  for (let from = 0; from < operations.length; from += OPERATIONS) {
    const sent = operations.slice(from, from + OPERATIONS);
    const { data } = await caller.call('POST', '/api/journal/sync', {
      deviceId: 'another-device',
      operations: sent,
    });
    const { results } = data as { results: { status: string; code?: string }[] };
    expect(results.map(({ status, code }) => code ?? status)).toEqual(sent.map(() => 'applied'));
  }
}

/** Everything that the server has of a reader. */
export async function entriesOnServer(caller: Caller): Promise<EntryOnServer[]> {
  const entries = new Map<string, EntryOnServer>();
  for (let since = 0, isMore = true; isMore;) {
    const { data } = await caller.call('POST', '/api/journal/sync', { deviceId: 'a-witness', since });
    const { changes, cursor, more } = data as {
      changes: { entry?: EntryOnServer }[];
      cursor: number;
      more: boolean;
    };
    for (const { entry } of changes) if (entry) entries.set(entry.id, entry);
    [since, isMore] = [cursor, more];
  }
  return [...entries.values()];
}
