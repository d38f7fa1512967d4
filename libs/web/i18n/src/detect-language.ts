import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  languageOfPath,
  type Language,
} from '@word-unfolded/domain';

const QUERY_NAME = 'lng';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The sources of a reader's language; each returns a language tag or nothing. */
export type LanguageSources = {
  /** The path of a page that exists in one language, such as a chapter of a translation. */
  readonly path: () => string | null;
  readonly query: () => string | null;
  readonly cookie: () => string | null;
  readonly localStorage: () => string | null;
  readonly sessionStorage: () => string | null;
  readonly navigator: () => readonly string[];
  readonly htmlTag: () => string | null;
};

/** The sources of the present browser. One that forbids storage returns nothing. */
export function browserLanguageSources(): LanguageSources {
  return {
    path: () => languageOfPath(window.location.pathname) ?? null,
    query: () => new URLSearchParams(window.location.search).get(QUERY_NAME),
    cookie: () => cookieValue(LANGUAGE_KEY),
    localStorage: () => stored(() => window.localStorage),
    sessionStorage: () => stored(() => window.sessionStorage),
    navigator: () => window.navigator.languages,
    htmlTag: () => document.documentElement.getAttribute('lang'),
  };
}

/**
 * The reader's language: that of a page that exists in one language, else the first source, in the order of the
 * specification (section 4, "Language detection"), that names a supported language; otherwise English.
 */
export function detectLanguage(sources: LanguageSources = browserLanguageSources()): Language {
  const tags = [
    sources.path(),
    sources.query(),
    sources.cookie(),
    sources.localStorage(),
    sources.sessionStorage(),
    ...sources.navigator(),
    sources.htmlTag(),
  ];
  for (const tag of tags) {
    const primary = tag?.split('-')[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * Stores the language for the next visit, also as a cookie, so that the server sends a first page in it. A browser that
 * forbids storage does not retain it.
 */
export function storeLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Only the stored choice is lost.
  }
}

function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function cookieValue(name: string): string | null {
  if (!window.navigator.cookieEnabled) return null;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}
