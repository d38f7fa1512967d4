import { fileNameOf } from './file-name.js';

const nameOf = (quote: string) => fileNameOf({ quote, mediaType: 'image/png' });

describe('the file name of a downloaded image', () => {
  it.each([
    ['Be still, and know that I am God.', 'Be-still-and-know-that-I-am-God.png'],
    ['«No temas; yo estoy contigo»', 'No-temas-yo-estoy-contigo.png'],
    ['שַׁבָּת שָׁלוֹם', 'שַׁבָּת-שָׁלוֹם.png'],
    ['../../etc/passwd', 'etc-passwd.png'],
    ['…!?', 'image.png'],
  ])('is, for %j, %j', (quote, name) => {
    expect(nameOf(quote)).toBe(name);
  });

  it('is cut between two words, and has the extension of its media type', () => {
    const name = fileNameOf({ quote: 'wonderful '.repeat(50), mediaType: 'image/jpeg' });
    expect(name).toMatch(/^wonderful(-wonderful){4,5}\.jpg$/);
    expect(nameOf('w'.repeat(500))).toHaveLength(64);
  });
});
