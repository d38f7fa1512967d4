import { filedEntry } from '@word-unfolded/contracts';
import { emptyEntry } from '@word-unfolded/domain';
import { readJournalFile, writeJournalFile } from '@word-unfolded/journal-file';
import type { DeviceEntry } from '@word-unfolded/offline';
import { whatIsNotTaken } from './entry-problem.js';
import { broughtOf, filedOf, notHere } from './filed-entries.js';

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
  const asked = { format: 'json', total: 1, language: 'en', writtenAt: new Date(AT) } as const;
  const { bytes } = await writeJournalFile({ ...asked, entries: [filedOf(entry)] });
  const decoder = new TextDecoder();
  return readJournalFile(bytes.map((piece) => decoder.decode(piece, { stream: true })).join(''));
};

describe('an entry that is taken along as JSON', () => {
  it('comes back to the same: date, category, tags, mood, archive, bin and what was made from it', async () => {
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
    expect(broughtOf(filed!)).toEqual({ localId: 'local_ruth', createdAt: AT, fields });
  });

  it('has both texts where two devices wrote in the same place', async () => {
    const [mine, theirs, base] = ['mine', 'theirs', 'base'].map((content) => ({ title: 'Ruth', content }));
    const [filed] = await throughFile(
      entryOf({ conflict: { mine: mine!, theirs: theirs!, base: base!, more: 0 } }),
    );
    expect(broughtOf(filed!).fields.content).toMatch(/theirs[\s\S]*mine/);
  });

  it('is known by any of its names, so that it does not come twice', () => {
    const filed = filedEntry.parse(
      filedOf(entryOf({}, { localId: null, key: 'a'.repeat(24), serverId: 'a'.repeat(24) })),
    );
    expect(notHere([filed], [])).toHaveLength(1);
    expect(notHere([filed], [entryOf({}, { serverId: 'a'.repeat(24) })])).toEqual([]);
    expect(notHere([filed], [entryOf({}, { localId: `local_${'a'.repeat(24)}` })])).toEqual([]);
  });

  it('says why the server will not take it', () => {
    expect(whatIsNotTaken(filedOf(entryOf({})), 'en')).toBeUndefined();
    expect(whatIsNotTaken(filedOf(entryOf({ title: 'x'.repeat(201) })), 'en')).toBe(
      'Title must be no more than 200 characters',
    );
  });
});
