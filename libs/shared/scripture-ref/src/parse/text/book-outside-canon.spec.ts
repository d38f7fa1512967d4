import fc from 'fast-check';
import { LANGUAGES } from '@word-unfolded/domain';
import { bookName } from '../../canon/book-names.js';
import { BOOKS } from '../../canon/books.js';
import { BOOKS_OUTSIDE_CANON } from '../../canon/books-outside-canon.js';
import { parseReference } from '../parse-reference.js';

const outsideOf = (text: string) => {
  const parsed = parseReference(text, 'en');
  return parsed.understood ? undefined : parsed.outside;
};

/** Every name with a number before it where its book has one, as people write ordinals. */
const names = BOOKS_OUTSIDE_CANON.flatMap(({ en, es, numbers }) =>
  [...en, ...es].flatMap((name) => {
    if (name === 'M') return [];
    return (numbers ?? [undefined]).map((number) => ({ name, number, shown: [en[0], es[0]] }));
  }),
);
const places = fc.tuple(fc.integer({ min: 1, max: 51 }), fc.integer({ min: 1, max: 60 }));
const ordinals = [
  (number: number) => `${number} `,
  (number: number) => `${number}. `,
  (number: number) => `${'I'.repeat(number)} `,
  (number: number) => `${number}ª `,
];

describe('a book outside the canon', () => {
  it('is recognised with a chapter and verse, however its name and its place are written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names.filter(({ number }) => (number ?? 1) < 4)),
        places,
        fc.constantFrom(...ordinals),
        fc.constantFrom(':', ',', ', ', '.'),
        fc.constantFrom(
          (each: string) => each,
          (each: string) => each.toUpperCase(),
          (each: string) => each.toLowerCase(),
        ),
        ({ name, number, shown }, [chapter, verse], ordinal, colon, cased) => {
          const text = cased(
            `${number === undefined ? '' : ordinal(number)}${name} ${chapter}${colon}${verse}`,
          );
          const named = outsideOf(text);
          const bare = [named?.en, named?.es].map((each) => each?.replace(/^\d /, ''));
          expect([text, bare.some((each) => shown.includes(each ?? ''))]).toEqual([text, true]);
        },
      ),
    );
  });

  it('is never one of the canon', () => {
    for (const language of LANGUAGES)
      for (const { osis } of BOOKS)
        for (const style of ['long', 'short'] as const) {
          const text = `${bookName(osis, language, style)} 1:1`;
          expect([text, parseReference(text, language).understood]).toEqual([text, true]);
        }
  });

  it('is recognised though a letter of a long name is missing', () => {
    for (const { name, number } of names.filter((each) => /^\p{L}{8,}$/u.test(each.name)))
      for (const at of [3, 4]) {
        const before = number === undefined ? '' : `${number} `;
        const missing = `${before}${name.slice(0, at)}${name.slice(at + 1)} 2`;
        expect([missing, outsideOf(missing) !== undefined]).toEqual([missing, true]);
      }
  });

  it('is left to the search where the name alone is a word or a person', () => {
    for (const word of ['Baruch', 'wisdom', 'sabiduría', 'Judith', 'Susanna', 'Tobías', 'bar', 'sir'])
      expect([word, outsideOf(word)]).toEqual([word, undefined]);
    expect(outsideOf('Tobit')).toEqual({ en: 'Tobit', es: 'Tobit' });
    expect(outsideOf('Wisdom of Solomon')).toEqual({ en: 'Wisdom', es: 'Sabiduría' });
  });
});
