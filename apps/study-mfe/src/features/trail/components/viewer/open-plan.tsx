import type { ReadingPlan } from '@word-unfolded/contracts';
import type { PlanActions } from '@word-unfolded/offline';
import { Button, usePageTitle, useReaderSettings, useShortcuts } from '@word-unfolded/ui';
import { useEffect, useRef, useState } from 'react';
import { useIsWide } from '../../../../layout/use-is-wide.js';
import { usePlanChanges } from '../../hooks/use-plan-changes.js';
import { useOpenDay } from '../../hooks/use-open-day.js';
import { useTexts } from '../../texts.js';
import type { DayCallbacks } from './day/day-callbacks.js';
import { DayReader } from './day/day-reader.js';
import styles from './plan-viewer.module.css';
import { ProgressPanel } from './progress-panel.js';
import { ScheduleList } from './schedule/schedule-list.js';
import { ViewerHead } from './viewer-head.js';

type OpenPlanProps = {
  readonly plan: ReadingPlan;
  /** The day of the address. */
  readonly day: number | undefined;
  readonly today: string;
  readonly actions: PlanActions | undefined;
  readonly callbacks: DayCallbacks;
  readonly onClose: () => void;
  readonly onGo: (day: number) => void;
};

const PARTS = ['reading', 'schedule', 'progress'] as const;

type Part = (typeof PARTS)[number];

/** An open plan: its days, the reading of one of them, and the progress; side by side where there is room. */
export function OpenPlan({ plan, day, today, actions, callbacks, onClose, onGo }: OpenPlanProps) {
  const t = useTexts();
  const isWide = useIsWide();
  const [part, setPart] = useState<Part>('reading');
  const changes = usePlanChanges(plan.planId, actions);
  const viewer = useRef<HTMLDivElement>(null);
  const { shortcuts } = useReaderSettings();
  const { number, keep } = useOpenDay(plan, day, viewer);
  const open = plan.days[number - 1]!;
  const go = (next: number) => {
    if (next < 1 || next > plan.totalDays) return;
    setPart('reading');
    changes.dismiss();
    onGo(next);
  };
  const complete = () => {
    keep();
    if (!open.completed) void changes.complete(open.day, open.date);
  };
  usePageTitle(plan.title);
  useEffect(() => viewer.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [open.day]);
  useShortcuts({ '[': () => go(open.day - 1), ']': () => go(open.day + 1), c: complete }, shortcuts);
  useShortcuts({ Escape: onClose }, true);
  const { notice, problem } = changes;
  const parts = {
    reading: (
      <DayReader
        key={open.day}
        plan={plan}
        open={open}
        today={today}
        changes={changes}
        callbacks={callbacks}
        onComplete={complete}
        onGo={go}
      />
    ),
    schedule: <ScheduleList plan={plan} open={open.day} today={today} onOpen={go} />,
    progress: <ProgressPanel plan={plan} today={today} changes={changes} onOpen={go} />,
  };
  return (
    <div ref={viewer} className={styles.viewer} tabIndex={-1} data-trail-viewer="">
      <ViewerHead plan={plan} open={open} changes={changes} onClose={onClose} />
      <div role="status" className={styles.notice} data-shown={notice !== undefined || undefined}>
        {notice && (
          <>
            <span>{notice === 'undone' ? t('viewer.undone') : t(`viewer.changed.${notice.kind}`)}</span>
            {notice !== 'undone' && (
              <Button variant="quiet" onClick={() => void changes.undo()}>
                {t('viewer.undo')}
              </Button>
            )}
          </>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isWide ? (
        <div className={styles.columns}>
          <div className={styles.side} data-scrolls="">
            {parts.schedule}
          </div>
          <div className={styles.middle}>{parts.reading}</div>
          <div className={styles.side}>{parts.progress}</div>
        </div>
      ) : (
        <>
          <div role="group" aria-label={t('viewer.parts')} className={styles.parts}>
            {PARTS.map((each) => (
              <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
                {t(`viewer.${each}`)}
              </button>
            ))}
          </div>
          {parts[part]}
        </>
      )}
      {isWide && shortcuts && <p className={styles.keys}>{t('viewer.keys')}</p>}
    </div>
  );
}
