import { EmptyState } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';

/** Where Theo will speak: that he comes, and what can be done until then. */
export function TheoPanel() {
  const t = useTexts();
  return (
    <EmptyState title={t('theo.title')}>
      <p>{t('theo.body')}</p>
    </EmptyState>
  );
}
