import { languageOfHeader } from './language.js';

describe('the language of a reader', () => {
  it('is the supported language with the highest weight', () => {
    expect(languageOfHeader('fr-FR,es-419;q=0.8,en;q=0.9')).toBe('en');
    expect(languageOfHeader('es-MX,es;q=0.9,en;q=0.8')).toBe('es');
  });

  it('keeps the order of the header between equal weights', () => {
    expect(languageOfHeader('es,en')).toBe('es');
    expect(languageOfHeader('en,es')).toBe('en');
  });

  it('is never one with weight 0', () => {
    expect(languageOfHeader('es;q=0, en;q=0.1')).toBe('en');
  });

  it('falls back to English for an absent, unknown or malformed header', () => {
    for (const header of [undefined, '', 'fr', '*', ';;;', 'es;q=abc'])
      expect(languageOfHeader(header)).toBe('en');
  });
});
