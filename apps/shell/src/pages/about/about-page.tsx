import { LICENCES_ADDRESS, PAGES, PRODUCT } from '@word-unfolded/domain';
import { Link, PageBody, PageSection, Paragraphs, usePageHead } from '@word-unfolded/ui';
import { ContactForm } from '../contact/contact-form.js';
import { useTexts } from './texts.js';

const PARTS = ['name', 'words', 'text', 'yours'] as const;

/** About the application: its purpose, the sources of its texts, and the contact to its operators. */
export default function AboutPage() {
  const t = useTexts();
  usePageHead({ title: t('title', { product: PRODUCT.name }), description: t('lead') });
  return (
    <PageBody title={t('title', { product: PRODUCT.name })} lead={t('lead')}>
      {PARTS.map((part) => (
        <PageSection key={part} title={t(`${part}.title`)}>
          <Paragraphs text={t(`${part}.body`, { product: PRODUCT.name })} />
        </PageSection>
      ))}
      <PageSection title={t('made.title')}>
        <p>
          {t('made.body', { product: PRODUCT.name })} <a href={LICENCES_ADDRESS}>{t('made.licences')}</a>
        </p>
      </PageSection>
      <PageSection title={t('contact.title')} id="contact">
        <p>
          {t('contact.body')} <Link to={PAGES.help}>{t('contact.help')}</Link>
        </p>
        <ContactForm />
      </PageSection>
    </PageBody>
  );
}
