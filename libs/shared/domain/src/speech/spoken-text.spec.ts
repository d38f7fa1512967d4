import type { Language } from '../language.js';
import { spokenText } from './spoken-text.js';
import { withoutMarkup } from './without-markup.js';

describe('a line to be spoken', () => {
  it.each<[Language, string, string]>([
    ['es', 'Y llamó Dios á la luz Día', 'Y llamó Dios a la luz Día'],
    ['es', 'Á ti clamaré, ó Jehová; é hizo', 'A ti clamaré, o Jehová; e hizo'],
    ['es', 'uno ú otro', 'uno u otro'],
    ['es', 'fué y dió, él está aquí', 'fué y dió, él está aquí'],
    ['es', 'EN el principio', 'En el principio'],
    ['es', 'JEHOVÁ es mi pastor', 'Jehová es mi pastor'],
    ['en', 'the LORD said to my Lord', 'the Lord said to my Lord'],
    ['en', 'The LORD’S hand. I AM', 'The Lord’s hand. I Am'],
    ['en', 'I am Alpha', 'I am Alpha'],
  ])('in %s: %j is spoken as %j', (language, written, said) => {
    expect(spokenText(written, language)).toBe(said);
  });

  it.each<[Language, string, string]>([
    ['en', 'John 3:17', 'John 3 verse 17'],
    ['en', '1 Corinthians 13:4-7', 'First Corinthians 13 verses 4 to 7'],
    ['en', 'Romans 8:28–9:2', 'Romans 8 verse 28 to 9 verse 2'],
    ['en', 'See vv. 3-5 and v. 9 of ch. 2', 'See verses 3 to 5 and verse 9 of chapter 2'],
    ['en', 'We met at 3:17 pm', 'We met at 3:17 pm'],
    ['en', 'There were 3 Johns', 'There were 3 Johns'],
    ['es', 'Juan 3:17', 'Juan 3 versículo 17'],
    ['es', '1 Juan 1:8-9', 'Primera de Juan 1 versículos 8 al 9'],
    ['es', '2 Reyes 4:1', 'Segundo de Reyes 4 versículo 1'],
    ['es', '1ª de Pedro 1:3', 'Primera de Pedro 1 versículo 3'],
  ])('in %s: the reference %j is spoken as %j', (language, written, said) => {
    expect(spokenText(written, language)).toBe(said);
  });

  it('omits characters that are only visual', () => {
    expect(spokenText('¶ In [the]  beginning — *God* & the earth †', 'en')).toBe(
      'In the beginning, God and the earth',
    );
    expect(spokenText(' ¶ — … ', 'en')).toBe('');
  });
});

describe('a text with markup', () => {
  it('retains its words', () => {
    expect(withoutMarkup('<p>Grace &amp; <b>peace</b></p>').trim().replace(/\s+/g, ' ')).toBe(
      'Grace & peace',
    );
    expect(withoutMarkup('## The **vine** and [the branches](https://example.org/a_(b))')).toBe(
      'The vine and the branches',
    );
    expect(withoutMarkup('- _abide_ in me')).toBe('abide in me');
  });

  it('loses parts that are not text', () => {
    expect(withoutMarkup('<script>alert(1)</script><style>p{}</style><!-- a -->').trim()).toBe('');
  });

  it('is not detected where a sign is only a comparison', () => {
    expect(withoutMarkup('2 < 3 and 5 > 4')).toBe('2 < 3 and 5 > 4');
  });

  it('has the same number of lines', () => {
    const written = 'one\n<p\nclass="x">two</p>\n<!-- a\nb -->three';
    expect(withoutMarkup(written).split('\n')).toHaveLength(written.split('\n').length);
  });
});
