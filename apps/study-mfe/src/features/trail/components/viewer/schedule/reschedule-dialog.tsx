import type { ReadingPlan } from '@word-unfolded/contracts';
import { dateAfter, PLAN_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useToday } from '@word-unfolded/offline';
import { Button, DateField } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanChanges, Preview } from '../../../hooks/use-plan-changes.js';
import { planProblem } from '../../../plan-problem.js';
import { useTexts } from '../../../texts.js';
import { WeekdayChoice } from '../../weekday-choice.js';
import styles from '../dialogs.module.css';
import { changedDays, SchedulePreview } from './schedule-preview.js';

type RescheduleDialogProps = OverlayProps & { readonly plan: ReadingPlan; readonly changes: PlanChanges };

const MODES = ['shift', 'rebalance', 'skip', 'weekdays'] as const;

/** How long a plan goes on at first when its end has passed. */
const REST_DAYS = 6;

/** What is shown of a choice, which may be the former one while the preview of the present one is on its way. */
type Shown = { readonly of?: string; readonly preview?: Preview; readonly problem?: string };

/** Chooses how to go on, with the schedule before and after; nothing changes before it is applied. */
export function RescheduleDialog({ plan, changes, isOpen, onOpenChange }: RescheduleDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const [mode, setMode] = useState<(typeof MODES)[number]>('shift');
  const [weekdays, setWeekdays] = useState<readonly number[]>(plan.progress.preferences.weekdays);
  const today = useToday();
  // A plan whose end has passed can only be spread until a later one.
  const [endDate, setEndDate] = useState(plan.endDate > today ? plan.endDate : dateAfter(today, REST_DAYS));
  const [shown, setShown] = useState<Shown>({});
  const choice = {
    mode,
    ...(mode === 'weekdays' && { weekdays }),
    ...(mode === 'rebalance' && endDate !== plan.endDate && { endDate }),
  };
  const key = JSON.stringify([choice, plan.version]);
  const preview = useEffectEvent(() => changes.preview(choice));
  const tell = useEffectEvent((error: unknown) => planProblem(error, language, 'PLAN_UPDATE_FAILED'));
  useEffect(() => {
    let isHere = isOpen;
    if (isOpen)
      preview().then(
        (found) => isHere && setShown({ of: key, preview: found }),
        (error: unknown) => isHere && setShown({ of: key, problem: tell(error) }),
      );
    return () => {
      isHere = false;
    };
  }, [key, isOpen]);
  const isCurrent = shown.of === key;
  const apply = async () => {
    await changes.apply(choice);
    onOpenChange(false);
  };
  return (
    <Dialog title={t('reschedule.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.body}>
        <p className={styles.lead}>{t('reschedule.lead')}</p>
        <fieldset className={styles.modes}>
          <legend>{t('reschedule.how')}</legend>
          {MODES.map((each) => (
            <label key={each} className={styles.mode}>
              <input type="radio" name="mode" checked={each === mode} onChange={() => setMode(each)} />
              {t(`reschedule.modes.${each}`)}
            </label>
          ))}
        </fieldset>
        {mode === 'weekdays' && (
          <WeekdayChoice label={t('reschedule.weekdays')} chosen={weekdays} onChoose={setWeekdays} />
        )}
        {mode === 'rebalance' && (
          <DateField
            label={t('reschedule.endDate')}
            min={today}
            max={PLAN_LIMITS.latestDate}
            value={endDate}
            onChange={(date) => date !== '' && setEndDate(date)}
          />
        )}
        {shown.problem && (
          <p role="alert" className={styles.problem}>
            {shown.problem}
          </p>
        )}
        {shown.preview && (
          <div aria-busy={!isCurrent} className={styles.shown}>
            <SchedulePreview preview={shown.preview} />
          </div>
        )}
        <div className={styles.actions}>
          <Button onClick={() => onOpenChange(false)}>{t('viewer.cancel')}</Button>
          <Button
            variant="main"
            disabled={!isCurrent || !shown.preview || changedDays(shown.preview).length === 0}
            onClick={() => void apply()}
          >
            {t('reschedule.apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
