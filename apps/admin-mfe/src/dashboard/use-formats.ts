import { useLanguage } from '@word-unfolded/i18n';
import { dashboardFormats, type DashboardFormats } from './formats.js';

/** The formats of numbers and times in the reader's language. */
export const useFormats = (): DashboardFormats => dashboardFormats(useLanguage());
