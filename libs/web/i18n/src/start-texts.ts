import {
  DEFAULT_LANGUAGE,
  isLanguage,
  languageOfPath,
  LANGUAGES,
  type Language,
} from '@word-unfolded/domain';
import i18next, { type BackendModule, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLanguage, storeLanguage } from './detect-language.js';
import { readTexts, registeredNamespaces } from './text-registry.js';

/** Specification, section 9, "Translation loader". */
const LOADER = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

const registry: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    readTexts(isLanguage(language) ? language : DEFAULT_LANGUAGE, namespace).then(
      (texts) => callback(null, { ...texts }),
      (error: Error) => callback(error, true), // `true` makes i18next retry
    );
  },
};

/** A sentence that ends with a time of day in Spanish, such as “6:54 p.m.”, has one full stop, not two. */
const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'one-full-stop',
  process: (value: string) => value.replace(/\b([ap]\.\s?m\.)\./gu, '$1'),
};

/**
 * Starts the texts of the interface in the reader's language; resolves when the namespaces registered so far have
 * loaded. From then on `<html lang>` follows the language, and the choice is stored for the next visit.
 *
 * @param language overrides the detected language; for tests.
 */
export async function startTexts(language: Language = detectLanguage()): Promise<void> {
  i18next.on('languageChanged', followLanguage);
  await i18next
    .use(registry)
    .use(oneFullStop)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      load: 'languageOnly',
      ns: registeredNamespaces(),
      defaultNS: false,
      postProcess: [oneFullStop.name],
      ...LOADER,
      interpolation: { escapeValue: false }, // React escapes what it renders
    });
}

function followLanguage(language: string): void {
  if (!isLanguage(language) || typeof document === 'undefined') return; // a server renders for many readers
  document.documentElement.lang = language;
  // The language of an address that names one is not a choice of the reader.
  if (languageOfPath(window.location.pathname) !== language) storeLanguage(language);
}
