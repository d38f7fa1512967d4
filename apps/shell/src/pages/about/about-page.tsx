import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { Link, PageBody, PageSection, Paragraphs, usePageTitle } from '@word-unfolded/ui';
import { ContactForm } from '../contact/index.js';
import { useTexts } from './texts.js';

const PARTS = ['name', 'words', 'text', 'yours'] as const;

/** What this is, whose words it shows, and how to write to those who run it. */
export function AboutPage() {
  const t = useTexts();
  usePageTitle(t('title', { product: PRODUCT.name }));
  return (
    <PageBody title={t('title', { product: PRODUCT.name })} lead={t('lead')}>
      {PARTS.map((part) => (
        <PageSection key={part} title={t(`${part}.title`)}>
          <Paragraphs text={t(`${part}.body`, { product: PRODUCT.name })} />
        </PageSection>
      ))}
      <PageSection title={t('contact.title')} id="contact">
        <p>
          {t('contact.body')} <Link to={PAGES.help}>{t('contact.help')}</Link>
        </p>
        <ContactForm />
      </PageSection>
    </PageBody>
  );
}
