import { defineTexts } from '@word-unfolded/i18n';
import english from './en/charts.json' with { type: 'json' };

/** The texts of the charts' own controls. */
export const useTexts = defineTexts('charts', {
  en: english,
  es: () => import('./es/charts.json', { with: { type: 'json' } }),
});
