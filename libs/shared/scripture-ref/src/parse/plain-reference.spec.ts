import { LANGUAGES } from '@word-unfolded/domain';
import fc from 'fast-check';
import { bookName, nameBeforeChapter } from '../canon/book-names.js';
import { BOOKS } from '../canon/books.js';
import { parseReference } from './parse-reference.js';
import { parsePlainReference } from './plain-reference.js';

/** The grammars accept no larger number. */
const number = fc.integer({ min: 1, max: 199 });
const language = fc.constantFrom(...LANGUAGES);

const reference = language.chain((spoken) =>
  fc
    .record({
      book: fc.constantFrom(...BOOKS.map(({ osis }) => osis)),
      style: fc.constantFrom('long' as const, 'short' as const),
      named: fc.constantFrom('title' as const, 'before a chapter' as const, 'OSIS' as const),
      chapter: number,
      verses: fc.option(fc.tuple(number, fc.option(number))),
      dash: fc.constantFrom('-', '–'),
    })
    .map(({ book, style, named, chapter, verses, dash }) => {
      const name = {
        title: bookName(book, spoken, style),
        'before a chapter': nameBeforeChapter(book, spoken, style),
        OSIS: book,
      }[named];
      const [first, last] = verses ?? [];
      return { spoken, text: `${name} ${chapter}${first ? `:${first}${last ? dash + last : ''}` : ''}` };
    }),
);

describe('a reference in its most common form', () => {
  it('is parsed without the grammars to the same result as with them', () => {
    fc.assert(
      fc.property(reference, ({ spoken, text }) => {
        const plain = parsePlainReference(text, spoken);
        // The trailing space makes the grammars parse the same text.
        if (plain)
          expect(parseReference(`${text} `, spoken)).toEqual({
            understood: true,
            passages: [plain],
            language: spoken,
            isCorrected: false,
          });
      }),
      { numRuns: 1_500 },
    );
  });

  it('is left to the grammars in any other form', () => {
    for (const text of [
      'Romans 8:28-26',
      'Jude 5',
      'romans 8',
      'Rom. 8:28',
      'Romans 8:28; 9',
      'Romans 08',
      'Romanos 8',
      'Romans',
      '8:28',
    ]) {
      expect(parsePlainReference(text, 'en')).toBeUndefined();
    }
  });
});
