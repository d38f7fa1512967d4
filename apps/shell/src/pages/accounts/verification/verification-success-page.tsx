import { PAGES } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { ButtonLink, PageBody, usePageTitle } from '@word-unfolded/ui';
import { useLocation } from 'react-router';
import styles from '../accounts.module.css';
import { useTexts } from '../texts.js';

/** Confirms the verification of an address: after registration, or the new one of an account. */
export default function VerificationSuccessPage() {
  const t = useTexts();
  const { status } = useSession();
  const changed = useChangedAddress();
  usePageTitle(t('verified.title'));
  const isSignedIn = status === 'signed-in';
  return (
    <PageBody title={t('verified.title')}>
      <div className={styles.stack}>
        <p role="status">{changed ? t('verified.changed', { email: changed }) : t('verified.body')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="main" to={isSignedIn ? PAGES.menu : PAGES.login}>
            {t(isSignedIn ? 'verified.menu' : 'login.act')}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}

/** The new address of an account, when the reader comes from its link. */
function useChangedAddress(): string | undefined {
  const { state } = useLocation() as { readonly state: unknown };
  if (typeof state !== 'object' || state === null || !('kind' in state) || !('email' in state))
    return undefined;
  return state.kind === 'new-address' && typeof state.email === 'string' ? state.email : undefined;
}
