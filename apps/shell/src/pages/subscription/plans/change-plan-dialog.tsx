import { useQuery } from '@tanstack/react-query';
import { callRoute, readableText, refusedFor } from '@word-unfolded/api-client';
import { changePlanRoute, previewPlanRoute } from '@word-unfolded/contracts';
import type { PlanChoice } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState, TextSkeleton } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { showShellToast } from '../../../frame/show-shell-toast.js';
import { amountText } from '../../../plans/price-text.js';
import { usePlanTexts } from '../../../plans/texts.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { useShowSubscription, useSubscription } from '../../../plans/use-subscription.js';

type ChangePlanDialogProps = OverlayProps & { readonly plan: PlanChoice; readonly onChange: () => void };

/** Shows what a change of the plan costs today, and makes it. */
export function ChangePlanDialog({ plan, onChange, isOpen, onOpenChange }: ChangePlanDialogProps) {
  const t = useTexts();
  const name = usePlanTexts()(`${plan.tier}.name`);
  return (
    <Dialog
      title={t('change.title', { plan: name, interval: t(`change.${plan.interval}`) })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Change plan={plan} onChange={onChange} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ChangeProps = Pick<ChangePlanDialogProps, 'plan' | 'onChange'> & { readonly onClose: () => void };

function Change({ plan, onChange, onClose }: ChangeProps) {
  const t = useTexts();
  const language = useLanguage();
  const plans = usePlanTexts();
  const own = useSubscription().data?.plan;
  const show = useShowSubscription();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const options = { language, action: plans('action') };
  const preview = useQuery({
    queryKey: ['plan-preview', plan],
    queryFn: ({ signal }) => callRoute(previewPlanRoute, { body: plan }, { ...options, signal }),
    gcTime: 0, // the amount depends on the moment
    staleTime: 0,
  });
  const change = async (quote: number) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      show(await callRoute(changePlanRoute, { body: { ...plan, quote } }, options));
      const isOtherPlan = own !== plan.tier;
      const done = t(isOtherPlan ? 'change.done' : `change.doneInterval.${plan.interval}`, {
        plan: plans(`${plan.tier}.name`),
      });
      showShellToast(done, 'good');
      onChange();
      onClose();
    } catch (thrown) {
      setError(thrown);
      if (refusedFor(thrown, 'QUOTE_EXPIRED')) void preview.refetch();
    }
    setBusy(false);
  };

  if (preview.data === undefined && preview.error)
    return (
      <ErrorState
        title={t('change.previewFailed')}
        actions={<Button onClick={() => void preview.refetch()}>{t('own.again')}</Button>}
      >
        <p>{readableText(preview.error, language, 'action')}</p>
        <p>{t('own.kept')}</p>
      </ErrorState>
    );
  if (preview.data === undefined) return <TextSkeleton lines={3} label={t('change.loading')} />;
  const { dueToday, credit, currency, nextCharge, quote } = preview.data;
  const money = (cents: number) => amountText(cents, language, currency);
  return (
    <div className={styles.change}>
      <dl className={styles.facts}>
        <dt>{t('change.due')}</dt>
        <dd>{dueToday > 0 ? money(dueToday) : t('change.nothing')}</dd>
        {credit > 0 && (
          <>
            <dt>{t('change.credit')}</dt>
            <dd>{money(credit)}</dd>
          </>
        )}
        <dt>{t('own.next')}</dt>
        <dd>
          {t('own.nextOf', {
            amount: money(nextCharge.amount),
            date: formatsOf(language).date(new Date(nextCharge.at)),
          })}
        </dd>
      </dl>
      {error !== undefined && (
        <p role="alert" className={styles.failed}>
          {t('change.failed')}. {readableText(error, language, 'action')}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('change.back')}</Button>
        <Button variant="main" busy={isBusy || preview.isFetching} onClick={() => void change(quote)}>
          {dueToday > 0 ? t('change.pay', { amount: money(dueToday) }) : t('change.confirm')}
        </Button>
      </div>
    </div>
  );
}
