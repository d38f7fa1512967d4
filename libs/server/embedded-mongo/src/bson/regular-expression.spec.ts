import { compileRegularExpression } from './regular-expression.js';
import { BSONRegExp } from './value.js';

const matches = (pattern: string, options: string, text: string) =>
  compileRegularExpression(new BSONRegExp(pattern, options)).test(text);

describe('a regular expression of PCRE', () => {
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
  ])('/%s/%s finds something in %j: %s', (pattern, options, text, expected) => {
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
  ])('/%s/ is refused, because JavaScript cannot say it', (pattern, options) => {
    expect(() => matches(pattern, options, 'a')).toThrow(expect.objectContaining({ code: 238 }));
  });

  it('is an error when it is wrong, and with options that nobody knows', () => {
    expect(() => matches('(', '', '')).toThrow(expect.objectContaining({ code: 51091 }));
    const unknown = Object.assign(new BSONRegExp('a'), { options: 'g' });
    expect(() => compileRegularExpression(unknown)).toThrow(expect.objectContaining({ code: 51108 }));
  });
});
