import type { Subscription } from '@word-unfolded/contracts';
import { cancelSubscriptionRoute } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Button, useOverlay } from '@word-unfolded/ui';
import { usePlanTexts } from '../../../plans/texts.js';
import { useTexts } from '../texts.js';
import { useRenewalChange } from './use-renewal-change.js';

/** Cancels the subscription at its end, after a confirmation that says what stays and until when. */
export function CancelSubscription({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts();
  const plans = usePlanTexts();
  const language = useLanguage();
  const { trigger, overlay, module } = useOverlay('dialog', () => import('@word-unfolded/ui/overlays'));
  const end = subscription.endDate ?? subscription.trialEndsAt;
  const values = {
    plan: plans(`${subscription.plan ?? subscription.type}.name`),
    date: end ? formatsOf(language).date(new Date(end)) : '',
  };
  const { isBusy, change } = useRenewalChange(cancelSubscriptionRoute, {
    done: t('own.cancelled', values),
    failed: t('own.cancelFailed'),
  });
  const close = () => overlay.onOpenChange(false);
  return (
    <>
      <Button {...trigger} variant="quiet">
        {t('own.cancel')}
      </Button>
      {module && (
        <module.ConfirmDialog
          title={t('own.cancelTitle')}
          confirm={t('own.cancelConfirm')}
          cancel={t('own.stay', values)}
          isOpen={overlay.isOpen}
          isBusy={isBusy}
          onConfirm={() => void change().then(close)}
          onCancel={close}
        >
          <p>{t('own.cancelBody', values)}</p>
        </module.ConfirmDialog>
      )}
    </>
  );
}
