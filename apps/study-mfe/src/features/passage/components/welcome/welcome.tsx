import { PRODUCT } from '@word-unfolded/domain';
import { EmptyState } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { Examples } from './examples.js';
import styles from './welcome.module.css';

/** Shown above the very first passage of a reader: how to open another, and why this one was chosen. */
export function Welcome() {
  const t = useTexts();
  return (
    <div className={styles.place}>
      <EmptyState title={t('welcome.title')}>
        <p>{t('welcome.how')}</p>
        <Examples />
        <p>{t('welcome.why', { product: PRODUCT.name })}</p>
      </EmptyState>
    </div>
  );
}
