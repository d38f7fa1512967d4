import { localeOf, type Language } from '@word-unfolded/domain';

/** The formats of numbers, dates and lists in a language (decisions, "Languages": en-US, es-419). */
export type Formats = {
  readonly number: (value: number) => string;
  /** A long date: November 21, 2026; 21 de noviembre de 2026. */
  readonly date: (value: Date) => string;
  /** A list: a, b, and c; a, b y c. */
  readonly list: (values: readonly string[]) => string;
};

const formats = new Map<Language, Formats>();

/** The formats of a language. They are cached, because creating an Intl formatter costs far more than using it. */
export function formatsOf(language: Language): Formats {
  const known = formats.get(language);
  if (known) return known;
  const made = makeFormats(localeOf(language));
  formats.set(language, made);
  return made;
}

function makeFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    number: (value) => number.format(value),
    date: (value) => date.format(value),
    list: (values) => list.format(values),
  };
}
