import type { Language } from '@word-unfolded/domain';

/** The regions whose speech recognition browsers know best. */
const USUAL: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' };

/**
 * The language tag for speech recognition: the reader's own variety of the chosen language, such as es-CO, if the
 * browser names one.
 */
export function recognitionTag(
  language: Language,
  preferred: readonly string[] = navigator.languages,
): string {
  const own = preferred.find((tag) => new RegExp(`^${language}-[A-Z]{2}$`).test(tag));
  return own ?? USUAL[language];
}
