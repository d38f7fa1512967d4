import { localeOf, type Language } from '@word-unfolded/domain';

/** How numbers, dates and lists are written in a language (decisions, "Languages": en-US, es-419). */
export type Formats = {
  readonly number: (value: number) => string;
  /** A day as a reader writes it: November 21, 2026; 21 de noviembre de 2026. */
  readonly date: (value: Date) => string;
  /** Things one after the other: a, b, and c; a, b y c. */
  readonly list: (values: readonly string[]) => string;
};

const formats = new Map<Language, Formats>();

/** The formats of a language. They are made once: an Intl formatter costs far more to make than to use. */
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
