import type { DeviceEntry } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { useTexts } from '../../locales/texts.js';
import { dayText, noonOf } from '../days.js';
import type { EntryWords } from './plain-text.js';

/** The title and the labels of an entry, in the reader's language. */
export function useEntryWords(): (entry: DeviceEntry) => EntryWords & { readonly filed: readonly string[] } {
  const t = useTexts();
  const language = useLanguage();
  return ({ working }) => {
    const { title, date, category, mood, scripture, tags } = working;
    const filed = [t(`categories.${category}`), mood ? t(`moods.${mood}`) : ''].filter(Boolean);
    return {
      title: title.trim() || t('untitled'),
      date: dayText(noonOf(date), 'long', language),
      filed,
      about: [...filed, scripture, ...tags.map((tag) => `#${tag}`)].filter(Boolean),
    };
  };
}
