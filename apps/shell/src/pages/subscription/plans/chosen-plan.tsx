import type { PlanChoice } from '@word-unfolded/domain';
import { planAction, type PlanSituation } from '../../../plans/plan-action.js';
import { usePlanTexts } from '../../../plans/texts.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';
import { CheckoutButtons } from './checkout-buttons.js';

type ChosenPlanProps = { readonly plan: PlanChoice; readonly situation: PlanSituation };

/** The plan that a reader chose before the sign-in, with the button that goes on to its checkout. */
export function ChosenPlan({ plan, situation }: ChosenPlanProps) {
  const t = useTexts();
  const plans = usePlanTexts();
  const { tier, interval } = plan;
  const action = planAction({ plan: tier, interval }, situation);
  if (action.kind !== 'trial' && action.kind !== 'buy') return null;
  const chosen = t('chosen', { plan: plans(`${tier}.name`), interval: t(`change.${interval}`) });
  return (
    <section className={styles.chosen} aria-label={chosen}>
      <p>{chosen}</p>
      <div className={styles.actions}>
        <CheckoutButtons action={action} interval={interval} variant="main" />
      </div>
    </section>
  );
}
