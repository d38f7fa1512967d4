import { defineTexts } from '@word-unfolded/i18n';
import english from './en/ui.json' with { type: 'json' };

/** The texts of the design system's own controls. */
export const useTexts = defineTexts('ui', {
  en: english,
  es: () => import('./es/ui.json', { with: { type: 'json' } }),
});
