import { verseId } from '../verse-id.js';
import { versesIn } from '../verse-range.js';
import { KJV_NUMBERING } from './kjv-numbering.js';
import { canonicalVerses, versesOfCanonical } from './numbering.js';
import { RV1909_NUMBERING } from './rv1909-numbering.js';

const wholeBible = { first: verseId('Gen', 1, 1), last: verseId('Rev', 22, 21) };
const oneVerse = (id: number) => ({ first: id, last: id });

describe('the numbering of the Reina Valera 1909', () => {
  const { counts } = RV1909_NUMBERING;
  const canonical = (...parts: Parameters<typeof verseId>) =>
    canonicalVerses(verseId(...parts), RV1909_NUMBERING);

  it('has 31,100 verses', () => {
    expect([...versesIn(wholeBible, counts)]).toHaveLength(31_100);
  });

  it('maps verses to those with the same words in the King James Version', () => {
    expect(canonical('Jonah', 2, 1)).toEqual(oneVerse(verseId('Jonah', 1, 17)));
    expect(canonical('Job', 39, 34)).toEqual(oneVerse(verseId('Job', 40, 1)));
    expect(canonical('Num', 13, 34)).toEqual(oneVerse(verseId('Num', 13, 33)));
    expect(canonical('Rom', 8, 28)).toEqual(oneVerse(verseId('Rom', 8, 28)));
  });

  it('knows the verses that join two canonical ones', () => {
    expect(canonical('Acts', 19, 40)).toEqual({
      first: verseId('Acts', 19, 40),
      last: verseId('Acts', 19, 41),
    });
    expect(versesOfCanonical(verseId('Acts', 19, 41), RV1909_NUMBERING)).toEqual([verseId('Acts', 19, 40)]);
  });

  it('knows the verses that are two parts of one', () => {
    expect(versesOfCanonical(verseId('Judg', 14, 18), RV1909_NUMBERING)).toEqual([
      verseId('Judg', 14, 18),
      verseId('Judg', 14, 19),
    ]);
  });

  it('covers every canonical verse, in order', () => {
    const spans = [...versesIn(wholeBible, counts)].map((id) => canonicalVerses(id, RV1909_NUMBERING));
    const reached = new Set(spans.flatMap(({ first, last }) => [first, last]));
    expect([...versesIn(wholeBible, KJV_NUMBERING.counts)].filter((id) => !reached.has(id))).toEqual([]);
    expect(spans.map(({ first }) => first)).toEqual(spans.map(({ first }) => first).sort((a, b) => a - b));
  });

  it('maps consistently in both directions', () => {
    for (const id of versesIn(wholeBible, counts)) {
      const { first, last } = canonicalVerses(id, RV1909_NUMBERING);
      expect(versesOfCanonical(first, RV1909_NUMBERING)).toContain(id);
      expect(versesOfCanonical(last, RV1909_NUMBERING)).toContain(id);
    }
  });
});
