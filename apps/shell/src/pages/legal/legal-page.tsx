import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Link, PageBody, PageContents, PageSection, usePageTitle } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './legal-page.module.css';
import { useTexts } from './texts.js';

/** The day from which both pages hold as they are. */
const IN_FORCE_FROM = new Date(2026, 10, 21);

export type LegalSection = { readonly id: string; readonly title: string; readonly body: ReactNode };

type LegalPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};

/** A page of rules, with its table of contents beside it. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const t = useTexts();
  const language = useLanguage();
  usePageTitle(title);
  return (
    <PageBody title={title} lead={lead} aside={<PageContents label={t('contents')} sections={sections} />}>
      <p className={styles.date}>{t('inForce', { date: formatsOf(language).date(IN_FORCE_FROM) })}</p>
      {sections.map(({ id, title: name, body }) => (
        <PageSection key={id} id={id} title={name}>
          {body}
        </PageSection>
      ))}
      <p className={styles.end}>
        {t('questions', { product: PRODUCT.name })} <Link to={`${PAGES.about}#contact`}>{t('write')}</Link>
      </p>
    </PageBody>
  );
}
