import type { EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { chooseEntries, readChoice, tagsOf } from './choose-entries.js';
import { listRows } from '../list-rows.js';
import { rememberedOn } from '../remembered/on-this-day.js';

const FIELDS = {
  title: '',
  content: '',
  scripture: '',
  date: '2026-03-01',
  category: 'study',
  mood: null,
  tags: [],
  archived: false,
  binned: false,
  contents: [],
  conflict: null,
} as const;

function entry(key: string, fields: Partial<EntryFields>): DeviceEntry {
  const working = { ...FIELDS, title: key, ...fields };
  return {
    key,
    localId: null,
    serverId: key,
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-01T08:00:00.000Z',
    working,
    shared: { known: { version: 1, text: 1 }, fields: working },
    sent: null,
    waiting: null,
    atLeast: 1,
    problem: null,
  };
}

const ENTRIES = [
  entry('a', {
    date: '2026-03-02',
    category: 'prayer',
    mood: 'peaceful',
    tags: ['Salmos'],
    content: 'La oración',
  }),
  entry('b', { date: '2026-03-01', tags: ['salmos', 'fe'], scripture: 'Psalm 121' }),
  entry('c', { date: '2025-03-01', archived: true }),
  entry('d', { date: '2024-03-01', binned: true }),
];

const keys = (query: string) =>
  chooseEntries(ENTRIES, readChoice(new URLSearchParams(query))).map(({ key }) => key);

describe('the list of entries', () => {
  it('contains active entries, the newest first; archive and bin are separate', () => {
    expect(keys('')).toEqual(['a', 'b']);
    expect(keys('place=archive')).toEqual(['c']);
    expect(keys('place=bin')).toEqual(['d']);
    expect(keys('place=waiting')).toEqual([]);
  });

  it('contains entries with every search word in title, text, passage or tags, ignoring accents', () => {
    expect(keys('q=oracion')).toEqual(['a']);
    expect(keys('q=psalm FE')).toEqual(['b']);
    expect(keys('q=psalm oracion')).toEqual([]);
  });

  it('contains entries whose cited verses match, as reported by the server', () => {
    const choice = readChoice(new URLSearchParams('q=shepherd'));
    expect(chooseEntries(ENTRIES, choice, new Set(['b'])).map(({ key }) => key)).toEqual(['b']);
  });

  it('is filtered by category, mood, tag and day', () => {
    expect(keys('category=prayer')).toEqual(['a']);
    expect(keys('mood=peaceful')).toEqual(['a']);
    expect(keys('tag=SALMOS')).toEqual(['a', 'b']);
    expect(keys('date=2026-03-01')).toEqual(['b']);
    expect(keys('date=2026-03&sort=oldest')).toEqual(['b', 'a']);
  });

  it('is unfiltered when the query parameters are invalid', () => {
    expect(keys('category=nonsense&sort=up&date=yesterday&place=moon')).toEqual(['a', 'b']);
  });

  it('contains an entry among the waiting ones until the server has it', () => {
    const waiting = { ...ENTRIES[0]!, shared: null };
    const choice = readChoice(new URLSearchParams('place=waiting'));
    expect(chooseEntries([waiting, ENTRIES[1]!], choice)).toEqual([waiting]);
  });
});

describe('the rows of the list', () => {
  it('name each month once, and no month when sorted by title', () => {
    const months = listRows(ENTRIES, 'newest').flatMap((row) => (row.kind === 'month' ? [row.month] : []));
    expect(months).toEqual(['2026-03', '2025-03', '2024-03']);
    expect(listRows(ENTRIES, 'title').every(({ kind }) => kind === 'entry')).toBe(true);
  });

  it('offer each tag once, the most used first', () => {
    expect(tagsOf(ENTRIES)).toEqual([
      { tag: 'Salmos', count: 2 },
      { tag: 'fe', count: 1 },
    ]);
  });
});

describe('the related entries of a day', () => {
  it('are of the same day in earlier years, of the same passage and of the same mood', () => {
    const past = entry('p', { date: '2023-03-02', scripture: 'psalm 121', mood: 'peaceful' });
    const beside = entry('now', { date: '2026-03-02', scripture: 'Psalm 121', mood: 'peaceful' });
    const { sameDay, samePassage, sameMood } = rememberedOn([...ENTRIES, past, beside], '2026-03-02', beside);
    expect(sameDay.map(({ key }) => key)).toEqual(['p']);
    expect(samePassage.map(({ key }) => key)).toEqual(['b', 'p']);
    expect(sameMood.map(({ key }) => key)).toEqual(['a', 'p']);
  });
});
