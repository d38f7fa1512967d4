import fc from 'fast-check';
import { SEARCH_SOURCES, type FoundItem } from './found-item.js';
import { compareFound, cursorOf, pageOfFound, SEARCH_CURSOR } from './rank-found.js';

const item = fc
  .record({
    source: fc.constantFrom(...SEARCH_SOURCES),
    id: fc.stringMatching(/^[\w.:-]{1,24}$/),
    score: fc.integer({ min: 0, max: 10_000 }).map((score) => score / 10_000),
  })
  .map((ranked): FoundItem => ({
    ...ranked,
    title: '',
    titleRanges: [],
    excerpt: '',
    ranges: [],
    passage: '',
    inVerses: false,
    date: null,
  }));

const items = fc.uniqueArray(item, { selector: ({ source, id }) => `${source} ${id}`, maxLength: 60 });

describe('the pages of a search', () => {
  it('have every result once, in one order, whatever the size of a page', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 20 }), (found, limit) => {
        const seen: FoundItem[] = [];
        let cursor: string | undefined;
        do {
          const page = pageOfFound(found, limit, cursor);
          seen.push(...page.results);
          cursor = page.next ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual([...found].sort(compareFound));
      }),
    );
  });

  it('have cursors that the route accepts', () => {
    fc.assert(
      fc.property(item, (found) => {
        expect(cursorOf(found)).toMatch(SEARCH_CURSOR);
      }),
    );
  });
});
