import { Controller, Module } from '@nestjs/common';
import {
  GetPassage,
  ChangeReadingPlan,
  CompletePlanDay,
  DeleteEntry,
  DeleteNote,
  OnThisDay,
  SaveGeneratedPlan,
  SaveNote,
  SearchJournal,
  SearchOwnJournal,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import {
  OwnTextCursorRepository,
  OwnTextIndex,
  OwnTextRepository,
  ownerOf,
  OwnWordsCache,
  VocabularyRepository,
} from '@word-unfolded/persistence';
import { Handles, LOGGER, startService, type RunningService } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { Clock } from '@word-unfolded/primitives';
import { SequenceRepository } from '../src/entries/records/sequence.repository.js';
import { NoteRepository } from '../src/notes/note.repository.js';
import { SearchedNotes } from '../src/search/searched-notes.js';
import { JournalUnderTest, NOW } from './journal-fixture.js';
import { JournalReader } from './journal-reader.js';

/** Invented words of the only passage that exists. */
const WORDS = { en: 'The heron wades at daybreak', es: 'La garza camina al alba' } as const;

/** Responds like the scripture service, for one passage. */
@Controller()
class OnePassage {
  @Handles(GetPassage)
  get({ reference, language }: RequestOf<typeof GetPassage>): ResponseOf<typeof GetPassage> {
    const text = WORDS[language];
    const verse = {
      book: 'John',
      chapter: 3,
      number: 16,
      canonicalId: 43003016,
      canonicalEndId: 43003016,
      text,
      omitted: false,
      headings: [],
      title: null,
      lines: [],
      notes: [],
    };
    return {
      reference,
      content: text,
      translation: {
        id: 'X',
        abbreviation: 'X',
        name: 'Invented',
        language,
        edition: null,
        licence: '',
        notice: '',
      },
      passages: [{ reference, osis: 'John.3.16', verses: [verse] }],
      next: null,
    };
  }
}

@Module({ controllers: [OnePassage] })
class FakeScripture {}

let journal: JournalUnderTest;
let scripture: RunningService;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
  const started = performance.now();
  journal.service.app.get(Clock).now = () => new Date(Date.parse(NOW) + performance.now() - started);
  scripture = await startService('scripture', FakeScripture, [], journal.environment);
});
afterAll(async () => {
  await scripture.stop();
  await journal.stop();
});

let ruth: JournalReader;
beforeEach(() => {
  ruth = new JournalReader(journal);
});

describe('search', () => {
  it('finds prefixes of words in title, content and tags, without case and accents', async () => {
    await ruth.write({ title: 'Corazón', content: 'Nothing else', date: '2020-01-01' });
    await ruth.write({ title: 'Other', content: 'My corazones are two', tags: ['esperanza'] });
    await new JournalReader(journal).write({ title: 'Corazón of somebody else' });
    expect(await ruth.search('CORAZON')).toEqual(['Corazón', 'Other']);
    expect(await ruth.search('Esperanza')).toEqual(['Other']);
    expect(await ruth.search('corazon esperanza')).toEqual(['Other']);
    expect(await ruth.search('corazon paz')).toEqual([]);
    expect(await ruth.search('.* $gt {}')).toEqual([]);
  });

  it('returns the positions of the matches', async () => {
    const before = 'Some words before. '.repeat(20);
    await ruth.write({ title: 'Grace today', content: `${before}There was **grace** for all.` });
    const { found, pagination } = await journal.ask(SearchJournal, {
      userId: ruth.id,
      q: 'grace',
      page: 1,
      limit: 20,
    });
    const { title, excerpt, ranges, inVerses } = found[0]!;
    expect(pagination.total).toBe(1);
    expect(title).toEqual([{ start: 0, end: 5 }]);
    expect(ranges.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['grace']);
    expect(inVerses).toBe(false);
  });

  it('reflects the current text of an entry', async () => {
    const { id } = await ruth.write({ content: 'mercy' });
    await ruth.update(id, { content: 'justice' });
    expect([await ruth.search('mercy'), await ruth.search('justice')]).toEqual([[], ['A quiet morning']]);
  });

  it('finds the words of cited verses in both languages once they are looked up', async () => {
    await ruth.write({ title: 'Cites', content: 'I thought of John 3:16 all day.' });
    await ruth.write({ title: 'In its field', content: 'Nothing', scripture: 'Juan 3:16' });
    await ruth.write({ title: 'Does not' });
    await until('the verses are looked up', async () => (await ruth.search('heron')).length === 2);
    expect((await ruth.search('garza alba')).sort()).toEqual(['Cites', 'In its field']);
    const { found } = await journal.ask(SearchJournal, { userId: ruth.id, q: 'heron', page: 1, limit: 1 });
    expect(found[0]!.inVerses).toBe(true);
  });
});

describe('the search over everything', () => {
  const SOURCES = ['journal', 'notes', 'plans'] as const;
  const NOTHING = { journal: 0, notes: 0, plans: 0 };
  const anywhere = { strict: false } as const;
  const searchOwn = (q: string, more: Partial<RequestOf<typeof SearchOwnJournal>> = {}) =>
    journal.ask(SearchOwnJournal, { userId: ruth.id, q, sources: [...SOURCES], ...more });
  const titles = async (q: string, more: Partial<RequestOf<typeof SearchOwnJournal>> = {}) =>
    (await searchOwn(q, more)).found.map(({ title }) => title);
  let notes = 0;
  const saveNote = async (title: string, text: string, passage = '') => {
    const id = (notes += 1).toString(16).padStart(24, 'a');
    await journal.ask(SaveNote, { userId: ruth.id, id, title, text, passage });
    return id;
  };

  it('finds entries and notes in other forms of the words, ranked together', async () => {
    await ruth.write({ title: 'An entry', content: 'He has forgiven me.' });
    await saveNote('Forgiveness', 'A note.');
    await saveNote('Perdonados', 'Otra nota.');
    await until('the words are known', async () => (await titles('forgive')).length === 2);
    expect(await titles('forgiving')).toEqual(['Forgiveness', 'An entry']);
    expect(await titles('perdonar')).toEqual(['Perdonados']);
    expect(await titles('forgive', { sources: ['journal'] })).toEqual(['An entry']);
    expect(await titles('forgive', { to: '2001-01-01' })).toEqual([]);
  });

  it('corrects a misspelt word if nothing has it, and says so', async () => {
    await saveNote('Wings', 'Under his wings I took refuge with Mephibosheth.');
    await until('the note is indexed', async () => (await titles('mephibosheth')).length === 1);
    const { found, corrections } = await searchOwn('mephibosheht');
    expect(found.map(({ title }) => title)).toEqual(['Wings']);
    expect(corrections).toEqual([{ from: 'mephibosheht', to: 'mephibosheth' }]);
    expect(await searchOwn('zzyzx')).toEqual({
      found: [],
      corrections: [],
      incomplete: [],
      totals: { journal: 0, notes: 0, plans: 0 },
    });
  });

  it('finds notes by the verses that they only cite', async () => {
    await saveNote('Cites', 'I thought of it all day.', 'John 3:16');
    await until('the verses are looked up', async () => (await titles('heron wades')).length === 1);
    const [found] = (await searchOwn('garza')).found;
    expect(found).toMatchObject({ source: 'notes', title: 'Cites', inVerses: true, ranges: [] });
  });

  it('never finds what is deleted, in the bin, or of another reader', async () => {
    const entry = await ruth.write({ title: 'Sparrow of an entry' });
    const note = await saveNote('Sparrow of a note', 'Text.');
    await new JournalReader(journal).write({ title: 'Sparrow of another reader' });
    expect(new Set(await titles('sparrow'))).toEqual(new Set(['Sparrow of an entry', 'Sparrow of a note']));
    await journal.ask(DeleteNote, { userId: ruth.id, id: note });
    await journal.ask(DeleteEntry, { userId: ruth.id, entryId: entry.id });
    expect(await titles('sparrow')).toEqual([]);
    expect((await searchOwn('sparrow')).totals).toEqual({ journal: 0, notes: 0, plans: 0 });
  });

  it('follows every change when it has the words of the reader in memory', async () => {
    const ownerId = ownerOf(ruth.id);
    const { app } = journal.service;
    const [cache, records] = [app.get(OwnWordsCache, anywhere), app.get(NoteRepository, anywhere)];
    const entry = await ruth.write({ title: 'An entry', content: 'The heron of old.' });
    const note = await saveNote('A note', 'Another heron.');
    await until('the words are in memory', async () => {
      await titles('heron');
      const held = ['entry', 'note'].map((kind) => cache.of(ownerId, kind));
      return held.every((each) => each?.index.pendingIds.length === 0);
    });
    const before = cache.of(ownerId, 'note');
    const totals = async (q: string) => (await searchOwn(q)).totals;
    expect(await totals('heron')).toMatchObject({ journal: 1, notes: 1 });

    await ruth.update(entry.id, { content: 'A stork instead.' });
    await ruth.write({ title: 'Cites', content: 'I thought of John 3:16 all day.' });
    expect([await titles('heron'), await titles('stork')]).toEqual([['A note'], ['An entry']]);
    await until('the verses are looked up', async () => (await titles('daybreak')).includes('Cites'));

    // Another process has stored and indexed a note.
    const stored = {
      ...(await records.find(ownerId, note))!,
      text: 'A pelican.',
      sequence: await app.get(SequenceRepository, anywhere).next(ownerId),
      version: 9,
    };
    await records.put(ownerId, stored);
    const elsewhere = new OwnTextIndex(
      app.get(OwnTextRepository, anywhere),
      app.get(OwnTextCursorRepository, anywhere),
      app.get(VocabularyRepository, anywhere),
      new OwnWordsCache(app.get(LOGGER, anywhere)),
      app.get(Clock, anywhere),
      app.get(LOGGER, anywhere),
    );
    expect(await elsewhere.isCurrent(ownerId, app.get(SearchedNotes, anywhere))).toBe(true);
    expect(await titles('pelican')).toEqual(['A note']);

    await journal.ask(DeleteEntry, { userId: ruth.id, entryId: entry.id });
    await journal.ask(DeleteNote, { userId: ruth.id, id: note });
    expect([await totals('stork'), await totals('pelican')]).toEqual([NOTHING, NOTHING]);
    expect(cache.of(ownerId, 'note')).toBe(before);
  });

  it('answers any text', async () => {
    for (const q of ['.*', '^$', '(a+)+$', '🙏', '*', '%', '<script>', '\\', '$where', 'חֶסֶד', '恩典'])
      expect([q, (await searchOwn(q)).found]).toEqual([q, []]);
  });
});

describe('on this day', () => {
  it('lists earlier entries of the same day, passage and mood', async () => {
    await ruth.write({ title: 'A year ago', date: '2025-03-01' });
    await ruth.write({ title: 'Another day', date: '2025-03-02', mood: 'hopeful' });
    await ruth.write({ title: 'Same chapter', date: '2025-06-01', content: 'John 3:1 again' });
    await ruth.write({ title: 'To come', date: '2027-03-01', mood: 'hopeful' });
    await ruth.write({ title: 'Today', date: NOW.slice(0, 10), mood: 'hopeful', scripture: 'John 3:16' });
    const remember = async () => {
      const remembered = await journal.ask(OnThisDay, { userId: ruth.id, date: NOW.slice(0, 10) });
      const { sameDay, samePassage, sameMood } = remembered;
      return [sameDay, samePassage, sameMood].map((entries) => entries.map(({ title }) => title));
    };
    await until('the passages are known', async () => (await remember())[1]!.length === 1);
    expect(await remember()).toEqual([['A year ago'], ['Same chapter'], ['Another day']]);
  });

  it('lists the plan days of earlier years, and entries about the plan day of the date', async () => {
    const reader = new JournalReader(journal);
    const userId = reader.id;
    const readings = ['John 3', 'Ruth 1'].map((reference) => ({
      ...{ reference, osis: 'John.3', note: 'It leads on.', question: '' },
    }));
    const fields = { userId, topic: 'Birth', readings, language: 'en', dailyTime: '15min' } as const;
    const [before, now] = ['d'.repeat(24), 'e'.repeat(24)];
    await journal.ask(SaveGeneratedPlan, { ...fields, planId: before, startDate: '2025-03-01' });
    await journal.ask(CompletePlanDay, { userId, planId: before, day: 1, date: '2025-03-01' });
    await journal.ask(CompletePlanDay, { userId, planId: before, day: 2, date: '2025-03-02' });
    await journal.ask(ChangeReadingPlan, {
      ...{ userId, planId: before },
      notes: [{ day: 1, text: 'Anew', base: '' }],
    });
    await journal.ask(SaveGeneratedPlan, { ...fields, planId: now, startDate: NOW.slice(0, 10) });
    await journal.ask(CompletePlanDay, { userId, planId: now, day: 1, date: NOW.slice(0, 10) });
    await reader.write({ title: 'Nicodemus', date: '2025-06-01', content: 'John 3:1 again' });
    const remember = () => journal.ask(OnThisDay, { userId, date: NOW.slice(0, 10) });
    await until('the passage is known', async () => (await remember()).samePassage.length === 1);
    const { planDays, samePassage } = await remember();
    expect(planDays).toEqual([
      { planId: before, title: 'Birth', day: 1, date: '2025-03-01', reference: 'John 3', note: 'Anew' },
    ]);
    expect(samePassage.map(({ title }) => title)).toEqual(['Nicodemus']);
    const { planDays: others } = await journal.ask(OnThisDay, { userId: ruth.id, date: NOW.slice(0, 10) });
    expect(others).toEqual([]);
  });
});
