import { readableText } from '@word-unfolded/api-client';
import type { Subscription } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, ErrorState, TextSkeleton } from '@word-unfolded/ui';
import { useId } from 'react';
import { isLive, isOverdue } from '../../../plans/plan-action.js';
import { useSubscription } from '../../../plans/use-subscription.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { Invoices } from './invoices.js';
import { OpenPortal } from './open-portal.js';
import { RenewalButton } from './renewal-button.js';
import { SubscriptionFacts } from './subscription-facts.js';

/** The reader's own subscription: what it is, what comes next, and what can be done with it. */
export function OwnSubscription() {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const { data: subscription, error, refetch } = useSubscription();
  if (subscription && !hasHistory(subscription)) return null;
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('own.title')}
      </h2>
      {subscription ? (
        <Own subscription={subscription} />
      ) : error ? (
        <ErrorState
          title={t('own.failed')}
          actions={<Button onClick={() => void refetch()}>{t('own.again')}</Button>}
        >
          <p>{readableText(error, language, 'load')}</p>
          <p>{t('own.kept')}</p>
        </ErrorState>
      ) : (
        <Delayed>
          <TextSkeleton lines={4} label={t('own.loading')} />
        </Delayed>
      )}
    </section>
  );
}

function Own({ subscription }: { readonly subscription: Subscription }) {
  const hasCheckedOut = subscription.plan !== null || subscription.invoices.length > 0;
  return (
    <>
      <SubscriptionFacts subscription={subscription} />
      <div className={styles.actions}>
        {hasCheckedOut && <OpenPortal isUrgent={isOverdue(subscription)} />}
        {isLive(subscription) && <RenewalButton subscription={subscription} />}
      </div>
      {subscription.invoices.length > 0 && <Invoices invoices={subscription.invoices} />}
    </>
  );
}

/** Whether there is anything to show to a reader beside the plans. */
function hasHistory({ plan, status, granted, invoices }: Subscription): boolean {
  return plan !== null || status !== null || granted !== null || invoices.length > 0;
}
