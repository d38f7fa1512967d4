import { AppError, SEARCH_LIMIT, SearchScripture, SuggestScripture } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import fc from 'fast-check';
import { openSearchedLibrary } from '../searched-library.js';

const { find, suggest } = openSearchedLibrary();

/** Input that tries the syntax of the index, and arbitrary text. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: SEARCH_LIMIT }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '"',
          '""',
          "'",
          '*',
          '^',
          '(',
          ')',
          ':',
          '-',
          '+',
          '{',
          '}',
          '«',
          '»',
          ';',
          '--',
          '\\',
          '\0',
          ' ',
        ],
        ...[
          'AND',
          'OR',
          'NOT',
          'NEAR(',
          'text:',
          'rowid',
          'love',
          'Dios',
          'á',
          'ﬁ',
          '½',
          '１Juan',
          '%',
          'the',
        ],
      ),
      { minLength: 1, maxLength: 30 },
    )
    .map((parts) => parts.join(' ').slice(0, SEARCH_LIMIT)),
);

const request = fc.record({
  q: anything,
  translations: fc.subarray(['WEB', 'spa_r09', 'KJV', 'BSB', 'none'], { maxLength: 3 }),
  book: fc.option(fc.oneof(fc.constantFrom('Ps', 'Juan'), anything), { nil: undefined }),
  testament: fc.option(fc.constantFrom('old', 'new'), { nil: undefined }),
  page: fc.integer({ min: 1, max: 2_000 }),
  pageSize: fc.integer({ min: 1, max: 50 }),
  language: fc.constantFrom<Language>('en', 'es'),
});

describe('any text in the search box', () => {
  it('is answered as the contract says, or with an error of the registry', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (search) => {
        const read = SearchScripture.request.safeParse(search);
        fc.pre(read.success);
        const answer = await find(read.data!.q, read.data!).catch((error: unknown) => error);
        if (answer instanceof AppError) return expect(answer.status).toBeLessThan(500);
        const { verses, pagination } = SearchScripture.response.parse(answer);
        expect(verses.length).toBeLessThanOrEqual(Math.min(search.pageSize, pagination.total));
        for (const { text, highlights } of verses) {
          const edges = highlights.flatMap(({ start, end }) => [start, end]);
          expect(edges).toEqual([...edges].sort((one, other) => one - other));
          expect(edges.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1_000 },
    );
  }, 120_000);

  it('gets valid suggestions, or none', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.constantFrom<Language>('en', 'es'), async (q, language) => {
        const suggestions = SuggestScripture.response.parse(await suggest(q, language));
        expect(new Set(suggestions.map(({ text }) => text)).size).toBe(suggestions.length);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
