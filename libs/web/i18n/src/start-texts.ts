import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@word-unfolded/domain';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLanguage, keepLanguage } from './detect-language.js';
import { readTexts, registeredNamespaces } from './text-registry.js';

/** Specification, section 9, "Translation loader". */
const LOADER = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

const registry: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    readTexts(isLanguage(language) ? language : DEFAULT_LANGUAGE, namespace).then(
      (texts) => callback(null, { ...texts }),
      (error: Error) => callback(error, true), // `true` asks i18next to try again
    );
  },
};

/**
 * Starts the texts of the interface in the reader's language; resolves when those registered so far are at hand.
 * From then on `<html lang>` follows the language, and the choice is kept for the next visit.
 *
 * @param language overrides what the browser says; for tests.
 */
export async function startTexts(language: Language = detectLanguage()): Promise<void> {
  i18next.on('languageChanged', followLanguage);
  await i18next
    .use(registry)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      load: 'languageOnly',
      ns: registeredNamespaces(),
      defaultNS: false,
      ...LOADER,
      interpolation: { escapeValue: false }, // React escapes what it renders
    });
}

function followLanguage(language: string): void {
  if (!isLanguage(language)) return;
  document.documentElement.lang = language;
  keepLanguage(language);
}
