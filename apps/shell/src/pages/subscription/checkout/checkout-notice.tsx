import { readableText } from '@word-unfolded/api-client';
import type { Subscription } from '@word-unfolded/contracts';
import { PAGES, type Tier } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Link } from '@word-unfolded/ui';
import { usePlanTexts } from '../../../plans/texts.js';
import { useSubscription } from '../../../plans/use-subscription.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { useCheckoutReturn, type CheckoutReturn } from './use-checkout-return.js';

/** Tells a reader who comes back from a checkout what became of it. A welcome ends with what it is about. */
export function CheckoutNotice() {
  const found = useCheckoutReturn();
  const { data: subscription } = useSubscription();
  const isOver = found?.kind === 'done' && subscription && hasLeft(subscription, found.tier);
  const result = isOver ? undefined : found;
  return (
    <div role="status" className={styles.status}>
      {result && (
        <div className={styles.notice}>
          <Words result={result} />
        </div>
      )}
    </div>
  );
}

/** Whether the reader has cancelled the plan, or has another one. */
function hasLeft({ cancelAtPeriodEnd, plan, status }: Subscription, tier: Tier): boolean {
  return cancelAtPeriodEnd || (plan !== tier && (status === 'active' || status === 'trialing'));
}

function Words({ result }: { readonly result: CheckoutReturn }) {
  const t = useTexts();
  const plan = usePlanTexts();
  const language = useLanguage();
  switch (result.kind) {
    case 'cancelled':
      return <p>{t('return.cancelled')}</p>;
    case 'expired':
      return <p>{t('return.expired')}</p>;
    case 'card-used':
      return <p>{t('return.cardUsed')}</p>;
    case 'unknown':
      return <p>{t('return.unknown')}</p>;
    case 'sign-in':
      return (
        <p>
          {t('return.signIn')}{' '}
          <Link to={`${PAGES.login}?${new URLSearchParams({ returnUrl: result.returnTo }).toString()}`}>
            {t('return.signInLink')}
          </Link>
        </p>
      );
    case 'done':
      return <p>{t('return.done', { plan: plan(`${result.tier}.name`) })}</p>;
    case 'waiting':
      return (
        <>
          <p>{t(result.isSlow ? 'return.slow' : 'return.waiting')}</p>
          {result.error !== null && (
            <p className={styles.soft}>
              {t('return.failed')}: {readableText(result.error, language, 'load')}
            </p>
          )}
        </>
      );
  }
}
