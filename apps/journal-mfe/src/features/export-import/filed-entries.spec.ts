import { filedEntry } from '@word-unfolded/contracts';
import { emptyEntry } from '@word-unfolded/domain';
import { readJournalFile, writeJournalFile } from '@word-unfolded/journal-file';
import type { DeviceEntry } from '@word-unfolded/offline';
import { rejectionReason } from './entry-problem.js';
import { importedOf, filedOf, notHere } from './filed-entries.js';

const AT = '2026-03-01T08:00:00.000Z';

function entryOf(fields: Partial<DeviceEntry['working']>, names: Partial<DeviceEntry> = {}): DeviceEntry {
  return {
    key: 'local_ruth',
    localId: 'local_ruth',
    serverId: null,
    createdAt: AT,
    updatedAt: AT,
    working: { ...emptyEntry('2026-03-01'), title: 'Ruth', content: 'Whither', conflict: null, ...fields },
    shared: null,
    sent: null,
    waiting: null,
    atLeast: 0,
    problem: null,
    ...names,
  };
}

const throughFile = async (entry: DeviceEntry) => {
  const input = { format: 'json', total: 1, language: 'en', writtenAt: new Date(AT) } as const;
  const { bytes } = await writeJournalFile({ ...input, entries: [filedOf(entry)] });
  const decoder = new TextDecoder();
  return readJournalFile(bytes.map((piece) => decoder.decode(piece, { stream: true })).join('')).entries;
};

describe('an entry that is exported as JSON', () => {
  it('is the same after an import: date, category, tags, mood, archive, bin and generated content', async () => {
    const made = {
      id: 'made-once',
      type: 'quote',
      title: '',
      content: 'Whither thou goest',
      image: null,
      writer: 'study-engine',
      active: true,
      createdAt: AT,
    } as const;
    const entry = entryOf({
      category: 'study',
      mood: 'hopeful',
      tags: ['ánimo', 'תקווה'],
      archived: true,
      binned: true,
      contents: [made],
    });
    const [filed] = await throughFile(entry);
    const { conflict: _, ...fields } = entry.working;
    expect(importedOf(filed!)).toEqual({ localId: 'local_ruth', createdAt: AT, fields });
  });

  it('contains both texts of a conflict', async () => {
    const [mine, theirs, base] = ['mine', 'theirs', 'base'].map((content) => ({ title: 'Ruth', content }));
    const [filed] = await throughFile(
      entryOf({ conflict: { mine: mine!, theirs: theirs!, base: base!, more: 0 } }),
    );
    expect(importedOf(filed!).fields.content).toMatch(/theirs[\s\S]*mine/);
  });

  it('is recognised by any of its ids, so that it is not imported twice', () => {
    const filed = filedEntry.parse(
      filedOf(entryOf({}, { localId: null, key: 'a'.repeat(24), serverId: 'a'.repeat(24) })),
    );
    expect(notHere([filed], [])).toHaveLength(1);
    expect(notHere([filed], [entryOf({}, { serverId: 'a'.repeat(24) })])).toEqual([]);
    expect(notHere([filed], [entryOf({}, { localId: `local_${'a'.repeat(24)}` })])).toEqual([]);
  });

  it('reports why the server would reject it', () => {
    expect(rejectionReason(filedOf(entryOf({})), 'en')).toBeUndefined();
    expect(rejectionReason(filedOf(entryOf({ title: 'x'.repeat(201) })), 'en')).toBe(
      'Title must be no more than 200 characters',
    );
  });
});
