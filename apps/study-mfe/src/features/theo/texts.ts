import { defineTexts } from '@word-unfolded/i18n';
import english from '../../locales/en/ai/theo.json' with { type: 'json' };

/** The translated texts of the assistant. */
export const useTheoTexts = defineTexts('theo', {
  en: english,
  es: () => import('../../locales/es/ai/theo.json', { with: { type: 'json' } }),
});
