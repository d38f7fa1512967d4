import fc from 'fast-check';
import { collationOf } from './collation.js';
import { documentOf, type DocumentLiteral } from '../document-literal.js';

const collation = (options: DocumentLiteral) => {
  const found = collationOf(documentOf(options));
  if (!found) throw new Error('a simple collation');
  return found;
};
const text = fc.array(fc.constantFrom(...'aAáÀbBñnßsSæeø10 -'.split(''), 'ss', 'e\u0301'), { maxLength: 4 });

describe('collation', () => {
  it('is undefined for the simple collation', () => {
    expect(collationOf(undefined)).toBeUndefined();
    expect(collationOf(documentOf({ locale: 'simple' }))).toBeUndefined();
  });

  it.each([
    [1, 'a', 'Á', true],
    [2, 'a', 'A', true],
    [2, 'a', 'á', false],
    [3, 'a', 'A', false],
  ])('with strength %i treats %s and %s as equal: %s', (strength, left, right, equal) => {
    expect(collation({ locale: 'en', strength }).compare(left, right) === 0).toBe(equal);
  });

  it('uses the alphabet of its language', () => {
    expect(collation({ locale: 'es', strength: 1 }).compare('n', 'ñ')).not.toBe(0);
    expect(collation({ locale: 'en', strength: 1 }).compare('n', 'ñ')).toBe(0);
  });

  it('sorts numbers in texts numerically if requested', () => {
    expect(collation({ locale: 'en', numericOrdering: true }).compare('verse 9', 'verse 10')).toBe(-1);
    expect(collation({ locale: 'en' }).compare('verse 9', 'verse 10')).toBe(1);
  });

  it('folds equal texts to the same text, and different texts to different ones', () => {
    for (const strength of [1, 2, 3])
      fc.assert(
        fc.property(text, text, (a, b) => {
          const { compare, fold } = collation({ locale: 'es', strength });
          const [left, right] = [a.join(''), b.join('')];
          expect(fold(left) === fold(right)).toBe(compare(left, right) === 0);
          expect(fold(fold(left))).toBe(fold(left));
        }),
      );
  });

  it.each([
    [{ strength: 1 }, 40414],
    [{ locale: 'xx-nowhere!' }, 2],
    [{ locale: 'en', strength: 6 }, 2],
    [{ locale: 'en', strength: 4 }, 238],
    [{ locale: 'fr', backwards: true }, 238],
    [{ locale: 'en', speed: 1 }, 40415],
  ])('rejects %j with error %i', (options, code) => {
    expect(() => collation(options)).toThrow(expect.objectContaining({ code }));
  });
});
