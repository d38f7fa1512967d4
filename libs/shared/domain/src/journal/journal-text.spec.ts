import { cleanLine, cleanText, countEntryText, countText, previewOf } from './journal-text.js';

describe('a text of the journal', () => {
  it('is stored without control characters and lone surrogates, with one kind of line end', () => {
    expect(cleanText('a\r\nb\rc\u0000\u0007\td\uD800e\u0301')).toBe('a\nb\nc\td\uFFFD\u00E9');
  });

  it('of one line has no line breaks, control characters or overrides of its direction', () => {
    expect(cleanLine('Grace \r\n and\u2028peace\u0085to\vyou\tall')).toBe('Grace and peace to you all');
    expect(cleanLine('a\u202Eb\u2066c\u2069d\u202C\u0000\u001B\u009B\u007F')).toBe('abcd');
    expect(cleanLine('שלום\u200F עולם ')).toBe('שלום\u200F עולם ');
  });

  it.each([
    ['', 0, 0],
    ['Be still, and know', 4, 18],
    ['No temas, porque yo estoy contigo', 6, 33],
    ['👨‍👩‍👧 family', 1, 8],
    ['שלום עולם', 2, 9],
    ["don't stop", 2, 10],
    ['Psalm 119:18', 2, 12],
    ['1 Corinthians 13:4–7, 3.5 and 1,000', 6, 35],
  ])('counts %j as a reader would', (text, words, characters) => {
    expect(countText(text)).toEqual({ words, characters });
  });

  it('is counted without Markdown markup', () => {
    expect(countEntryText('# Psalm 119:18\n\n- **Open** my _eyes_')).toEqual(
      countText('Psalm 119:18\n\nOpen my eyes'),
    );
  });

  it('is shown in a list by its beginning, without markup, up to the end of a word', () => {
    expect(previewOf('# Title\n\nSome **bold** words and [a link](https://example.org).')).toBe(
      'Title Some bold words and a link.',
    );
    const preview = previewOf('wonderful '.repeat(100));
    expect(preview.length).toBeLessThanOrEqual(241);
    expect(preview.endsWith('wonderful…')).toBe(true);
  });
});
