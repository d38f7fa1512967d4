import fc from 'fast-check';
import { sortInSteps } from './sort-in-steps.js';

type Item = { readonly key: number; readonly place: number };

const compare = (left: Item, right: Item) => left.key - right.key;

/** The result of a sort, and how often it paused. */
function sorted(items: readonly Item[], needsPause: () => boolean) {
  const steps = sortInSteps(items, compare, needsPause);
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next();
    if (step.done) return { result: step.value, pauses };
  }
}

describe('a sort in steps', () => {
  it('orders as a sort at once does, equal items as they came', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 30 }), fc.integer({ min: 0, max: 300 }), (keys, more) => {
        const items = Array.from({ length: keys.length * more }, (_, place) => ({
          key: keys[place % keys.length] ?? 0,
          place,
        }));
        expect(sorted(items, () => false)).toEqual({ result: [...items].sort(compare), pauses: 0 });
      }),
    );
  });

  it('pauses often, because others wait while a large result is sorted', () => {
    const items = Array.from({ length: 20_000 }, (_, place) => ({ key: (place * 7_919) % 20_000, place }));
    const { result, pauses } = sorted(items, () => true);
    expect(result.map(({ key }) => key)).toEqual(Array.from({ length: 20_000 }, (_, key) => key));
    expect(pauses).toBeGreaterThan(200);
  });
});
