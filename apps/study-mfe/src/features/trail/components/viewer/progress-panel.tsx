import type { ReadingPlan } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon, useOverlay } from '@word-unfolded/ui';
import type { PlanChanges } from '../../hooks/use-plan-changes.js';
import { canFreeze } from '../../can-freeze.js';
import { planDateText } from '../../plan-dates.js';
import { useTexts } from '../../texts.js';
import { ProgressRing } from '../progress-ring.js';
import { PlanCalendar } from './schedule/plan-calendar.js';
import styles from './progress-panel.module.css';

type ProgressPanelProps = {
  readonly plan: ReadingPlan;
  readonly today: string;
  readonly changes: PlanChanges;
  readonly onOpen: (day: number) => void;
};

/** How a plan goes: the share that is read, the streak, how far ahead or behind, the calendar and the achievements. */
export function ProgressPanel({ plan, today, changes, onOpen }: ProgressPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const reschedule = useOverlay('dialog', () => import('./schedule/reschedule-dialog.js'));
  const { percentage, streak, completedDays, totalDays, progress } = plan;
  return (
    <section aria-label={t('viewer.progress')} className={styles.panel}>
      <div className={styles.sum}>
        <ProgressRing percent={percentage} label={t('list.percent', { percent: percentage })} />
        <p>
          {t('progress.read', { completed: completedDays, total: totalDays })}
          <span className={styles.streak}>
            <Icon name="flame" small />
            {t('progress.streak', { count: streak })}
          </span>
        </p>
      </div>
      <p className={styles.deviation}>{deviationText(plan, today, t)}</p>
      {progress.deviation < 0 && !plan.paused && (
        <Button variant="main" onClick={reschedule.open}>
          {t('progress.catchUp')}
        </Button>
      )}
      {plan.paused && (
        <Button variant="main" onClick={() => void changes.apply({ mode: 'resume' })}>
          {t('viewer.resume')}
        </Button>
      )}
      {canFreeze(plan, today) && (
        <div>
          <Button variant="quiet" onClick={() => void changes.freeze()}>
            <Icon name="rest" small />
            {t('progress.freeze')}
          </Button>
          <p className={styles.small}>{t('progress.freezeNote')}</p>
        </div>
      )}
      <section className={styles.part}>
        <h2>{t('progress.calendar')}</h2>
        <PlanCalendar plan={plan} today={today} onOpen={onOpen} />
      </section>
      <section className={styles.part}>
        <h2>{t('progress.achievements')}</h2>
        {progress.achievements.length === 0 ? (
          <p className={styles.small}>{t('progress.noAchievements')}</p>
        ) : (
          <ul className={styles.achievements}>
            {progress.achievements.map(({ name, date }) => (
              <li key={name}>
                <Icon name="star" small />
                <span>{t(`achievement.${name}`)}</span>
                <span className={styles.small}>{planDateText(date, 'short', language)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {reschedule.module && (
        <reschedule.module.RescheduleDialog {...reschedule.overlay} plan={plan} changes={changes} />
      )}
    </section>
  );
}

/** How far the reader is ahead or behind, in words. */
function deviationText(
  { completedDays, totalDays, days, paused, progress }: ReadingPlan,
  today: string,
  t: ReturnType<typeof useTexts>,
): string {
  const { deviation } = progress;
  if (completedDays === totalDays) return t('progress.finished');
  if (paused) return t('progress.resting');
  if (deviation < 0) return t('progress.behind', { count: -deviation });
  // Who has read what is due today is on track, and not ahead.
  const dueToday = days.filter(({ date, skipped }) => date === today && !skipped).length;
  return deviation <= dueToday ? t('progress.onTrack') : t('progress.ahead', { count: deviation - dueToday });
}
