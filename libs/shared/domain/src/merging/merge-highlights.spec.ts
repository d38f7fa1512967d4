import fc from 'fast-check';
import { HIGHLIGHT_COLOURS, mergeHighlights, type Highlight } from './merge-highlights.js';

const highlight: fc.Arbitrary<Highlight> = fc.record({
  verse: fc.constantFrom(45008028, 19023001, 43003016),
  colour: fc.option(fc.constantFrom(...HIGHLIGHT_COLOURS)),
  changedAt: fc.integer({ min: 0, max: 5 }).map((at) => `2026-03-01T10:0${at}:00.000Z`),
});

/** A possible state of a device: each verse once. */
const device = fc.array(highlight, { maxLength: 6 }).map((several) => mergeHighlights(several, []));

describe('highlights of two devices', () => {
  it('merge to the same result in any order and any number of times', () => {
    fc.assert(
      fc.property(device, device, device, (one, two, three) => {
        const together = mergeHighlights(mergeHighlights(one, two), three);
        expect(mergeHighlights(one, mergeHighlights(two, three))).toEqual(together);
        expect(mergeHighlights(mergeHighlights(three, two), one)).toEqual(together);
        expect(mergeHighlights(together, two)).toEqual(together);
      }),
      { numRuns: 2_000 },
    );
  });

  it('have every verse that a device had, once, with the last change of it', () => {
    fc.assert(
      fc.property(device, device, (one, two) => {
        const all = [...one, ...two];
        const merged = mergeHighlights(one, two);
        expect(merged.map(({ verse }) => verse)).toEqual(
          [...new Set(all.map(({ verse }) => verse))].sort((a, b) => a - b),
        );
        for (const each of merged) {
          const ofVerse = all.filter(({ verse }) => verse === each.verse);
          expect(ofVerse).toContainEqual(each);
          expect(each.changedAt).toBe(
            ofVerse
              .map(({ changedAt }) => changedAt)
              .sort()
              .at(-1),
          );
        }
      }),
    );
  });

  it('lose a colour only to a later change', () => {
    const coloured: Highlight = { verse: 45008028, colour: 'green', changedAt: '2026-03-01T10:01:00.000Z' };
    const removed = { ...coloured, colour: null };
    expect(mergeHighlights([removed], [coloured])).toEqual([coloured]);
    const later = { ...removed, changedAt: '2026-03-01T10:02:00.000Z' };
    expect(mergeHighlights([later], [coloured])).toEqual([later]);
  });
});
