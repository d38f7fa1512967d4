import { beforeEach, describe, expect, test } from '@jest/globals';
import { beginEntry, editEntry, type DeviceEntry } from '@word-unfolded/journal-merge';
import fc from 'fast-check';
import { memoryIndexedDb } from '../../../test/memory-indexed-db.js';
import { indexedStore } from '../../store/create-store.js';
import type { Store } from '../../store/store.js';
import { memoryStore } from '../../store/memory-store.js';
import { separateTexts, type StoredPart } from './stored-journal.js';

const AT = '2026-03-01T08:00:00.000Z';
const OWNER = 'ruth';

/** An entry that the server has, or has an earlier text of, or lacks. */
function entryOf(key: string, content: string, atServer: string | null): DeviceEntry {
  const entry = beginEntry(key, { title: `title of ${key}`, content, date: '2026-03-01' }, AT);
  if (atServer === null) return entry;
  const known = { version: 1, text: 1, bin: 0 } as unknown as NonNullable<DeviceEntry['shared']>['known'];
  const fields = { ...entry.working, content: atServer };
  return { ...entry, serverId: `server of ${key}`, shared: { known, fields } };
}

/** A record of an earlier version: the text was in the record of its entry. */
const storeWhole = (parts: Store<StoredPart>, path: string, entry: DeviceEntry) =>
  parts.change(path, () => entry);

let parts: Store<StoredPart>;
let entries: Store<DeviceEntry>;
beforeEach(() => {
  parts = indexedStore<StoredPart>('journal_entries', memoryIndexedDb());
  entries = separateTexts(parts);
});

describe('the text of an entry', () => {
  test('is stored under its own key, once, and removed with the entry', async () => {
    const entry = entryOf('local_1', 'Whither thou goest', 'Whither thou goest');
    await entries.change('ruth/local_1', () => entry);
    const stored = new Map(await parts.readPairs(''));
    expect(stored.get('ruth/journal_content_local_1')).toBe('Whither thou goest');
    expect(JSON.stringify(stored.get('ruth/local_1'))).not.toContain('Whither');
    expect(await entries.read('ruth/local_1')).toEqual(entry);
    await entries.change('ruth/local_1', () => undefined);
    expect(await parts.readPairs('')).toEqual([]);
  });

  test('is not written again when only other fields of the entry change', async () => {
    const written: string[] = [];
    const watched = separateTexts({
      ...parts,
      changeMany: (keys, change) =>
        parts.changeMany(keys, (stored) => {
          const next = change(stored);
          written.push(...next.keys());
          return next;
        }),
    });
    await watched.change('ruth/local_1', () => entryOf('local_1', 'Whither', null));
    written.length = 0;
    await watched.change('ruth/local_1', (stored) => editEntry(stored!, { mood: 'hopeful' }, AT));
    expect(written).toEqual(['ruth/local_1']);
    expect((await watched.read('ruth/local_1'))?.working).toMatchObject({
      content: 'Whither',
      mood: 'hopeful',
    });
  });

  test('stays with an earlier version of this page that writes the entry whole', async () => {
    await entries.change('ruth/local_1', () => entryOf('local_1', 'one', null));
    await storeWhole(parts, 'ruth/local_1', entryOf('local_1', 'two', 'one'));
    expect((await entries.read('ruth/local_1'))?.working.content).toBe('two');
    expect((await entries.read('ruth/local_1'))?.shared?.fields.content).toBe('one');
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const storedEntry = fc.record({
  key: fc.uuid().map((uuid) => `local_${uuid}`),
  content: text,
  atServer: fc.option(text),
  isWhole: fc.boolean(),
});

test('entries of every version and query read as they were written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(storedEntry, { selector: ({ key }) => key, maxLength: 8 }),
      fc.array(fc.nat(7), { maxLength: 4 }),
      async (written, edited) => {
        const stored = memoryStore<StoredPart>();
        const store = separateTexts(stored);
        const wanted = new Map<string, DeviceEntry>();
        for (const { key, content, atServer, isWhole } of written) {
          const path = `${OWNER}/${key}`;
          const entry = entryOf(key, content, atServer);
          wanted.set(path, entry);
          if (isWhole) await storeWhole(stored, path, entry);
          else await store.change(path, () => entry);
        }
        await store.change('boaz/local_1', () => entryOf('local_1', 'of another', null));
        for (const [place, at] of edited.entries()) {
          const path = [...wanted.keys()][at];
          if (path === undefined) continue;
          const change = place % 2 === 0 ? { content: `edited ${place}` } : { tags: [`tag ${place}`] };
          wanted.set(path, editEntry(wanted.get(path)!, change, AT));
          await store.changeMany(
            [path],
            (now) => new Map([...now].map(([each, entry]) => [each, editEntry(entry, change, AT)])),
          );
        }
        const inOrder = [...wanted].sort(([one], [other]) => (one < other ? -1 : 1));
        expect(await store.readPairs(`${OWNER}/`)).toEqual(inOrder);
        expect(await store.readAll(`${OWNER}/`)).toEqual(inOrder.map(([, entry]) => entry));
        expect(await store.readMany([...wanted.keys()])).toEqual(wanted);
        for (const [path, entry] of wanted) expect(await store.read(path)).toEqual(entry);
      },
    ),
  );
});
