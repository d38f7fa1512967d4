import {
  cancelSubscriptionRoute,
  resumeSubscriptionRoute,
  type Subscription,
} from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Button, useOverlay } from '@word-unfolded/ui';
import { usePlanTexts } from '../../../plans/texts.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { endingOf, type Ending } from './subscription-ending.js';
import { useRenewalChange } from './use-renewal-change.js';

const WORDS = {
  period: { body: 'own.cancelBody', done: 'own.cancelled' },
  grace: { body: 'own.cancelGrace', done: 'own.cancelled' },
  'at-once': { body: 'own.cancelAtOnce', done: 'own.cancelledAtOnce' },
} as const satisfies Readonly<Record<Ending, object>>;

/**
 * Cancels the subscription after a confirmation that says what stays and until when, or takes that back. One that gives
 * nothing any more can be cancelled again, which ends it at once. It is one button, so that the focus returns to it from
 * the dialog.
 */
export function RenewalButton({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts();
  const plans = usePlanTexts();
  const language = useLanguage();
  const { trigger, overlay, module } = useOverlay('dialog', () => import('@word-unfolded/ui/overlays'));
  const ending = endingOf(subscription);
  const isCancelled = subscription.cancelAtPeriodEnd && ending !== 'at-once';
  const date = (moment: string | null) => (moment ? formatsOf(language).date(new Date(moment)) : '');
  const values = {
    plan: plans(`${subscription.plan ?? subscription.type}.name`),
    date: date(subscription.endDate ?? subscription.trialEndsAt),
    grace: date(subscription.gracePeriodEnds),
  };
  const cancelling = useRenewalChange(cancelSubscriptionRoute, {
    done: t(WORDS[ending].done, values),
    failed: t('own.cancelFailed'),
  });
  const resuming = useRenewalChange(resumeSubscriptionRoute, {
    done: t('own.resumed'),
    failed: t('own.resumeFailed'),
  });
  const close = () => {
    overlay.onOpenChange(false);
    cancelling.forget();
  };
  const { 'aria-haspopup': haspopup, 'aria-expanded': expanded, ...opens } = trigger;
  const button = isCancelled
    ? { ...opens, onClick: () => void resuming.change() }
    : { ...opens, 'aria-haspopup': haspopup, 'aria-expanded': expanded };
  return (
    <>
      <Button {...button} variant={isCancelled ? 'main' : 'quiet'} busy={resuming.isBusy}>
        {t(isCancelled ? 'own.resume' : 'own.cancel')}
      </Button>
      {resuming.failure && (
        <p role="alert" className={styles.failed}>
          {resuming.failure}
        </p>
      )}
      {module && (
        <module.ConfirmDialog
          title={t('own.cancelTitle')}
          confirm={t('own.cancelConfirm')}
          cancel={t('own.stay', values)}
          isOpen={overlay.isOpen}
          isBusy={cancelling.isBusy}
          onConfirm={() => void cancelling.change().then((isDone) => isDone && close())}
          onCancel={close}
        >
          <p>{t(WORDS[ending].body, values)}</p>
          {cancelling.failure && (
            <p role="alert" className={styles.failed}>
              {cancelling.failure}
            </p>
          )}
        </module.ConfirmDialog>
      )}
    </>
  );
}
