import fc from 'fast-check';
import { hasOnlyPlainLinks, isSlug, POST_LIMITS, readingMinutes, slugOf } from './post-text.js';

describe('the text of a post', () => {
  it('takes a minute for 230 words, and one at least', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('word '.repeat(1_150))).toBe(5);
    expect(readingMinutes('# Título\n\n**palabra** no-cuenta dos veces')).toBe(1);
  });

  it('has a slug of its title', () => {
    expect(slugOf('¿Cómo leer los Salmos? (1)')).toBe('como-leer-los-salmos-1');
    expect(slugOf('Ἀγάπη')).toBe('');
    expect(slugOf('Feeds')).toBe('feeds-1');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slug.length).toBeLessThanOrEqual(POST_LIMITS.slugCharacters);
      }),
    );
  });

  it.each([
    '[a](https://example.org/x?y=1)',
    '[a](/word-unfolded?ref=John 3:16)',
    '[a](#notes) and <mailto:a@example.org>',
    '[a]: https://example.org\n\nTime: 10:30, (see: below)',
    '[a](see the note: below), [a](/llm "part 1: how // to read") and [a](https://example.org//x)',
  ])('may link to pages: %s', (text) => {
    expect(hasOnlyPlainLinks(text)).toBe(true);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a]( JavaScript:alert(1) )',
    '[a](<java\u0001script:alert(1)>)',
    '[a](java&#115;cript&colon;alert(1))',
    '[a](jav&Tab;ascript:alert(1))',
    '![a](data:text/html;base64,PHNjcmlwdD4=)',
    '<javascript:alert(1)>',
    '[a]\n\n[a]: vbscript:x',
    '[a](java\tscript:alert(1))',
    '[a](java\nscript:alert(1) "title")',
    '[a](javascript\\:alert(1))',
    '[b](<jav&#x0A;ascript:alert(1)>)',
  ])('may not link to anything that runs: %s', (text) => {
    expect(hasOnlyPlainLinks(text)).toBe(false);
  });

  it.each([
    '[a](//example.org)',
    '![a]( \\\\\\\\example.org/x.png )',
    '[a](/\\example.org "title")',
    '[a](</\t/example.org>)',
    '[a](&sol;/example.org) or [a](&#47;&#47;example.org)',
    '[a]: //example.org',
  ])('may not link to another site by an address without a scheme: %s', (text) => {
    expect(hasOnlyPlainLinks(text)).toBe(false);
  });
});
