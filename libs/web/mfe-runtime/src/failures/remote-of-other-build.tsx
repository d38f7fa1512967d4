import { Button, ErrorState, usePageTitle } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';
import styles from './remote-down.module.css';

/** Replaces a remote that was built against other contracts: the application was updated while this tab was open. */
export function RemoteOfOtherBuild() {
  const t = useTexts();
  usePageTitle(t('otherBuild.title'));
  return (
    <div className={styles.place}>
      <ErrorState
        level={1}
        title={t('otherBuild.title')}
        actions={
          <Button variant="main" onClick={() => window.location.reload()}>
            {t('otherBuild.reload')}
          </Button>
        }
      >
        <p>{t('otherBuild.body')}</p>
      </ErrorState>
    </div>
  );
}
