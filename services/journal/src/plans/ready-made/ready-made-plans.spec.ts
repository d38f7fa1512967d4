import { DAILY_TIMES } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, parseOsis } from '@word-unfolded/scripture-ref';
import { chronologicalChapters } from './chronological-order.js';
import { allChapters, divideChapters, versesOf, type Chapter } from './divide-chapters.js';
import { readyMadePlan } from './ready-made-plans.js';

const named = ({ book, chapter }: Chapter) => `${book}.${chapter}`;
const request = { readyMade: 'gospels', dailyTime: '15min', language: 'en' } as const;

/** The chapters of a plan, in the order of its days. */
function chaptersRead(readings: readonly { readonly osis: string }[]): string[] {
  return readings.flatMap(({ osis }) =>
    parseOsis(osis)!.flatMap(({ start, end }) => {
      const [first, last] = [start.chapter ?? 1, end.chapter ?? KJV_VERSE_COUNTS[end.book]!.length];
      return Array.from({ length: last - first + 1 }, (_, index) => `${start.book}.${first + index}`);
    }),
  );
}

describe('a ready-made plan', () => {
  it('has each chapter of the Bible once in a year, in both orders', () => {
    const all = allChapters().map(named);
    for (const readyMade of ['bible-in-a-year', 'chronological'] as const) {
      const { readings } = readyMadePlan({ ...request, readyMade })!;
      expect(readings).toHaveLength(365);
      expect([...chaptersRead(readings)].sort()).toEqual([...all].sort());
    }
    expect(chronologicalChapters().map(named)).not.toEqual(all);
  });

  it('has days of about the same length, none of them empty', () => {
    const days = divideChapters(allChapters(), 365).map(versesOf);
    const average = versesOf(allChapters()) / 365;
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThanOrEqual(176); // Psalm 119, which is not divided
    expect(days.filter((verses) => Math.abs(verses - average) > average / 2).length).toBeLessThan(20);
  });

  it('is a book or some books, as long as the daily time allows, in the language of the reader', () => {
    for (const dailyTime of DAILY_TIMES) {
      const ruth = readyMadePlan({ ...request, readyMade: 'book', book: 'Ruth', dailyTime, language: 'es' })!;
      expect(ruth.title).toBe('Rut');
      expect(chaptersRead(ruth.readings)).toEqual(['Ruth.1', 'Ruth.2', 'Ruth.3', 'Ruth.4']);
      expect(ruth.readings[0]!.reference).toContain('Rut 1');
    }
    const short = readyMadePlan({ ...request, dailyTime: '45min' })!.readings.length;
    expect(readyMadePlan(request)!.readings.length).toBeGreaterThan(2 * short);
  });

  it('has a psalm and a part of Proverbs on each day', () => {
    const { readings } = readyMadePlan({ ...request, readyMade: 'psalms-and-proverbs' })!;
    expect(readings.every(({ osis }) => /Ps\..*Prov\./.test(osis))).toBe(true);
    expect(new Set(chaptersRead(readings)).size).toBe(150 + 31);
  });

  it('does not exist for an unknown book', () => {
    expect(readyMadePlan({ ...request, readyMade: 'book', book: 'Tobit' })).toBeUndefined();
  });
});
