import { SIGN_OUT_FORM } from '@word-unfolded/domain';
import { Button, PageBody, usePageHead } from '@word-unfolded/ui';
import { PlanColumn, PlanColumns } from '../../plans/plan-column.js';
import { OFFERED_TIERS } from '../../plans/plans.js';
import { useTexts } from './texts.js';

/** The plans and prices for a reader who is signed in where no script runs: their own plan is not known there. */
export function PlansWithoutScriptPage() {
  const t = useTexts();
  usePageHead({ title: t('title'), isListed: false });
  return (
    <PageBody title={t('title')} lead={t('withoutScript')}>
      <PlanColumns>
        {OFFERED_TIERS.map((tier) => (
          <PlanColumn key={tier} tier={tier} level={2} />
        ))}
      </PlanColumns>
      <p>
        {t('yours')} {t('prices')}
      </p>
      <form method="post" action={SIGN_OUT_FORM}>
        <Button type="submit">{t('signOut')}</Button>
      </form>
    </PageBody>
  );
}
