import { describe, expect, it } from '@jest/globals';
import { cursorOf, pageOfFound } from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import { distinctWords, matchQuality, type OwnTerm } from '@word-unfolded/scripture-text';
import fc from 'fast-check';
import { ownerOf } from '../owner.js';
import { OwnSearch, type OwnResult, type OwnSearchPart } from './own-search.js';
import type { VocabularyRepository } from './vocabulary.repository.js';

const NOW = new Date('2026-06-01T00:00:00Z');
const OWNER = ownerOf('00000000000000000000000a');

class FixedClock extends Clock {
  override now(): Date {
    return NOW;
  }
}

const search = new OwnSearch(
  { nearest: () => Promise.resolve([]) } as unknown as VocabularyRepository,
  new FixedClock(),
);

const WORDS = ['mercy', 'mercies', 'read', 'reading', 'lamp', 'the', 'corazón', 'morning'];
const words = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength: most }).map((each) => each.join(' '));

const texts = fc
  .array(
    fc.record({
      title: words(3),
      text: words(6),
      tags: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }),
      verse: words(3),
      days: fc.integer({ min: 0, max: 900 }),
    }),
    { minLength: 1, maxLength: 80 },
  )
  .map((all) =>
    all.map(({ title, text, tags, verse, days }, at): OwnResult => {
      const date = new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10);
      return { id: `n${at}`, title, text, tags, verseWords: distinctWords(verse), passage: '', date };
    }),
  );

/** A source in memory, and how many texts were read of it. */
function partOf(all: readonly OwnResult[]): OwnSearchPart & { readonly reads: () => number } {
  let reads = 0;
  const wordsOf = ({ title, text, tags = [], verseWords = [] }: OwnResult) => [
    ...distinctWords(`${title}\n${text}\n${tags.join(' ')}`),
    ...verseWords,
  ];
  const has = (own: OwnResult, term: OwnTerm) => wordsOf(own).some((word) => matchQuality(term, word) > 0);
  return {
    source: 'journal',
    reads: () => reads,
    having: (terms) =>
      Promise.resolve(
        all
          .filter((own) => terms.every((term) => has(own, term)))
          .map(({ id, title, tags = [], date }) => ({
            id,
            date,
            titleWords: distinctWords(title),
            tagWords: tags.flatMap(distinctWords),
          })),
      ),
    read: (ids) => {
      reads += ids.length;
      return Promise.resolve(all.filter(({ id }) => ids.includes(id)));
    },
  };
}

describe('a search in the texts of a reader', () => {
  it('finds for a page, without reading all, what the ranking of everything has there', async () => {
    const query = fc.constantFrom('mercy', 'read', 'the', 'corazon', 'mercy lamp', 'lamps reading morning');
    await fc.assert(
      fc.asyncProperty(texts, query, fc.integer({ min: 1, max: 20 }), async (all, q, limit) => {
        const { found, totals } = await search.find(OWNER, { q }, [partOf(all)]);
        let cursor: string | undefined;
        for (let page = 0; page < 3; page += 1) {
          const shown = { limit: limit + 1, ...(cursor !== undefined && { cursor }) };
          const part = await search.find(OWNER, { q, shown }, [partOf(all)]);
          const wanted = pageOfFound(found, limit, cursor);
          expect(pageOfFound(part.found, limit, cursor)).toEqual(wanted);
          expect(part.totals).toEqual(totals);
          const last = wanted.results.at(-1);
          if (!last) return;
          cursor = cursorOf(last);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('reads no text that cannot be shown', async () => {
    const all = Array.from({ length: 50 }, (_, at): OwnResult => {
      const date = new Date(NOW.getTime() - at * 86_400_000).toISOString().slice(0, 10);
      return { id: `n${at}`, title: 'Mercy', text: 'mercy', passage: '', date };
    });
    const part = partOf(all);
    await search.find(OWNER, { q: 'mercy', shown: { limit: 21 } }, [part]);
    expect(part.reads()).toBe(21);
  });
});
