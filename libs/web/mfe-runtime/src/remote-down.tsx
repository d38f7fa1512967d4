import { Button, ErrorState, usePageTitle } from '@word-unfolded/ui';
import { useTexts } from './locales/texts.js';
import styles from './remote-down.module.css';

/** Stands in the place of a remote that is not there. */
export function RemoteDown({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts();
  usePageTitle(t('title'));
  return (
    <div className={styles.place}>
      <ErrorState
        level={1}
        title={t('title')}
        acts={
          <Button look="main" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        <p>{t('body')}</p>
      </ErrorState>
    </div>
  );
}
