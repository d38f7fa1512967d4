import { DeleteEntry, SyncJournal, type JournalChange, type RequestOf } from '@word-unfolded/contracts';
import { randomUUID } from 'node:crypto';
import { JournalUnderTest, NOW } from './journal-fixture.js';
import { JournalReader } from './journal-reader.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

let ruth: JournalReader;
beforeEach(() => {
  ruth = new JournalReader(journal);
});

type Sent = RequestOf<typeof SyncJournal>;

const exchange = (request: Partial<Sent>) =>
  journal.ask(SyncJournal, {
    userId: ruth.id,
    deviceId: 'a-device',
    since: 0,
    mayWrite: true,
    operations: [],
    ...request,
  });

let entries = 0;
const begun = (fields: object = {}) => ({
  id: randomUUID(),
  entryId: `local_${(entries += 1)}`,
  createdAt: '2026-02-27T08:00:00.000Z',
  known: { version: 0, text: 0 },
  change: { fields: { title: 'Offline', content: 'Written under a tree.', ...fields } },
});

const titles = (changes: readonly JournalChange[]) =>
  changes.map((change) => (change.kind === 'entry' ? change.entry.title : change.entryId));

describe('an exchange with a device', () => {
  it('applies each operation once, however often it is sent, also at the same moment', async () => {
    const operations = [begun(), begun()];
    const answers = await Promise.all([
      exchange({ operations }),
      exchange({ operations }),
      exchange({ operations }),
    ]);
    const again = await exchange({ operations });
    for (const { results } of answers) expect(results).toEqual(again.results);
    expect(again.results).toMatchObject([
      { status: 'applied', known: { version: 1, text: 1 } },
      { status: 'applied' },
    ]);
    expect(again.changes).toHaveLength(2);
    expect(again.changes[0]).toMatchObject({
      kind: 'entry',
      entry: { localId: operations[0]!.entryId, createdAt: '2026-02-27T08:00:00.000Z', updatedAt: NOW },
    });
  });

  it('accepts or refuses each operation separately', async () => {
    const broken = [
      begun({ title: 'x'.repeat(201) }),
      begun({ content: 'x'.repeat(50_001) }),
      begun({ mood: { $gt: '' } }),
      { ...begun(), change: { tags: { added: Array.from({ length: 11 }, (_, place) => `tag ${place}`) } } },
      { ...begun(), entryId: 'f'.repeat(24) },
      { id: randomUUID() },
    ];
    const { results } = await exchange({ operations: [...broken.slice(0, 3), begun(), ...broken.slice(3)] });
    expect(results.map((result) => (result.status === 'refused' ? result.code : result.status))).toEqual([
      'ENTRY_TITLE_TOO_LONG',
      'ENTRY_CONTENT_TOO_LONG',
      'ENTRY_MOOD_INVALID',
      'applied',
      'ENTRY_TAGS_TOO_MANY',
      'gone',
      'VALIDATION_FAILED',
    ]);
    expect(results[0]).toMatchObject({ params: { max: 200 } });
    expect(await ruth.titles()).toEqual(['Offline']);
  });

  it('allows a reader below the plus tier to fetch and delete entries, and nothing else', async () => {
    const { id } = await ruth.write({ title: 'From better days' });
    const known = { version: 1, text: 1 };
    const deletion = { ...begun(), entryId: id, known, change: { fields: { binned: true } } };
    const edit = { ...begun(), entryId: id, known, change: { fields: { title: 'Mine' } } };
    const { results, changes } = await exchange({ mayWrite: false, operations: [begun(), edit, deletion] });
    expect(results).toMatchObject([
      { status: 'refused', code: 'TIER_REQUIRED', params: { tier: 'plus' } },
      { status: 'refused', code: 'TIER_REQUIRED' },
      { status: 'applied' },
    ]);
    expect(titles(changes)).toEqual(['From better days']);
  });

  it('returns the changes since the cursor, in pages that fit into a message', async () => {
    const big = 'Ω'.repeat(49_000);
    for (let batch = 0; batch < 5; batch += 1)
      await exchange({ operations: [begun({ title: `${batch}`, content: `${big}${batch}` })] });
    const seen: string[] = [];
    let since = 0;
    for (let more = true; more;) {
      const answer = await exchange({ since });
      expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(600_000);
      seen.push(...titles(answer.changes));
      ({ cursor: since, more } = answer);
    }
    expect(seen).toEqual(['0', '1', '2', '3', '4']);
    expect((await exchange({ since })).changes).toEqual([]);
  });

  it('accepts 1,000 entries that were written offline', async () => {
    let applied = 0;
    for (let batch = 0; batch < 20; batch += 1) {
      const operations = Array.from({ length: 50 }, () => begun());
      const { results } = await exchange({ operations, since: applied });
      applied += results.filter(({ status }) => status === 'applied').length;
    }
    expect(applied).toBe(1_000);
    expect(await ruth.titles({ page: 50, limit: 20 })).toHaveLength(20);
  }, 180_000);

  it('permanently deletes the text that the device knew, and preserves text written since', async () => {
    const { id, version } = await ruth.write({ title: 'Known' });
    const purge = (known: number) => ({
      ...begun(),
      entryId: id,
      known: { version: known, text: 1 },
      change: { fields: { binned: true }, purged: true },
    });
    await ruth.update(id, { content: 'Written elsewhere.' });
    const late = await exchange({ mayWrite: false, operations: [purge(version)] });
    expect(late.results).toMatchObject([{ status: 'applied', notices: ['kept'] }]);
    const { version: latest } = await ruth.get(id);
    const again = purge(latest);
    const { results, cursor } = await exchange({ mayWrite: false, operations: [again] });
    expect(results).toEqual([{ id: again.id, status: 'gone' }]);
    expect((await exchange({ since: cursor, operations: [again] })).results).toEqual(results);
    expect(await ruth.titles()).toEqual([]);
  });

  it('reports a permanently deleted entry to a device', async () => {
    const { cursor, changes } = await exchange({ operations: [begun()] });
    const entry = changes[0]!.kind === 'entry' ? changes[0]!.entry : undefined;
    const entryId = entry!.id;
    const binned = {
      ...begun(),
      entryId,
      known: { version: 1, text: 1 },
      change: { fields: { binned: true } },
    };
    await exchange({ operations: [binned] });
    await journal.ask(DeleteEntry, { userId: ruth.id, entryId });
    expect((await exchange({ since: cursor })).changes).toEqual([
      { kind: 'gone', entryId, localId: entry!.localId },
    ]);
  });
});
