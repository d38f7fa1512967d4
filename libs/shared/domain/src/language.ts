/** The languages of the interface (specification, section 9). The first is the default and the fallback. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of the cookie and of the key of both storages with the reader's language (specification, section 9). */
export const LANGUAGE_KEY = 'i18nextLng';

/** Whether an untrusted value names a language of the interface. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The reader's language from an `Accept-Language` header.
 *
 * @param header the header as received, such as `es-419,es;q=0.9,en;q=0.8`; absent or malformed gives the default.
 * @returns the language with the highest weight that the interface has; equal weights keep the header's order.
 * @see RFC 9110, section 12.5.4
 */
export function languageOfHeader(header: string | undefined): Language {
  if (!header) return DEFAULT_LANGUAGE;
  let best: { language: Language; weight: number } | undefined;
  for (const range of header.slice(0, 256).split(',')) {
    const [tag = '', ...parameters] = range.trim().split(';');
    const primary = tag.split('-')[0]?.toLowerCase();
    if (!isLanguage(primary)) continue;
    const weight = weightOf(parameters);
    if (weight > 0 && (!best || weight > best.weight)) best = { language: primary, weight };
  }
  return best?.language ?? DEFAULT_LANGUAGE;
}

function weightOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name, value] = parameter.trim().split('=');
    if (name?.toLowerCase() === 'q') return Number(value) || 0;
  }
  return 1;
}

/** The locale in which dates and numbers are written for a language (decisions, "Languages"). */
export function localeOf(language: Language): string {
  return language === 'es' ? 'es-419' : 'en-US';
}

/** The first day of a week in a calendar of a language, from Monday (1) to Sunday (7), as CLDR has it for its locale. */
export function firstWeekday(language: Language): 1 | 7 {
  return language === 'es' ? 1 : 7;
}
