import { verse as verseContract, type Verse } from '@word-unfolded/contracts';
import {
  canonicalVerses,
  isBookId,
  KJV_VERSE_COUNTS,
  verseId,
  versesIn,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import type { TextSource } from '../../src/translations/text-source.js';

const idOf = ({ book, chapter, number }: Verse) =>
  isBookId(book) ? verseId(book, chapter, number) : Number.NaN;

/** The contract of every source of texts; `ids` are translations that it has. */
export function describeTextSource(name: string, open: () => TextSource, ids: readonly string[]): void {
  describe(`${name}, as a source of texts`, () => {
    const range = (first: Parameters<typeof verseId>, last: Parameters<typeof verseId>): VerseRange => ({
      first: verseId(...first),
      last: verseId(...last),
    });

    it('lists its translations, each with its exact edition and its number of verses', async () => {
      const held = await open().translations();
      expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
      for (const { edition, verseCount } of held) {
        expect(edition.trim()).not.toBe('');
        expect(verseCount).toBeGreaterThan(30_000);
      }
    });

    it('returns the same list until something changes', async () => {
      const source = open();
      expect(await source.translations()).toBe(await source.translations());
    });

    it('has neither numbering nor verses of a translation that it does not have', async () => {
      expect(await open().numbering('NIV')).toBeUndefined();
      expect(await open().verseCounts('NIV')).toBeUndefined();
      expect(await open().verses('NIV', range(['Gen', 1, 1], ['Gen', 1, 3]), 10)).toEqual([]);
    });

    it.each(ids)('numbers %s with a table of all 1,189 chapters', async (id) => {
      const { counts } = (await open().numbering(id))!;
      expect(await open().verseCounts(id)).toEqual(counts);
      expect(Object.values(counts).flat()).toHaveLength(1_189);
    });

    it.each(ids)('returns the verses of a range of %s in order, across chapters and books', async (id) => {
      const wanted = range(['Gen', 50, 20], ['Exod', 2, 3]);
      const verses = await open().verses(id, wanted, 400);
      expect(verses.map(idOf)).toEqual([...versesIn(wanted, (await open().verseCounts(id))!)]);
    });

    it.each(ids)('returns no more of %s than requested', async (id) => {
      const verses = await open().verses(id, range(['Ps', 1, 2], ['Ps', 150, 6]), 30);
      expect(verses).toHaveLength(30);
      expect(verses[0]).toMatchObject({ chapter: 1, number: 2 });
    });

    it.each(ids)('has in %s words for each verse, or marks it as omitted', async (id) => {
      const { counts } = (await open().numbering(id))!;
      for (const [book, chapter] of [
        ['Matt', 17],
        ['Ps', 3],
        ['John', 3],
        ['Rom', 16],
        ['Acts', 8],
      ] as const) {
        const wanted = range([book, chapter, 1], [book, chapter, counts[book]![chapter - 1]!]);
        for (const verse of await open().verses(id, wanted, 400)) {
          expect(verse.omitted).toBe(verse.text === '');
          if (verse.omitted) expect(verse.lines).toEqual([]);
        }
      }
    });

    it.each(ids)(
      'typesets %s as its contract requires: the spans are the text, each note is attached once',
      async (id) => {
        for (const wanted of [
          range(['John', 3, 1], ['John', 3, 36]),
          range(['Ps', 3, 1], ['Ps', 3, 8]),
          range(['Gen', 1, 1], ['Gen', 1, 31]),
        ]) {
          for (const verse of await open().verses(id, wanted, 400)) {
            expect(verseContract.safeParse(verse).error).toBeUndefined();
            const spans = verse.lines.flatMap((line) => line.spans);
            expect(spans.map(({ text }) => text).join('')).toBe(verse.text);
            expect(verse.text).not.toMatch(/^\s|\s$| {2}| [,.;:!?]/);
            const hung = spans.flatMap(({ notes = [] }) => notes);
            expect(new Set(hung).size).toBe(hung.length);
            expect(hung.every((index) => verse.notes[index])).toBe(true);
          }
        }
      },
    );

    it.each(ids)('knows the canonical numbers of the verses of %s', async (id) => {
      const numbering = (await open().numbering(id))!;
      const wanted = range(['Jonah', 1, 1], ['Jonah', 4, 11]);
      for (const verse of await open().verses(id, wanted, 400)) {
        const { first, last } = canonicalVerses(idOf(verse), numbering);
        expect([verse.canonicalId, verse.canonicalEndId]).toEqual([first, last]);
      }
      const canonical = new Set(versesIn(wanted, KJV_VERSE_COUNTS));
      const read = await open().verses(id, wanted, 400);
      expect(read.every(({ canonicalId }) => canonical.has(canonicalId))).toBe(true);
    });
  });
}
