import { LICENCES_ADDRESS, PAGES, PRODUCT } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Link, PageBody, PageContents, PageSection, usePageHead } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './legal-page.module.css';
import { useTexts } from './texts.js';

/** The effective date of both pages. */
const IN_FORCE_FROM = new Date(2026, 10, 21);

type LegalSection = { readonly id: string; readonly title: string; readonly body: ReactNode };

type LegalPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};

/** A legal page with its table of contents. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const t = useTexts();
  const language = useLanguage();
  usePageHead({ title, description: lead });
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
        {' · '}
        <a href={LICENCES_ADDRESS}>{t('licences')}</a>
      </p>
    </PageBody>
  );
}
