import type { PlanChoice } from '@word-unfolded/domain';
import { Button, useOverlay } from '@word-unfolded/ui';
import { usePlanTexts } from '../../../plans/texts.js';
import { useTexts } from '../texts.js';
import type { PlanAction } from '../../../plans/plan-action.js';

type ChangePlanButtonProps = {
  readonly plan: PlanChoice;
  readonly to: Extract<PlanAction, { kind: 'change' }>['to'];
  /** Called when the plan has been changed. */
  readonly onChange: () => void;
};

/** Opens the dialog that shows the amount of a change before it is made. */
export function ChangePlanButton({ plan, to, onChange }: ChangePlanButtonProps) {
  const t = useTexts();
  const name = usePlanTexts()(`${plan.tier}.name`);
  const { trigger, overlay, module } = useOverlay('dialog', () => import('./change-plan-dialog.js'));
  const label = {
    higher: t('act.upgrade', { plan: name }),
    lower: t('act.change', { plan: name }),
    'other-interval': t(`act.${plan.interval}`),
  }[to];
  return (
    <>
      <Button {...trigger} variant={to === 'higher' ? 'main' : 'line'}>
        {label}
      </Button>
      {module && <module.ChangePlanDialog {...overlay} plan={plan} onChange={onChange} />}
    </>
  );
}
