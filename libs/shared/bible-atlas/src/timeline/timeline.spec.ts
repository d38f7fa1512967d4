import {
  BOOKS,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  verseAfter,
  verseId,
} from '@word-unfolded/scripture-ref';
import { SETTINGS, TIMELINE, timelineOf, yearsOfBook, type TimelineRow } from './timeline.js';
import { yearsText, yearText } from './year-text.js';

const inRow = (row: TimelineRow) => TIMELINE.filter((each) => each.row === row);
const named = (row: TimelineRow, name: string) => inRow(row).find((each) => each.name.en === name)!;

describe('the timeline', () => {
  it('has years in order, names in both languages and passages that exist', () => {
    for (const { from, to, name, passages, row } of TIMELINE) {
      expect(['events', 'prophets', 'judah', 'israel']).toContain(row);
      expect(from).toBeLessThanOrEqual(to);
      expect(from === 0 || to === 0).toBe(false);
      expect(name.en && name.es).toBeTruthy();
      expect(passages.length).toBeGreaterThan(0);
      for (const passage of passages) expect(locatePassage(passage, KJV_VERSE_COUNTS).exists).toBe(true);
    }
  });

  it.each(['judah', 'israel'] as const)(
    'has the kings of %s without a gap, each begun before the last ended',
    (row) => {
      const kings = inRow(row);
      const starts = kings.map(({ from }) => from);
      expect([...starts].sort((a, b) => a - b)).toEqual(starts);
      let end = kings[0]!.to;
      for (const { from, to } of kings.slice(1)) {
        expect(from).toBeLessThanOrEqual(end);
        end = Math.max(end, to);
      }
      expect(end).toBe(row === 'judah' ? -586 : -722);
    },
  );

  it.each([
    ['Isaiah', ['Uzziah', 'Jotham', 'Ahaz', 'Hezekiah']],
    ['Hosea', ['Uzziah', 'Jotham', 'Ahaz', 'Hezekiah']],
    ['Micah', ['Jotham', 'Ahaz', 'Hezekiah']],
    ['Amos', ['Uzziah']],
    ['Zephaniah', ['Josiah']],
    ['Jeremiah', ['Josiah', 'Jehoiakim', 'Zedekiah']],
  ])('has %s in the days of the kings whom the first verse of the book names', (prophet, kings) => {
    const { from, to } = named('prophets', prophet);
    for (const king of kings) {
      const reign = named('judah', king);
      expect(reign.from <= to && from <= reign.to).toBe(true);
    }
  });

  it.each([
    ['Elijah', 'Ahab'],
    ['Jonah', 'Jeroboam II'],
    ['Elisha', 'Jehu'],
  ])('has %s in the days of %s of Israel', (prophet, king) => {
    const one = named('prophets', prophet);
    const reign = named('israel', king);
    expect(reign.from <= one.to && one.from <= reign.to).toBe(true);
  });

  it('has a setting for every verse of the canon, each once', () => {
    let next: number | undefined = verseId('Gen', 1, 1);
    for (const { range } of SETTINGS) {
      expect(range.first).toBe(next);
      next = verseAfter(range.last, KJV_VERSE_COUNTS);
    }
    expect(next).toBeUndefined();
  });

  it('tells the years of a passage, and says nothing where they are not known', () => {
    expect(timelineOf([verseId('1Kgs', 12, 1)])).toEqual({ from: -931, to: -874, isAbout: false });
    expect(timelineOf([verseId('Rom', 8, 28)])).toEqual({ from: 57, to: 57, isAbout: true });
    expect(timelineOf([verseId('Ps', 23, 1)])).toBeUndefined();
    expect(timelineOf([])).toBeUndefined();
    expect(yearsOfBook('1Kgs')).toEqual({ from: -971, to: -852, isAbout: false });
    expect(yearsOfBook('Job')).toBeUndefined();
    expect(BOOKS.filter(({ osis }) => yearsOfBook(osis)).length).toBe(60);
  });

  it('keeps every journey of Acts where the setting of its chapters is', () => {
    const journey = named('events', 'Paul’s second journey');
    const [passage] = parseOsis('Acts.16.11')!;
    const { chapter, verse } = passage!.start;
    expect(timelineOf([verseId('Acts', chapter!, verse!)])).toMatchObject({
      from: journey.from,
      to: journey.to,
    });
  });
});

describe('the text of years', () => {
  it.each([
    [{ from: -931, to: -913, isAbout: false }, '931–913 BC', '931-913 a. C.'],
    [{ from: -6, to: -4, isAbout: true }, 'about 6–4 BC', 'hacia 6-4 a. C.'],
    [{ from: 57, to: 57, isAbout: true }, 'about AD 57', 'hacia 57 d. C.'],
    [{ from: 49, to: 52, isAbout: false }, 'AD 49–52', '49-52 d. C.'],
    [{ from: -7, to: 30, isAbout: true }, 'about 7 BC – AD 30', 'hacia 7 a. C. - 30 d. C.'],
  ])('is as people write it: %p', (years, english, spanish) => {
    expect(yearsText(years, 'en')).toBe(english);
    expect(yearsText(years, 'es')).toBe(spanish);
  });

  it('names the era of one year', () => {
    expect([yearText(-586, 'en'), yearText(70, 'es')]).toEqual(['586 BC', '70 d. C.']);
  });
});
