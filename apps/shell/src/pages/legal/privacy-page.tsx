import { PRODUCT } from '@word-unfolded/domain';
import { Paragraphs } from '@word-unfolded/ui';
import { LegalPage } from './legal-page.js';
import { useTexts } from './texts.js';
import { StorageTable } from './storage-table.js';

const SECTIONS = [
  'account',
  'written',
  'visit',
  'device',
  'purpose',
  'others',
  'safety',
  'rights',
  'changes',
] as const;

/** Which data of a reader is stored, where, why and for how long, in accordance with the code. */
export function PrivacyPage() {
  const t = useTexts();
  const values = { product: PRODUCT.name };
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`privacy.${id}.title`),
    body: (
      <>
        <Paragraphs text={t(`privacy.${id}.body`, values)} />
        {id === 'device' && <StorageTable />}
      </>
    ),
  }));
  return <LegalPage title={t('privacy.title')} lead={t('privacy.lead', values)} sections={sections} />;
}
