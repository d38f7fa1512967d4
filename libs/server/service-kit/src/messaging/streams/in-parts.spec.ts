import { storedPart } from '@word-unfolded/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { each, inParts } from './in-parts.js';

const contract = {
  chunk: z.discriminatedUnion('part', [
    storedPart('bookmarks', z.number()),
    storedPart('history', z.number()),
    storedPart('notes', z.number()),
  ]),
};

const items = fc.array(fc.integer(), { maxLength: 5 });

describe('inParts', () => {
  it('yields all parts in the order of the contract, regardless of the order of the sources', async () => {
    await fc.assert(
      fc.asyncProperty(items, items, items, async (notes, history, bookmarks) => {
        const sources = {
          notes: () => each(notes),
          history: () => each(Promise.resolve(history)),
          bookmarks: () => each(bookmarks),
        };
        const came: [string, number][] = [];
        for await (const chunk of inParts(contract, sources)) {
          expect(chunk.items.length).toBeGreaterThan(0);
          for (const item of chunk.items) came.push([chunk.part, item]);
        }
        expect(came).toEqual([
          ...bookmarks.map((item) => ['bookmarks', item]),
          ...history.map((item) => ['history', item]),
          ...notes.map((item) => ['notes', item]),
        ]);
      }),
    );
  });
});
