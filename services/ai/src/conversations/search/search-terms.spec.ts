import fc from 'fast-check';
import { folded, patternOf, searchedWords } from './folded.js';
import { filtersOf, searchTerms } from './search-terms.js';

/** Evaluates a filter of the search as the database does. */
function matches(filter: Record<string, unknown>, words: string): boolean {
  const terms = searchTerms(words);
  const wanted = filter['terms'] as { $regex: string } | null | undefined;
  const isFound =
    wanted === undefined ||
    (wanted === null
      ? terms === null
      : terms !== null && terms.some((term) => new RegExp(wanted.$regex).test(term)));
  return isFound && new RegExp((filter['words'] as { $regex: string }).$regex).test(words);
}

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'grace',
        'disgrace',
        'oración',
        'חסד',
        '恩典',
        '🙏🙏🙏',
        '1:28-30',
        '(.*)',
        'antidisestablishmentarianism',
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));

/** A part of the text, as a reader would search for it, or another text. */
const searchIn = (content: string) =>
  fc.oneof(
    fc
      .tuple(fc.nat(content.length), fc.integer({ min: 1, max: 40 }))
      .map(([from, length]) => [...content].slice(from, from + length).join('')),
    text,
  );

describe('the search index', () => {
  it('finds exactly the texts that a full scan finds', () => {
    fc.assert(
      fc.property(
        text.chain((content) => fc.tuple(fc.constant(content), searchIn(content))),
        ([content, search]) => {
          const words = folded(content);
          for (const word of searchedWords(search)) {
            const isThere = new RegExp(patternOf(word)).test(words);
            expect([word, filtersOf(word).some((filter) => matches(filter, words))]).toEqual([word, isThere]);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('stores no more terms of a text than a document can hold', () => {
    const random = Array.from(
      { length: 30_000 },
      (_, index) => ((index * 7_919) % 36).toString(36) + index.toString(36),
    );
    expect(searchTerms(random.join(' '))).toBeNull();
    expect(filtersOf('abc')[1]).toMatchObject({ terms: null });
  });
});
