import type { ReadingPlan } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, VisuallyHidden } from '@word-unfolded/ui';
import { useEffect, useRef } from 'react';
import { statusOfDay } from '../../../day-status.js';
import { planDateText } from '../../../plan-dates.js';
import { useTexts } from '../../../texts.js';
import styles from './schedule-list.module.css';

type ScheduleListProps = {
  readonly plan: ReadingPlan;
  /** The number of the open day. */
  readonly open: number;
  readonly today: string;
  readonly onOpen: (day: number) => void;
};

/** All days of a plan: completed, today's, and those that are still to be read. */
export function ScheduleList({ plan, open, today, onOpen }: ScheduleListProps) {
  const t = useTexts();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const day = list.current?.querySelector<HTMLElement>('[aria-current]');
    const column = list.current?.closest<HTMLElement>('[data-scrolls]');
    // Only the column moves, never the page.
    if (day && column) column.scrollTop = day.offsetTop - column.clientHeight / 2;
  }, [open]);
  return (
    <section aria-label={t('viewer.schedule')}>
      <ol ref={list} className={styles.list}>
        {plan.days.map((day) => {
          const status = statusOfDay(day, today);
          return (
            <li key={day.day}>
              <button
                type="button"
                className={styles.day}
                data-status={status}
                aria-current={day.day === open || undefined}
                onClick={() => onOpen(day.day)}
              >
                <span className={styles.sign} aria-hidden="true">
                  {status === 'completed' ? <Icon name="tick" small /> : day.day}
                </span>
                <span className={styles.words}>
                  <span className={styles.reference}>{day.reference}</span>
                  <span className={styles.date}>
                    {planDateText(day.date, 'short', language)}
                    {status === 'today' && `, ${t('status.today')}`}
                    {status === 'missed' && `, ${t('status.missed')}`}
                    {status === 'skipped' && `, ${t('status.skipped')}`}
                  </span>
                </span>
                <VisuallyHidden>{t(`status.${status}`)}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
