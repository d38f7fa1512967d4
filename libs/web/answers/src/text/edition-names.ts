import { getData } from '@word-unfolded/api-client';
import { listTranslationsRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { Language } from '@word-unfolded/domain';
import { useEffect, useSyncExternalStore } from 'react';

const NONE: ReadonlyMap<string, string> = new Map();

/** The common names of the translations by id: `RV1909` for `spa_r09`. They are the same in every answer. */
let names = NONE;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function askNames(language: Language): Promise<void> {
  try {
    const translations = await getData(listTranslationsRoute, {}, { language });
    names = new Map(translations.map(({ id, abbreviation }) => [id, abbreviation]));
    for (const listener of listeners) listener();
  } catch {
    loading = undefined; // the id serves as a fallback, and the next displayed answer tries again
  }
}

/** Returns the common name of a translation; until it has loaded, its id. */
export function useEditionName(): (translationId: string) => string {
  const language = useLanguage();
  const known = useSyncExternalStore(
    watch,
    () => names,
    () => names,
  );
  useEffect(() => {
    loading ??= askNames(language);
  }, [language]);
  return (translationId) => known.get(translationId) ?? translationId;
}

function watch(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
