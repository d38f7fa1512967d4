import { DEFAULT_LANGUAGE, type Language } from '@word-unfolded/domain';
import { currentLanguage } from '@word-unfolded/i18n';

const MANIFESTS: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  es: '/manifest.es.webmanifest',
};

/** The texts that the browser shows when it offers to install the application, in the reader's language. */
export function nameManifest(language: Language = currentLanguage()): void {
  if (language === DEFAULT_LANGUAGE) return;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', MANIFESTS[language]);
}
