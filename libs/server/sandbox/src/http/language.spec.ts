import { languageOf } from './language.js';

describe('language of the outbox page', () => {
  it.each([
    [undefined, 'en'],
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-GB,es;q=0.9', 'en'],
    ['de-DE,es;q=0.5', 'es'],
    ['es;q=0, en;q=0.1', 'en'],
    ['fr', 'en'],
    [';;q=x,,', 'en'],
  ])('for %j is %s', (header, language) => expect(languageOf(header)).toBe(language));
});
