import fc from 'fast-check';
import { hasVerse, intersectAll, within } from './verse-ids.js';

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 300 }))
  .map((numbers) => Int32Array.from(numbers.sort((one, other) => one - other)));

describe('verse ids', () => {
  it('can be intersected over all lists, or none', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 4 }), (lists) => {
        const [first, ...others] = lists.map((list) => [...list]);
        expect([...intersectAll(lists)]).toEqual(
          first!.filter((id) => others.every((other) => other.includes(id))),
        );
      }),
    );
    expect(intersectAll([])).toHaveLength(0);
  });

  it('can be limited to a range, both ends included', () => {
    fc.assert(
      fc.property(ids, fc.nat(300), fc.nat(300), (list, first, last) => {
        expect([...within(list, { first, last })]).toEqual(
          [...list].filter((id) => id >= first && id <= last),
        );
        expect(hasVerse(list, first)).toBe(list.includes(first));
      }),
    );
  });
});
