import type { ReadingPlan } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanChanges, Preview } from '../../hooks/use-plan-changes.js';
import { planProblem } from '../../plan-problem.js';
import { useTexts } from '../../texts.js';
import { WeekdayChoice } from '../weekday-choice.js';
import styles from './dialogs.module.css';
import { changedDays, SchedulePreview } from './schedule-preview.js';

type RescheduleDialogProps = OverlayProps & { readonly plan: ReadingPlan; readonly changes: PlanChanges };

const MODES = ['shift', 'rebalance', 'skip', 'weekdays'] as const;

type Shown = { readonly preview?: Preview; readonly problem?: string };

/** Chooses how to go on, with the schedule before and after; nothing changes before it is applied. */
export function RescheduleDialog({ plan, changes, isOpen, onOpenChange }: RescheduleDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const [mode, setMode] = useState<(typeof MODES)[number]>('shift');
  const [weekdays, setWeekdays] = useState<readonly number[]>(plan.progress.preferences.weekdays);
  const [shown, setShown] = useState<Shown>({});
  const choice = { mode, ...(mode === 'weekdays' && { weekdays }) };
  const key = JSON.stringify([choice, plan.version]);
  const preview = useEffectEvent(() => changes.preview(choice));
  const tell = useEffectEvent((error: unknown) => planProblem(error, language, 'PLAN_UPDATE_FAILED'));
  useEffect(() => {
    let isHere = isOpen;
    if (isOpen)
      preview().then(
        (found) => isHere && setShown({ preview: found }),
        (error: unknown) => isHere && setShown({ problem: tell(error) }),
      );
    return () => {
      isHere = false;
    };
  }, [key, isOpen]);
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
        {shown.problem && (
          <p role="alert" className={styles.problem}>
            {shown.problem}
          </p>
        )}
        {shown.preview && <SchedulePreview preview={shown.preview} />}
        <div className={styles.acts}>
          <Button onClick={() => onOpenChange(false)}>{t('viewer.cancel')}</Button>
          <Button
            variant="main"
            disabled={!shown.preview || changedDays(shown.preview).length === 0}
            onClick={() => void apply()}
          >
            {t('reschedule.apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
