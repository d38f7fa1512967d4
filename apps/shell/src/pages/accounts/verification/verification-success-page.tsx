import { PAGES, returnPath } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { ButtonLink, PageBody, usePageHead, useSearchParams } from '@word-unfolded/ui';
import { useLocation } from 'react-router';
import { chosenPlan } from '../../../plans/chosen-plan.js';
import { usePlanTexts } from '../../../plans/texts.js';
import styles from '../accounts.module.css';
import { useTexts } from '../texts.js';

/** Confirms the verification of an address: after registration, or the new one of an account. */
export default function VerificationSuccessPage() {
  const t = useTexts();
  const { status } = useSession();
  const plans = usePlanTexts();
  const { changed, returnTo } = useVerified();
  const chosen = chosenPlan(new URLSearchParams(returnTo?.split('?', 2)[1]));
  usePageHead({ title: t('verified.title'), isListed: false });
  const isSignedIn = status !== 'visitor';
  const [search] = useSearchParams();
  const isNewAddress = search.get('kind') === 'new-address';
  return (
    <PageBody title={t('verified.title')}>
      <div className={styles.stack}>
        <p role="status">
          {changed
            ? t('verified.changed', { email: changed })
            : t(isNewAddress ? 'verified.newAddress' : 'verified.body')}
        </p>
        <div className={styles.actions}>
          {isSignedIn && returnTo !== undefined && (
            <ButtonLink variant="main" to={returnTo}>
              {chosen ? t('verified.plan', { plan: plans(`${chosen.tier}.name`) }) : t('verified.continue')}
            </ButtonLink>
          )}
          <ButtonLink
            variant={isSignedIn && returnTo !== undefined ? 'quiet' : 'main'}
            to={isSignedIn ? PAGES.menu : PAGES.login}
          >
            {t(isSignedIn ? 'verified.menu' : 'login.act')}
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  );
}

type Verified = {
  /** The new address of an account, when the reader comes from its link. */
  readonly changed?: string;
  /** The page that the reader wanted before the registration. */
  readonly returnTo?: string;
};

function useVerified(): Verified {
  const { state } = useLocation() as { readonly state: unknown };
  if (typeof state !== 'object' || state === null) return {};
  const { kind, email, returnTo } = state as Readonly<Record<string, unknown>>;
  return {
    ...(kind === 'new-address' && typeof email === 'string' && { changed: email }),
    ...(typeof returnTo === 'string' && { returnTo: returnPath(returnTo) }),
  };
}
