import { localeOf } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Gives react-aria, which speaks a few words of its own, the language of the interface. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={localeOf(useLanguage())}>{children}</I18nProvider>;
}
