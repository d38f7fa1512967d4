import { PRODUCT, TRIAL_DAYS } from '@word-unfolded/domain';
import { Paragraphs } from '@word-unfolded/ui';
import { LegalPage } from './legal-page.js';
import { useTexts } from './texts.js';

const SECTIONS = [
  'account',
  'yours',
  'scripture',
  'machine',
  'plans',
  'conduct',
  'service',
  'end',
  'changes',
] as const;

/** The terms that a reader accepts at registration. */
export function TermsPage() {
  const t = useTexts();
  const values = { product: PRODUCT.name, days: TRIAL_DAYS };
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    body: <Paragraphs text={t(`terms.${id}.body`, values)} />,
  }));
  return <LegalPage title={t('terms.title')} lead={t('terms.lead', values)} sections={sections} />;
}
