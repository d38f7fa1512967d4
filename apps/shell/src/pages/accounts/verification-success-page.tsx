import { PAGES } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { ButtonLink, PageBody, usePageTitle } from '@word-unfolded/ui';
import styles from './accounts.module.css';
import { useTexts } from './texts.js';

/** The address is verified. */
export default function VerificationSuccessPage() {
  const t = useTexts();
  const { status } = useSession();
  usePageTitle(t('verified.title'));
  const isSignedIn = status === 'signed-in';
  return (
    <PageBody title={t('verified.title')}>
      <div className={styles.stack}>
        <p role="status">{t('verified.body')}</p>
        <div className={styles.acts}>
          <ButtonLink look="main" to={isSignedIn ? PAGES.menu : PAGES.login}>
            {t(isSignedIn ? 'verified.menu' : 'login.act')}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}
