import { compileRegularExpression } from './regular-expression.js';
import { BSONRegExp } from '../value.js';

const matches = (pattern: string, options: string, text: string) =>
  compileRegularExpression(new BSONRegExp(pattern, options), undefined).test(text);

describe('translation of a PCRE regular expression', () => {
  it.each([
    ['a.c', '', 'a\rc', true],
    ['a.c', '', 'a\nc', false],
    ['a.c', 's', 'a\nc', true],
    ['c$', '', 'abc\n', true],
    ['c$', '', 'abc\n\n', false],
    ['^b$', 'm', 'a\nb\nc', true],
    ['^b', '', 'a\nb', false],
    ['\\Ab', 'm', 'a\nb', false],
    ['c\\z', '', 'c\n', false],
    ['c\\Z', '', 'c\n', true],
    ['A', 'i', 'a', true],
    ['(?i)A', '', 'a', true],
    ['a b # comment', 'x', 'ab', true],
    ['\\s', '', '\u00a0', false],
    ['[\\s]', '', '\t', true],
    ['^.$', '', '😀', true],
    ['(?P<word>a)', '', 'a', true],
    ['a{', '', 'a{', true],
    ['[]a]', '', ']', true],
    ['\\p{Lu}', '', 'É', true],
    ['a\\-b', '', 'a-b', true],
  ])('lets /%s/%s find a match in %j: %s', (pattern, options, text, expected) => {
    expect(matches(pattern, options, text)).toBe(expected);
  });

  it.each([
    ['a++', ''],
    ['(?>a)', ''],
    ['(?1)', ''],
    ['(?P=name)', ''],
    ['[[:alpha:]]', ''],
    ['(*UTF8)a', ''],
    ['\\Qa.b\\E', ''],
    ['\\Ka', ''],
  ])('rejects /%s/, because JavaScript cannot express it', (pattern, options) => {
    expect(() => matches(pattern, options, 'a')).toThrow(expect.objectContaining({ code: 238 }));
  });

  it('rejects invalid expressions and unknown options', () => {
    expect(() => matches('(', '', '')).toThrow(expect.objectContaining({ code: 51091 }));
    const unknown = Object.assign(new BSONRegExp('a'), { options: 'g' });
    expect(() => compileRegularExpression(unknown, undefined)).toThrow(
      expect.objectContaining({ code: 51108 }),
    );
  });
});
