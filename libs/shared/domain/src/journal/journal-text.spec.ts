import { cleanText, countText, previewOf } from './journal-text.js';

describe('a text of the journal', () => {
  it('is kept without control characters and halves of characters, and with one kind of line end', () => {
    expect(cleanText('a\r\nb\rc\u0000\u0007\td\uD800e\u0301')).toBe('a\nb\nc\td\uFFFD\u00E9');
  });

  it.each([
    ['', 0, 0],
    ['Be still, and know', 4, 18],
    ['No temas, porque yo estoy contigo', 6, 33],
    ['👨‍👩‍👧 family', 1, 8],
    ['שלום עולם', 2, 9],
    ["don't stop", 2, 10],
  ])('%j is counted as a reader counts', (text, words, characters) => {
    expect(countText(text)).toEqual({ words, characters });
  });

  it('is shown in a list by its beginning, without markup, to the end of a word', () => {
    expect(previewOf('# Title\n\nSome **bold** words and [a link](https://example.org).')).toBe(
      'Title Some bold words and a link.',
    );
    const preview = previewOf('wonderful '.repeat(100));
    expect(preview.length).toBeLessThanOrEqual(241);
    expect(preview.endsWith('wonderful…')).toBe(true);
  });
});
