import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { EmptyState } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import { Examples } from '../welcome/examples.js';
import styles from '../welcome/welcome.module.css';

/** Shown for an answer without a verse. */
export function EmptyPassage() {
  const t = useTexts();
  return (
    <div className={styles.place}>
      <EmptyState title={errorText('PASSAGE_EMPTY', useLanguage())}>
        <p>{t('empty.body')}</p>
        <Examples />
      </EmptyState>
    </div>
  );
}
