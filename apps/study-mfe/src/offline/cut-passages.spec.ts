import type { AnswerStore, StoredAnswer } from '@word-unfolded/api-client';
import { passageAnswer, type Book, type PassageAnswer, type Verse } from '@word-unfolded/contracts';
import {
  BOOKS as CANON,
  formatOsis,
  formatReference,
  KJV_VERSE_COUNTS,
  lastVerseOf,
  locatePassage,
  partsOfVerse,
  passageAt,
  passageOfRange,
  verseId,
  versesIn,
  type BookId,
  type PassageReference,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { answerPassage } from '@word-unfolded/scripture-text';
import fc from 'fast-check';
import { lineOf, TRANSLATION, verseOf } from '../../test/fake-passages.js';
import { storeBooks } from './stored-books.js';
import { storePassage, readStoredPassage } from './stored-passages.js';

const counts = KJV_VERSE_COUNTS;

const BOOKS: Book[] = CANON.map(({ osis, number, testament }) => ({
  osis,
  number,
  testament,
  name: osis,
  verses: [...counts[osis]!],
}));

/** An in-memory device that has the list of books of the translation. */
async function device(): Promise<AnswerStore> {
  const rows = new Map<string, StoredAnswer>();
  const store: AnswerStore = {
    read: async (key) => rows.get(key),
    write: async (answer) => void rows.set(answer.key, answer),
    storeOnly: async () => undefined,
  };
  await storeBooks(TRANSLATION.id, BOOKS, store);
  return store;
}

function verseAt(id: number): Verse {
  const { book, chapter, verse } = partsOfVerse(id);
  return verseOf(verse, [lineOf(`Words of ${id}.`)], { book, chapter, canonicalId: id, canonicalEndId: id });
}

/** The response of the server for a passage. */
const served = async (range: VerseRange): Promise<PassageAnswer> =>
  answerPassage([range], {
    translation: passageAnswer.shape.translation.parse(TRANSLATION),
    counts,
    read: async (range, limit) => [...versesIn(range, counts)].slice(0, limit).map(verseAt),
  });

const request = (passages: readonly PassageReference[]) => ({
  reference: formatReference(passages, 'en'),
  translationId: TRANSLATION.id,
  language: 'en' as const,
});

const rangeOf = (passage: PassageReference): VerseRange => {
  const located = locatePassage(passage, counts);
  if (!located.exists) throw new Error(`${formatOsis([passage])} does not exist`);
  return located.range;
};

/** Reads passages from the server, so that the device stores them. */
async function after(...passages: readonly PassageReference[]): Promise<AnswerStore> {
  const store = await device();
  for (const passage of passages)
    await storePassage(request([passage]), await served(rangeOf(passage)), store);
  return store;
}

const verses = (book: BookId, chapter: number, from: number, to = from): PassageReference => ({
  start: { book, chapter, verse: from },
  end: { book, chapter, verse: to },
});
const PHIL_2 = passageAt({ book: 'Phil', chapter: 2 });
const read = (store: AnswerStore, passage: PassageReference) => readStoredPassage(request([passage]), store);

describe('a passage that was read as a part of others', () => {
  it('is cut from the chapter: a verse, and a range', async () => {
    const store = await after(PHIL_2);
    for (const part of [verses('Phil', 2, 5), verses('Phil', 2, 5, 11)])
      expect(await read(store, part)).toEqual(await served(rangeOf(part)));
    expect(
      await readStoredPassage({ reference: 'Php 2.5', translationId: undefined, language: 'es' }, store),
    ).toMatchObject({ reference: 'Philippians 2:5' });
  });

  it('is joined from adjacent ones, and is the chapter only when they cover all of it', async () => {
    const store = await after(verses('Phil', 2, 12, 29), verses('Phil', 2, 1, 11));
    expect(await read(store, verses('Phil', 2, 10, 13))).toEqual(
      await served(rangeOf(verses('Phil', 2, 10, 13))),
    );
    expect(await read(store, PHIL_2)).toBeUndefined();
    await storePassage(request([verses('Phil', 2, 30)]), await served(rangeOf(verses('Phil', 2, 30))), store);
    expect(await read(store, PHIL_2)).toEqual(await served(rangeOf(PHIL_2)));
  });

  it('is not cut from a translation other than the requested one', async () => {
    const store = await after(PHIL_2);
    const elsewhere = { ...request([verses('Phil', 2, 5)]), translationId: 'OTHER' };
    expect(await readStoredPassage(elsewhere, store)).toBeUndefined();
  });

  it('is found exactly when every verse of it was read, whatever else was read', async () => {
    const place = fc.constantFrom<BookId>('Ruth', 'Jonah', 'Phil', 'Jude').chain((book) =>
      fc.nat(counts[book]!.length - 1).chain((chapter) =>
        fc.record({
          book: fc.constant(book),
          chapter: fc.constant(chapter + 1),
          verse: fc.integer({ min: 1, max: lastVerseOf(counts, book, chapter + 1) }),
        }),
      ),
    );
    const passage = fc
      .tuple(place, place)
      .filter(([{ book }, other]) => book === other.book)
      .map(([one, other]) => [one, other].map((at) => verseId(at.book, at.chapter, at.verse)))
      .map((ends) => passageOfRange({ first: Math.min(...ends), last: Math.max(...ends) }, counts));
    const chapter = place.map(({ book, chapter: number }) => passageAt({ book, chapter: number }));
    const any = fc.oneof(passage, chapter, place.map(passageAt));
    await fc.assert(
      fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 6 }), any, async (stored, wanted) => {
        const store = await after(...stored);
        const here = new Set(stored.flatMap((each) => [...versesIn(rangeOf(each), counts)]));
        const isHere = [...versesIn(rangeOf(wanted), counts)].every((id) => here.has(id));
        expect(await read(store, wanted)).toEqual(isHere ? await served(rangeOf(wanted)) : undefined);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
