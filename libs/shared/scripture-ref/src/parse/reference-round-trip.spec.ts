import { LANGUAGES } from '@word-unfolded/domain';
import fc from 'fast-check';
import { BOOKS, type BookId } from '../canon/books.js';
import { KJV_VERSE_COUNTS } from '../canon/kjv-verse-counts.js';
import { formatReference } from '../format-reference.js';
import { parseOsis, formatOsis } from '../osis.js';
import { passageAt, type PassageReference, type ReferencePoint } from '../passage-reference.js';
import { verseId } from '../verse-id.js';
import { findReferences, parseReference } from './parse-reference.js';

/** Thousands of references need more time on a busy machine. */
const TIMEOUT_MS = 60_000;

const book = fc.constantFrom(...BOOKS.map(({ osis }) => osis));

const chapterIn = (osis: BookId) =>
  fc.integer({ min: 1, max: KJV_VERSE_COUNTS[osis]!.length }).map((chapter) => ({ book: osis, chapter }));

const verseIn = (osis: BookId) =>
  chapterIn(osis).chain(({ chapter }) =>
    fc
      .integer({ min: 1, max: KJV_VERSE_COUNTS[osis]![chapter - 1]! })
      .map((verse) => ({ book: osis, chapter, verse })),
  );

const order = ({ book: osis, chapter = 1, verse = 1 }: ReferencePoint) => verseId(osis, chapter, verse);

const between = (a: ReferencePoint, b: ReferencePoint): PassageReference =>
  order(a) <= order(b) ? { start: a, end: b } : { start: b, end: a };

const passage: fc.Arbitrary<PassageReference> = fc.oneof(
  book.map((osis) => passageAt({ book: osis })),
  book.chain(chapterIn).map(passageAt),
  book.chain(verseIn).map(passageAt),
  book.chain((osis) => fc.tuple(chapterIn(osis), chapterIn(osis))).map(([a, b]) => between(a, b)),
  book.chain((osis) => fc.tuple(verseIn(osis), verseIn(osis))).map(([a, b]) => between(a, b)),
  fc.tuple(book.chain(verseIn), book.chain(verseIn)).map(([a, b]) => between(a, b)),
  fc.tuple(book.chain(chapterIn), book.chain(chapterIn)).map(([a, b]) => between(a, b)),
  fc.tuple(book, book).map(([a, b]) => between({ book: a }, { book: b })),
  book.chain(verseIn).map((start) => ({ start, end: { book: start.book, chapter: start.chapter } })),
);

const language = fc.constantFrom(...LANGUAGES);
const style = fc.constantFrom('long' as const, 'short' as const);

describe('a reference that is formatted and parsed again', () => {
  it(
    'is the same passage, in either language and style',
    () => {
      fc.assert(
        fc.property(passage, language, style, (written, spoken, length) => {
          const parsed = parseReference(formatReference([written], spoken, length), spoken);
          expect(parsed).toEqual({
            understood: true,
            passages: [written],
            language: spoken,
            isCorrected: false,
          });
        }),
        { numRuns: 1_000 },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'is the same list of passages',
    () => {
      fc.assert(
        fc.property(
          fc.array(passage, { minLength: 2, maxLength: 6 }),
          language,
          style,
          (written, spoken, length) => {
            const parsed = parseReference(formatReference(written, spoken, length), spoken);
            expect(parsed).toEqual({
              understood: true,
              passages: written,
              language: spoken,
              isCorrected: false,
            });
          },
        ),
        { numRuns: 500 },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'is the same list of passages of one book',
    () => {
      const passages = book.chain((osis) =>
        fc.array(
          fc.oneof(
            chapterIn(osis).map(passageAt),
            verseIn(osis).map(passageAt),
            fc.tuple(verseIn(osis), verseIn(osis)).map(([a, b]) => between(a, b)),
          ),
          { minLength: 2, maxLength: 5 },
        ),
      );
      fc.assert(
        fc.property(passages, language, (written, spoken) => {
          const parsed = parseReference(formatReference(written, spoken), spoken);
          expect(parsed).toMatchObject({ understood: true, passages: written });
        }),
        { numRuns: 500 },
      );
    },
    TIMEOUT_MS,
  );

  it('is the same in OSIS', () => {
    fc.assert(
      fc.property(fc.array(passage, { minLength: 1, maxLength: 5 }), (written) => {
        expect(parseOsis(formatOsis(written))).toEqual(written);
      }),
    );
  });
});

describe('an arbitrary text', () => {
  const pieces = fc.constantFrom(
    ...[
      'Rom',
      '1 Juan',
      'Ps',
      'capítulo',
      '8',
      ':',
      '-',
      ',',
      ';',
      'ss',
      'ff',
      'y',
      '1ª',
      '\u001f',
      '\u001e',
      '999',
      '[',
    ],
  );
  const garbage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(pieces, { maxLength: 60 }).map((words) => words.join(' ')),
    fc.array(pieces, { maxLength: 60 }).map((words) => words.join('')),
  );

  it(
    'is parsed without an exception',
    () => {
      fc.assert(
        fc.property(garbage, language, (text, spoken) => {
          expect(typeof parseReference(text, spoken).understood).toBe('boolean');
          for (const { start, end } of findReferences(text, spoken)) expect(end).toBeGreaterThan(start);
        }),
        { numRuns: 500 },
      );
    },
    TIMEOUT_MS,
  );

  it('of ten thousand characters is parsed in bounded time', () => {
    for (const piece of [
      'Gen 1:1, ',
      '1 1 1 ',
      '((((',
      'primera carta del apóstol pablo a los ',
      'ªº½…',
      'Jn 3,16.18,',
    ])
      for (const spoken of LANGUAGES) {
        const text = piece.repeat(10_000 / piece.length);
        expect(parseReference(text, spoken).understood).toBe(false);
        expect(Array.isArray(findReferences(text, spoken))).toBe(true);
      }
  });
});
