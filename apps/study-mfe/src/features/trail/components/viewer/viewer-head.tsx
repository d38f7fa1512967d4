import { errorText, type PlanDay, type ReadingPlan } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, IconButton, showToast, useOverlay } from '@word-unfolded/ui';
import { useState } from 'react';
import type { PlanChanges } from '../../hooks/use-plan-changes.js';
import { planDayText } from '../../plan-dates.js';
import { useTexts } from '../../texts.js';
import styles from './plan-viewer.module.css';

/** From this length on a streak has a badge (specification, section 4). */
const STREAK_BADGE = 7;

type ViewerHeadProps = {
  readonly plan: ReadingPlan;
  readonly open: PlanDay;
  readonly changes: PlanChanges;
  readonly onClose: () => void;
};

/** The head of the viewer: the title, the streak, and what can be done with the plan. */
export function ViewerHead({ plan, open, changes, onClose }: ViewerHeadProps) {
  const t = useTexts();
  const language = useLanguage();
  const menu = useOverlay('menu', () => import('./plan-menu.js'));
  const edit = useOverlay('dialog', () => import('./edit-dialog.js'));
  const reschedule = useOverlay('dialog', () => import('./schedule/reschedule-dialog.js'));
  const calendar = useOverlay('dialog', () => import('./calendar-dialog.js'));
  const reminder = useOverlay('dialog', () => import('../reminder/reminder-dialog.js'));
  const [field, setField] = useState<'title' | 'topic'>('title');
  const remove = async () => {
    if (!(await changes.remove())) return;
    onClose();
    const bringBack = async () => {
      if (!(await changes.bringBack())) showToast(errorText('PLAN_UPDATE_FAILED', language), 'bad');
    };
    const undo = { label: t('list.undo'), onPress: () => void bringBack() };
    showToast(t('list.deleted', { title: plan.title }), 'plain', { action: undo });
  };
  const rename = (which: 'title' | 'topic') => {
    setField(which);
    edit.open();
  };
  return (
    <header className={styles.head}>
      <IconButton icon="shut" label={t('viewer.close')} onClick={onClose} />
      <div className={styles.name}>
        <h1 className={styles.title}>{plan.title}</h1>
        <p className={styles.about}>
          {t('progress.ends', { date: planDayText(plan.endDate, language, new Date()) })}
        </p>
      </div>
      {plan.streak >= STREAK_BADGE && (
        <span className={styles.streak}>
          <Icon name="flame" small />
          <span aria-hidden="true" className={styles.count}>
            {plan.streak}
          </span>
          <span className={styles.words}>{t('progress.streak', { count: plan.streak })}</span>
        </span>
      )}
      <IconButton icon="more" label={t('viewer.menu')} {...menu.trigger} />
      {menu.module && (
        <menu.module.PlanMenu
          {...menu.overlay}
          plan={plan}
          onEdit={rename}
          onReschedule={reschedule.open}
          onCalendar={calendar.open}
          onReminder={reminder.open}
          onPause={() => void changes.apply({ mode: plan.paused ? 'resume' : 'pause' })}
          onDelete={() => void remove()}
        />
      )}
      {edit.module && (
        <edit.module.EditDialog
          {...edit.overlay}
          key={`${field} ${plan[field]}`}
          field={field}
          plan={plan}
          changes={changes}
        />
      )}
      {reschedule.module && (
        <reschedule.module.RescheduleDialog {...reschedule.overlay} plan={plan} changes={changes} />
      )}
      {reminder.module && <reminder.module.ReminderDialog {...reminder.overlay} />}
      {calendar.module && (
        <calendar.module.CalendarDialog {...calendar.overlay} plan={plan} open={open} changes={changes} />
      )}
    </header>
  );
}
