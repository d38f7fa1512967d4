import { LANGUAGE_KEY } from '@word-unfolded/domain';
import { browserLanguageSources, detectLanguage, type LanguageSources } from './detect-language.js';

const SILENT: LanguageSources = {
  path: () => null,
  query: () => null,
  cookie: () => null,
  localStorage: () => null,
  sessionStorage: () => null,
  navigator: () => [],
  htmlTag: () => null,
};

describe('the language of a reader', () => {
  it('is read from the address, cookie, local storage, session storage, browser and html tag, in that order', () => {
    const order = ['query', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'] as const;
    order.forEach((name, place) => {
      const says = (tag: string) =>
        name === 'navigator' ? { navigator: () => [tag] } : { [name]: () => tag };
      const later = Object.fromEntries(
        order.slice(place + 1).map((each) => [each, () => (each === 'navigator' ? ['en'] : 'en')]),
      );
      expect(detectLanguage({ ...SILENT, ...later, ...says('es') })).toBe('es');
    });
  });

  it('is that of a page that exists in one language', () => {
    expect(detectLanguage({ ...SILENT, path: () => 'es', query: () => 'en', localStorage: () => 'en' })).toBe(
      'es',
    );
  });

  it('is the first supported language of the browser', () => {
    expect(detectLanguage({ ...SILENT, navigator: () => ['fr-CA', 'es-MX', 'en-US'] })).toBe('es');
  });

  it('skips a source with an unsupported language', () => {
    expect(detectLanguage({ ...SILENT, query: () => 'de', localStorage: () => 'es-419' })).toBe('es');
  });

  it('is English when no source names one', () => {
    expect(detectLanguage(SILENT)).toBe('en');
  });
});

describe('the language sources of a browser', () => {
  afterEach(() => {
    document.cookie = `${LANGUAGE_KEY}=; max-age=0`;
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it('are read from their places', () => {
    window.history.replaceState(null, '', '/?lng=es');
    document.cookie = `${LANGUAGE_KEY}=es-MX`;
    window.localStorage.setItem(LANGUAGE_KEY, 'en');
    const sources = browserLanguageSources();
    expect([sources.query(), sources.cookie(), sources.localStorage()]).toEqual(['es', 'es-MX', 'en']);
  });
});
