import fc from 'fast-check';
import {
  arbitraryNumber,
  arbitraryText,
  arbitraryValue,
} from '../../../test/support/cases/arbitrary-values.js';
import { collationOf } from './collation.js';
import { compareValues } from './compare.js';
import { documentOf } from '../document-literal.js';
import { identityOf, OrderedKeyWriter } from './ordered-key.js';
import type { Maybe } from '../value.js';

const keyOf = (value: Maybe, direction = 1) => new OrderedKeyWriter().component(value, direction).toBuffer();
const sign = (order: number) => Math.sign(order);

describe('ordered key', () => {
  it('has the same order as its values', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        expect(Buffer.compare(keyOf(a), keyOf(b))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 5000 },
    );
  });

  it('has the exact order of numbers of all types', () => {
    fc.assert(
      fc.property(arbitraryNumber, arbitraryNumber, (a, b) => {
        expect(Buffer.compare(keyOf(a), keyOf(b))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 5000 },
    );
  });

  it('has the reverse order for a descending component', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        expect(Buffer.compare(keyOf(a, -1), keyOf(b, -1))).toBe(sign(compareValues(b, a)));
      }),
      { numRuns: 2000 },
    );
  });

  it('uses the second component only if the first components are equal', () => {
    const pair = fc.tuple(arbitraryValue, arbitraryValue);
    const written = ([first, second]: [Maybe, Maybe]) =>
      new OrderedKeyWriter().component(first, 1).component(second, -1).toBuffer();
    fc.assert(
      fc.property(pair, pair, (a, b) => {
        const expected = compareValues(a[0], b[0]) || compareValues(b[1], a[1]);
        expect(Buffer.compare(written(a), written(b))).toBe(sign(expected));
      }),
      { numRuns: 2000 },
    );
  });

  it('places absent before null', () => {
    expect(Buffer.compare(keyOf(undefined), keyOf(null))).toBe(-1);
  });

  it('is the same for texts that a collation treats as equal', () => {
    const collation = collationOf(documentOf({ locale: 'en', strength: 1 }));
    const inLanguage = (text: string) => new OrderedKeyWriter(collation).value(text).toText();
    expect(inLanguage('Éa')).toBe(inLanguage('eA'));
    fc.assert(
      fc.property(arbitraryText, arbitraryText, (a, b) => {
        expect(inLanguage(a) === inLanguage(b)).toBe(compareValues(a, b, collation) === 0);
      }),
    );
  });
});

describe('identity of a value', () => {
  it('is equal for equal values only', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        expect(identityOf(a) === identityOf(b)).toBe(compareValues(a, b) === 0);
      }),
      { numRuns: 3000 },
    );
  });
});
