import {
  ActivateContent,
  AddTag,
  ArchiveEntry,
  DeleteContent,
  DeleteEntry,
  FileEntry,
  GetEntry,
  GetVersion,
  SaveContent,
  ListBin,
  ListContents,
  ListEntries,
  ListMarks,
  ListVersions,
  RemoveTag,
  RestoreEntry,
  RestoreVersion,
  UpdateEntry,
} from '@word-unfolded/contracts';
import { Retention } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
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

const about = (entryId: string) => ({ userId: ruth.id, entryId });

describe('an entry', () => {
  it('is stored as written, in any script, with the counts that a reader expects', async () => {
    const content = 'Señor, gracias 🙏🏽\n\n<script>alert(1)</script> $gt שלום';
    const entry = await ruth.write({
      title: '  Oración  ',
      content,
      tags: ['Fe', 'fe', ' שבת '],
      mood: 'thankful',
      date: '2026-02-28',
      scripture: 'Juan 3:16',
    });
    expect(await ruth.get(entry.id)).toEqual(entry);
    expect(entry).toMatchObject({
      content,
      version: 1,
      date: '2026-02-28',
      createdAt: NOW,
      archived: false,
      deletedAt: null,
      conflict: null,
      hasQuote: false,
    });
    expect(entry.words).toBe(8);
    expect(entry.characters).toBeLessThan(content.length);
  });

  it('is stored once when a device sends it twice under one local id', async () => {
    const sent = { localId: 'local_1', title: 'Once' };
    const [one, other] = await Promise.all([ruth.write(sent), ruth.write(sent)]);
    expect(one.id).toBe(other.id);
    expect(await ruth.titles()).toEqual(['Once']);
  });

  it('cannot be read, changed or deleted by another reader', async () => {
    const { id } = await ruth.write();
    const boaz = new JournalReader(journal);
    const foreign = { userId: boaz.id, entryId: id };
    for (const refusal of [
      await journal.refusal(GetEntry, foreign),
      await journal.refusal(UpdateEntry, { ...foreign, title: 'Mine now' }),
      await journal.refusal(DeleteEntry, foreign),
      await journal.refusal(ArchiveEntry, { ...foreign, archived: true }),
      await journal.refusal(AddTag, { ...foreign, tag: 'x' }),
      await journal.refusal(ListVersions, { ...foreign, page: 1, limit: 10 }),
      await journal.refusal(ListContents, foreign),
    ])
      expect(refusal).toMatchObject({ code: 'ENTRY_NOT_FOUND', status: 404 });
    expect((await ruth.get(id)).title).toBe('A quiet morning');
  });

  it('is merged from the version that each of two devices knew', async () => {
    const { id } = await ruth.write({ content: 'One\n\nTwo' });
    await ruth.update(id, { content: 'One more\n\nTwo', version: 1 });
    const merged = await ruth.update(id, { content: 'One\n\nTwo more', version: 1 });
    expect(merged).toMatchObject({ content: 'One more\n\nTwo more', conflict: null });
    const { versions } = await journal.ask(ListVersions, { ...about(id), page: 1, limit: 10 });
    expect(versions.map(({ kind }) => kind)).toEqual(['merged', 'aside', 'written', 'written']);
  });

  it('stores both texts of a conflict until an edit resolves it', async () => {
    const { id } = await ruth.write({ content: 'I am glad' });
    await ruth.update(id, { content: 'I am sad', version: 1 });
    const torn = await ruth.update(id, { content: 'I am well', version: 1 });
    expect(torn.content).toBe('I am sad');
    expect(torn.conflict).toMatchObject({
      mine: { content: 'I am well' },
      theirs: { content: 'I am sad' },
      base: { content: 'I am glad' },
      more: 0,
    });
    const settled = await ruth.update(id, { content: 'I am sad and well', version: torn.version });
    expect(settled).toMatchObject({ content: 'I am sad and well', conflict: null });
  });
});

describe('lists of entries', () => {
  it('are paged, sorted and filtered', async () => {
    await ruth.write({ title: 'Old', date: '2024-01-01', category: 'prayer', tags: ['Fe'], mood: 'sad' });
    await ruth.write({ title: 'New', date: '2026-01-01', category: 'sermon' });
    const middle = await ruth.write({ title: 'Between', date: '2025-01-01', tags: ['fe', 'hope'] });
    expect(await ruth.titles()).toEqual(['New', 'Between', 'Old']);
    expect(await ruth.titles({ sort: 'oldest' })).toEqual(['Old', 'Between', 'New']);
    expect(await ruth.titles({ sort: 'title' })).toEqual(['Between', 'New', 'Old']);
    expect(await ruth.titles({ tag: 'FE' })).toEqual(['Between', 'Old']);
    expect(await ruth.titles({ category: 'sermon' })).toEqual(['New']);
    expect(await ruth.titles({ mood: 'sad' })).toEqual(['Old']);
    expect(await ruth.titles({ from: '2025-01-01', to: '2025-12-31' })).toEqual(['Between']);
    expect(await ruth.titles({ limit: 2, page: 2 })).toEqual(['Old']);
    await journal.ask(ArchiveEntry, { ...about(middle.id), archived: true });
    expect(await ruth.titles()).toEqual(['New', 'Old']);
    expect(await ruth.titles({ archived: true })).toEqual(['Between']);
    await journal.ask(ArchiveEntry, { ...about(middle.id), archived: false });
    const { pagination, entries } = await journal.ask(ListEntries, {
      userId: ruth.id,
      page: 1,
      limit: 2,
      sort: 'newest',
      archived: false,
    });
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect(entries[0]).toMatchObject({ preview: 'I read and was glad.', words: 5 });
  });

  it('count the entries of tags and categories regardless of case', async () => {
    await ruth.write({ tags: ['Fe', 'hope'], category: 'prayer' });
    await ruth.write({ tags: ['fe'], category: 'prayer' });
    expect(await journal.ask(ListMarks, { userId: ruth.id })).toEqual({
      tags: [
        { tag: expect.stringMatching(/^fe$/i), entries: 2 },
        { tag: 'hope', entries: 1 },
      ],
      categories: [{ category: 'prayer', entries: 2 }],
    });
  });
});

describe('tags and category', () => {
  it('are set one by one; a duplicate tag and the removal of a missing tag are refused', async () => {
    const { id } = await ruth.write();
    await journal.ask(AddTag, { ...about(id), tag: 'Fe' });
    expect(await journal.refusal(AddTag, { ...about(id), tag: 'fe' })).toMatchObject({ code: 'TAG_EXISTS' });
    expect(await journal.refusal(RemoveTag, { ...about(id), tag: 'no' })).toMatchObject({
      code: 'TAG_MISSING',
    });
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10])
      await journal.ask(AddTag, { ...about(id), tag: `tag ${number}` });
    expect(await journal.refusal(AddTag, { ...about(id), tag: 'eleventh' })).toMatchObject({
      code: 'ENTRY_TAGS_TOO_MANY',
      params: { max: 10 },
    });
    expect((await journal.ask(RemoveTag, { ...about(id), tag: 'FE' })).tags).toHaveLength(9);
    expect((await journal.ask(FileEntry, { ...about(id), category: 'sermon' })).category).toBe('sermon');
  });
});

describe('generated content of an entry', () => {
  const quote = {
    type: 'quote',
    title: 'Quote',
    content: 'Be still.',
    image: null,
    writer: 'engine',
  } as const;

  it('has one active item per type, and a new item becomes the active one', async () => {
    const { id } = await ruth.write();
    const save = async (content: object) =>
      (await journal.ask(SaveContent, { ...about(id), content: { ...quote, ...content } })).content;
    const first = await save({});
    const second = await save({ content: 'Know.' });
    const again = await save({ id: first.id, content: 'Be still, and know.' });
    expect(again).toMatchObject({ id: first.id, active: true });
    const { contents } = await journal.ask(ListContents, about(id));
    expect(contents.map(({ content, active }) => [content, active])).toEqual([
      ['Be still, and know.', true],
      ['Know.', false],
    ]);
    const contentId = second.id;
    const activated = await journal.ask(ActivateContent, { ...about(id), contentId });
    expect(activated.contents.map(({ active }) => active)).toEqual([false, true]);
    const left = await journal.ask(DeleteContent, { ...about(id), contentId });
    expect(left.contents.map(({ active }) => active)).toEqual([true]);
    expect(await ruth.get(id)).toMatchObject({ hasQuote: true, hasDevotional: false });
    expect(await journal.refusal(DeleteContent, { ...about(id), contentId })).toMatchObject({
      code: 'CONTENT_NOT_FOUND',
    });
  });

  it('needs an existing entry, and has a limit', async () => {
    const unknown = 'f'.repeat(24);
    expect(await journal.refusal(SaveContent, { ...about(unknown), content: quote })).toMatchObject({
      code: 'ENTRY_NOT_FOUND_WITH_ID',
      params: { id: unknown },
    });
    const { id } = await ruth.write();
    for (let place = 0; place < 12; place += 1)
      await journal.ask(SaveContent, { ...about(id), content: quote });
    expect(await journal.refusal(SaveContent, { ...about(id), content: quote })).toMatchObject({
      code: 'CONTENTS_FULL',
      status: 409,
    });
  });
});

describe('the history of an entry', () => {
  it('contains every text and restores one as a new version', async () => {
    const { id } = await ruth.write({ content: 'first' });
    await ruth.update(id, { content: 'second' });
    await ruth.update(id, { category: 'prayer' });
    const { versions, pagination } = await journal.ask(ListVersions, { ...about(id), page: 1, limit: 10 });
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(pagination.total).toBe(2);
    expect(await journal.ask(GetVersion, { ...about(id), number: 1 })).toMatchObject({ content: 'first' });
    const restored = await journal.ask(RestoreVersion, { ...about(id), number: 1 });
    expect(restored).toMatchObject({ content: 'first', category: 'prayer' });
    expect(await journal.ask(GetVersion, { ...about(id), number: restored.version })).toMatchObject({
      kind: 'restored',
      content: 'first',
    });
    expect(await journal.refusal(RestoreVersion, { ...about(id), number: 99 })).toMatchObject({
      code: 'VERSION_NOT_FOUND',
    });
  });
});

describe('the bin', () => {
  const bin = async () =>
    (await journal.ask(ListBin, { userId: ruth.id, page: 1, limit: 20 })).entries.map(({ title }) => title);

  it('receives deleted entries and restores them', async () => {
    const { id } = await ruth.write({ title: 'Gone' });
    expect(await journal.ask(DeleteEntry, about(id))).toEqual({ deleted: 'binned' });
    expect([await ruth.titles(), await bin(), await ruth.search('glad')]).toEqual([[], ['Gone'], []]);
    expect(await journal.refusal(UpdateEntry, { ...about(id), title: 'x' })).toMatchObject({
      code: 'ENTRY_NOT_FOUND',
    });
    await journal.ask(RestoreEntry, about(id));
    expect([await ruth.titles(), await bin(), await ruth.search('glad')]).toEqual([['Gone'], [], ['Gone']]);
    expect(await journal.refusal(RestoreEntry, about(id))).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });

  it('permanently deletes an entry that is deleted there, with its history', async () => {
    const { id } = await ruth.write();
    await journal.ask(DeleteEntry, about(id));
    expect(await journal.ask(DeleteEntry, about(id))).toEqual({ deleted: 'purged' });
    expect(await bin()).toEqual([]);
    expect(await journal.refusal(GetEntry, about(id))).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    expect(await journal.database.collection('journal-versions').countDocuments({ entryId: id })).toBe(0);
  });

  it('is emptied only of entries that have been there for 30 days', async () => {
    const old = await ruth.write({ title: 'Old' });
    await journal.ask(DeleteEntry, about(old.id));
    const clock = journal.service.app.get(Clock);
    const now = (days: number) => () => new Date(Date.parse(NOW) + days * 86_400_000);
    try {
      clock.now = now(29);
      const young = await ruth.write({ title: 'Young' });
      await journal.ask(DeleteEntry, about(young.id));
      await journal.service.app.get(Retention).apply();
      expect(await bin()).toEqual(['Young', 'Old']);
      clock.now = now(31);
      await journal.service.app.get(Retention).apply();
      expect(await bin()).toEqual(['Young']);
    } finally {
      clock.now = now(0);
    }
  });
});
