import { defineTexts } from '@word-unfolded/i18n';
import english from '../locales/en/plans.json' with { type: 'json' };

/** The translated texts of the plans, which several pages show. */
export const usePlanTexts = defineTexts('plans', {
  en: english,
  es: () => import('../locales/es/plans.json', { with: { type: 'json' } }),
});
