import fc from 'fast-check';
import { compileRegularExpression } from '../bson/patterns/regular-expression.js';
import { BSONRegExp } from '../bson/value.js';
import { literalPrefix } from './literal-prefix.js';

const prefixOf = (pattern: string, options = '') => literalPrefix(new BSONRegExp(pattern, options));

describe('literal prefix of a regular expression', () => {
  it.each([
    ['^abc', 'abc'],
    ['^ab?c', 'a'],
    ['^ab*', 'a'],
    ['^ab+', 'ab'],
    ['^a\\.b', 'a.b'],
    ['^a\\d', 'a'],
    ['^a(b)', 'a'],
    ['^a[bc]', 'a'],
    ['abc', undefined],
    ['^abc|^x', undefined],
    ['^?a', undefined],
    ['^', undefined],
    ['^a{0,2}b', undefined],
  ])('of /%s/ is %s', (pattern, prefix) => {
    expect(prefixOf(pattern)).toBe(prefix);
  });

  it('is undefined with options that change case, lines or whitespace', () => {
    for (const options of ['i', 'm', 'x']) expect(prefixOf('^abc', options)).toBeUndefined();
    expect(prefixOf('^abc', 's')).toBe('abc');
  });

  it('starts every text that the expression matches', () => {
    const piece = fc.constantFrom('a', 'b', '\\.', '.', 'a?', 'b*', 'a+', '[ab]', '(a|b)', '$', '\\d', '{');
    const subject = fc.string({ unit: fc.constantFrom('a', 'b', '.', '1', '{'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), subject, (pieces, text) => {
        const pattern = new BSONRegExp(`^${pieces.join('')}`, '');
        const prefix = literalPrefix(pattern) ?? '';
        if (compileRegularExpression(pattern, undefined).test(text))
          expect(text.startsWith(prefix)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
