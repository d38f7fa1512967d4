import { Button, ErrorState, usePageTitle } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './remote-down.module.css';

/** Replaces a remote that is unavailable. */
export function RemoteDown({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts();
  usePageTitle(t('title'));
  return (
    <div className={styles.place}>
      <ErrorState
        level={1}
        title={t('title')}
        actions={
          <Button variant="main" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        <p>{t('body')}</p>
      </ErrorState>
    </div>
  );
}
