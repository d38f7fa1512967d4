import { DEFAULT_LANGUAGE, type Language } from '@word-unfolded/domain';
import { currentLanguage } from '@word-unfolded/i18n';

const MANIFESTS: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  es: '/manifest.es.webmanifest',
};

/** What the browser says of the application when it offers to install it, in the language of the reader. */
export function nameManifest(language: Language = currentLanguage()): void {
  if (language === DEFAULT_LANGUAGE) return;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', MANIFESTS[language]);
}
