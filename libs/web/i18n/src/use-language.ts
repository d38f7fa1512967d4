import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@word-unfolded/domain';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

/** The language of the interface, outside React. */
export function currentLanguage(): Language {
  return isLanguage(i18next.resolvedLanguage) ? i18next.resolvedLanguage : DEFAULT_LANGUAGE;
}

/** Changes the language of the interface; resolves when its texts have loaded, so that no mixed page is shown. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}

/** The current language of the interface, for a component. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}
