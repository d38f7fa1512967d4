import {
  AccountDeleted,
  ArchiveEntry,
  DeleteEntry,
  ExportJournal,
  ImportJournal,
  importPortions,
  SaveContent,
  type JournalEntry,
  type RequestOf,
} from '@word-unfolded/contracts';
import { readJournalFile, type FiledEntry } from '@word-unfolded/journal-file';
import { EventBus } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JournalUnderTest, NOW } from '../journal-fixture.js';
import { JournalReader } from '../journal-reader.js';

let journal: JournalUnderTest;
let ruth: JournalReader;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());
beforeEach(() => {
  ruth = new JournalReader(journal);
});

type Changes = Partial<RequestOf<typeof ExportJournal>>;
const requestOf = (more: Changes = {}) =>
  ({ userId: ruth.id, format: 'json', ids: null, language: 'en', ...more }) as const;
const placeOf = (key: string) => path.join(journal.files, key);

async function exported(more: Changes = {}): Promise<Buffer> {
  const { key } = await journal.ask(ExportJournal, requestOf(more));
  return readFile(placeOf(key));
}

async function filed(more: Changes = {}): Promise<readonly FiledEntry[]> {
  return readJournalFile(String(await exported(more))).entries;
}

async function imported(entries: readonly FiledEntry[], reader = ruth) {
  const results = [];
  for (const portion of importPortions(entries)) {
    const answer = await journal.ask(ImportJournal, { userId: reader.id, entries: portion });
    results.push(...answer.results);
  }
  return results;
}

async function deleteForGood({ id: entryId }: Pick<JournalEntry, 'id'>): Promise<void> {
  await journal.ask(DeleteEntry, { userId: ruth.id, entryId });
  await journal.ask(DeleteEntry, { userId: ruth.id, entryId });
}

/** Creates an entry with every field, one in the archive, one in the bin, and one with an unresolved conflict. */
async function writeEverything(): Promise<JournalEntry[]> {
  const marks = { category: 'gratitude', mood: 'hopeful', tags: ['Fe', 'שבת'] } as const;
  const whole = await ruth.write({
    title: 'Añoñó',
    content: 'First',
    scripture: 'Ruth 2:12',
    ...marks,
    tags: [...marks.tags],
  });
  await ruth.update(whole.id, { content: '# Second\n\n> 🙏 with *marks*', date: '2025-12-24' });
  const about = { userId: ruth.id, entryId: whole.id };
  for (const content of ['Under his wings', 'A refuge'])
    await journal.ask(SaveContent, {
      ...about,
      content: { type: 'quote', title: '', content, image: null, writer: 'study-engine' },
    });
  const archived = await ruth.write({ title: 'Archived' });
  await journal.ask(ArchiveEntry, { userId: ruth.id, entryId: archived.id, archived: true });
  const binned = await ruth.write({ title: 'Binned' });
  await journal.ask(DeleteEntry, { userId: ruth.id, entryId: binned.id });
  const torn = await ruth.write({ content: 'I am glad' });
  await ruth.update(torn.id, { content: 'I am sad', version: 1 });
  await ruth.update(torn.id, { content: 'I am well', version: 1 });
  return [whole, archived, binned, torn];
}

/** The fields that are the same in every journal: all except the ids. */
const withoutKey = (entries: readonly FiledEntry[]) => entries.map(({ key: _, ...entry }) => entry);

describe('an export file of the journal', () => {
  it('restores the same journal after export, permanent deletion and import', async () => {
    const written = await writeEverything();
    const before = await filed();
    expect(before).toHaveLength(4);
    for (const entry of written) if (entry.title !== 'Binned') await deleteForGood(entry);
    await journal.ask(DeleteEntry, { userId: ruth.id, entryId: written[2]!.id });
    expect((await journal.refusal(ExportJournal, requestOf())).code).toBe('JOURNAL_EMPTY');
    expect((await imported(before)).map(({ status }) => status)).toEqual(Array(4).fill('imported'));
    const byTitle = (entries: readonly FiledEntry[]) =>
      withoutKey(entries).sort((one, other) => (one.title < other.title ? -1 : 1));
    expect(byTitle(await filed())).toEqual(byTitle(before));
    expect(await ruth.search('marks')).toEqual(['Añoñó']);
  });

  it('recognizes its own entries in the export of another journal that imported them', async () => {
    await ruth.write({ title: 'Lent', content: 'And given back' });
    const boaz = new JournalReader(journal);
    await imported(await filed(), boaz);
    const results = await imported(await filed({ userId: boaz.id }));
    expect(results.map(({ status }) => status)).toEqual(['already-there']);
    expect(await ruth.titles()).toEqual(['Lent']);
  });

  it('creates nothing twice and leaves existing entries unchanged', async () => {
    const entry = await ruth.write({ title: 'Once', content: 'As it was' });
    const before = await filed();
    await ruth.update(entry.id, { content: 'As it is' });
    expect(await imported(before)).toEqual([{ key: entry.id, status: 'already-there', entryId: entry.id }]);
    await deleteForGood(entry);
    const [brought] = await imported(before);
    expect(brought).toMatchObject({ key: entry.id, status: 'imported' });
    for (const file of [before, await filed()])
      expect((await imported(file)).map(({ status }) => status)).toEqual(['already-there']);
    expect(withoutKey(await filed())).toEqual(withoutKey(before));
  });

  it('can be imported into another journal, and does not affect its own', async () => {
    const entry = await ruth.write();
    const boaz = new JournalReader(journal);
    const [brought] = await imported(await filed(), boaz);
    expect(brought).toMatchObject({
      status: 'imported',
      entryId: expect.not.stringMatching(entry.id) as string,
    });
    expect(await boaz.titles()).toEqual(['A quiet morning']);
    expect(await ruth.titles()).toEqual(['A quiet morning']);
  });

  it('imports the valid entries and reports the reason for each invalid one', async () => {
    const [first] = await filed({ ids: [(await ruth.write()).id] });
    const boaz = new JournalReader(journal);
    const keyOf = (place: number) => `${place}`.padStart(24, '0');
    const results = await imported(
      [
        { ...first!, key: keyOf(1), content: 'x'.repeat(50_001) },
        { ...first!, key: keyOf(2), tags: Array.from({ length: 11 }, (_, place) => `tag ${place}`) },
        { ...first!, key: keyOf(3), title: 'Good' },
      ],
      boaz,
    );
    expect(results).toMatchObject([
      { status: 'refused', code: 'ENTRY_CONTENT_TOO_LONG', params: { max: 50_000 } },
      { status: 'refused', code: 'ENTRY_TAGS_TOO_MANY' },
      { status: 'imported' },
    ]);
    expect(await boaz.titles()).toEqual(['Good']);
  });

  it.each([
    ['null', null],
    ['a text', 'entry'],
    ['without a key', { title: 'Damaged' }],
    ['with a key that is none', { key: { $ne: 1 }, title: 'Damaged' }],
    ['without its texts', { key: 'local_damaged' }],
  ])('reports an entry that is %s, and imports the others', async (_, damaged) => {
    const [whole] = await filed({ ids: [(await ruth.write({ title: 'Whole' })).id] });
    const boaz = new JournalReader(journal);
    const entries = [damaged, whole];
    const { results } = await journal.ask(ImportJournal, { userId: boaz.id, entries });
    expect(results.map(({ status }) => status)).toEqual(['refused', 'imported']);
    expect(await boaz.titles()).toEqual(['Whole']);
  });

  it('imports a history longer than a message, and restarts the time of entries in the bin', async () => {
    const [entry] = await filed({ ids: [(await ruth.write()).id] });
    const text = (number: number) => `${number} ${'Ω'.repeat(40_000)}`;
    const history = Array.from({ length: 12 }, (_, place) => ({
      number: 12 - place,
      kind: 'written' as const,
      at: NOW,
      title: 'Long',
      content: text(12 - place),
    }));
    const long = { ...entry!, key: 'local_long', title: 'Long', content: text(12), history };
    const old = { ...entry!, key: 'local_old', deletedAt: '2025-01-01T00:00:00.000Z' };
    const boaz = new JournalReader(journal);
    const results = await imported([long, old], boaz);
    expect(results.map(({ status }) => status)).toEqual(['imported', 'already-there', 'imported']);
    const back = await filed({ userId: boaz.id });
    expect(back.find(({ key }) => key === 'local_long')).toEqual(long);
    expect(back.find(({ key }) => key === 'local_old')?.deletedAt).toBe(NOW);
  });
});

describe('the export of entries', () => {
  it.each([
    ['pdf', /^%PDF-1\.7/],
    ['docx', /^PK/],
    ['txt', /^A quiet morning\n/],
    ['json', /^\{"format":"word-unfolded-journal","version":1/],
  ] as const)('returns %s as a file with its title and date', async (format, beginning) => {
    const { id } = await ruth.write();
    const { key, name, entries } = await journal.ask(
      ExportJournal,
      requestOf({ format, ids: [id], language: 'es' }),
    );
    expect({ name, entries }).toEqual({ name: `A quiet morning 2026-03-01.${format}`, entries: 1 });
    expect((await readFile(placeOf(key))).toString('latin1')).toMatch(beginning);
  });

  it('contains the named entries, or everything including archive and bin', async () => {
    const [first, , binned] = await writeEverything();
    const some = await filed({ ids: [binned!.id, first!.id] });
    expect(some.map(({ title }) => title).sort()).toEqual(['Añoñó', 'Binned']);
    const all = String(await exported({ format: 'txt' }));
    const { name } = await journal.ask(ExportJournal, requestOf({ format: 'txt', language: 'es' }));
    expect(name).toBe('diario-2026-03-01.txt');
    for (const words of [
      '4 entries',
      'Añoñó',
      'In the archive',
      'In the bin since March 1, 2026',
      'I am well',
    ])
      expect(all).toContain(words);
  });

  it("contains only the reader's own entries, and answers as if other ids did not exist", async () => {
    const own = await ruth.write();
    const other = await new JournalReader(journal).write();
    const refused = await journal.refusal(ExportJournal, requestOf({ ids: [own.id, other.id] }));
    expect(refused).toMatchObject({ code: 'ENTRY_NOT_FOUND', status: 404 });
  });

  it('leaves no file when the account is deleted', async () => {
    await ruth.write();
    const { key } = await journal.ask(ExportJournal, requestOf());
    expect(existsSync(placeOf(key))).toBe(true);
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId: ruth.id, at: NOW }, `deletion of ${ruth.id}`);
    await until('the file is gone', () => Promise.resolve(!existsSync(placeOf(key))));
  });
});
