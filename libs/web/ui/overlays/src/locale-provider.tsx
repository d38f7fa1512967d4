import { localeOf } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Sets the language of the interface for the built-in texts of react-aria. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={localeOf(useLanguage())}>{children}</I18nProvider>;
}
