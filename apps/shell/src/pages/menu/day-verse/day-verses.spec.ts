import { KJV_VERSE_COUNTS, locatePassage, parseOsis } from '@word-unfolded/scripture-ref';
import { DAY_VERSES, verseOfDay } from './day-verses.js';

describe('the verses of the days', () => {
  it.each(DAY_VERSES)('%s exists, and is short enough for a picture', (osis) => {
    const [passage] = parseOsis(osis) ?? [];
    const located = passage && locatePassage(passage, KJV_VERSE_COUNTS);
    expect(located?.exists).toBe(true);
    const { start, end } = passage!;
    expect(start.chapter).toBe(end.chapter);
    expect(end.verse! - start.verse!).toBeLessThanOrEqual(2);
  });

  it('are all different', () => {
    expect(new Set(DAY_VERSES).size).toBe(DAY_VERSES.length);
  });

  it('change from day to day, also over the end of a month and a year', () => {
    const days = ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'];
    expect(new Set(days.map(verseOfDay)).size).toBe(days.length);
    expect(verseOfDay('2026-11-27')).toBe(verseOfDay('2026-11-27'));
  });
});
