import fc from 'fast-check';
import { SEARCH_SOURCES, type FoundItem } from './found-item.js';
import { compareFound, cursorOf, foundVerses, pageOfFound, SEARCH_CURSOR } from './rank-found.js';

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

describe('a verse', () => {
  const verse = (osis: string, text: string) => {
    const [book = '', chapter, number] = osis.split('.');
    const ids = { canonicalId: 0, canonicalEndId: 0, translationId: 'WEB' };
    const place = { book, chapter: Number(chapter), number: Number(number), reference: osis, ...ids };
    return { ...place, text, match: 'some-words' as const, highlights: [] };
  };

  it('is above texts that have its words where it is quoted, also misspelt, or named beside them', () => {
    const verses = [
      verse('1Cor.13.4', 'Love is patient and is kind.'),
      verse('1Cor.14.1', 'Follow after love'),
    ];
    const scores = (q: string, answer: Partial<Parameters<typeof foundVerses>[0]> = {}) =>
      foundVerses({ verses, passages: [], correction: null, ...answer }, q).map(({ score }) => score > 0.8);
    expect(scores('love is patent and kin')).toEqual([true, false]);
    expect(scores('patient love')).toEqual([false, false]);
    const passages = [{ title: null, reference: '1 Corinthians 13', osis: '1Cor.13' }];
    expect(scores('1 cor 13 love', { passages })).toEqual([true, false]);
  });
});
