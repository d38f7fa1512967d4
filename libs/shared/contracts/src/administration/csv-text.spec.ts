import fc from 'fast-check';
import { csvText } from './csv-text.js';

describe('a table as CSV', () => {
  it('has a line for the columns and for each row', () => {
    expect(
      csvText(
        ['date', 'readers'],
        [
          ['2026-11-23', 12],
          ['a "b", c', null],
        ],
      ),
    ).toBe('"date","readers"\r\n"2026-11-23",12\r\n"a ""b"", c",\r\n');
  });

  it('has numbers as they are, also negative ones', () => {
    expect(csvText(['n'], [[-3], [0.5]])).toBe('"n"\r\n-3\r\n0.5\r\n');
  });

  it('has no text that a spreadsheet executes, and loses nothing of any text', () => {
    const formula = fc
      .tuple(fc.constantFrom('', ' ', '\t', '\u00a0'), fc.constantFrom(...'=+-@\t\r|＝＋－＠'), fc.string())
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(formula, fc.string()), (text) => {
        const [, line = ''] = /^"c"\r\n([^]*)\r\n$/.exec(csvText(['c'], [[text]])) ?? [];
        const content = line.slice(1, -1).replaceAll('""', '"');
        expect(content).not.toMatch(/^[\s\u00a0]*[=+\-@\t\r|＝＋－＠]/u);
        expect([content, content.slice(1)]).toContain(text);
      }),
      { numRuns: 200 },
    );
  });
});
