import { languageOfPath, PAGES, type Language } from '@word-unfolded/domain';
import { changeLanguage } from '@word-unfolded/i18n';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../locales/texts.js';

/** A link to the same page in another language. It needs no script; with one the page stays as it is. */
export function LanguageLink({ to: language }: { readonly to: Language }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const isOfOneLanguage = languageOfPath(pathname) !== undefined;
  const query = new URLSearchParams(search);
  query.set('lng', language);
  const change = (event: MouseEvent) => {
    if (isOfOneLanguage) return;
    event.preventDefault();
    void changeLanguage(language);
  };
  return (
    <Link
      to={isOfOneLanguage ? `${PAGES.read}/${language}` : `${pathname}?${query}`}
      lang={language}
      hrefLang={language}
      onClick={change}
    >
      {t(`language.${language}`)}
    </Link>
  );
}
