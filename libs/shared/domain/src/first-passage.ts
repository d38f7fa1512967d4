import type { Language } from './language.js';

/** The passage of a first visit, in the notation of each language: the verses from which the product has its name. */
export const FIRST_PASSAGE: Readonly<Record<Language, string>> = {
  en: 'Psalm 119:129–136',
  es: 'Salmo 119:129-136',
};
