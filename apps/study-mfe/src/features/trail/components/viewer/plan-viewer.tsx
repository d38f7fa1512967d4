import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { usePlan } from '@word-unfolded/offline';
import { Button, Delayed, ErrorState, IconButton, TextSkeleton, focusOnMount } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { planProblem } from '../../plan-problem.js';
import { useTrail } from '../../hooks/use-trail.js';
import { useTexts } from '../../texts.js';
import type { DayCallbacks } from './day/day-callbacks.js';
import { OpenPlan } from './open-plan.js';
import styles from './plan-viewer.module.css';

/** The full-screen viewer of the plan in the address. */
export function PlanViewer({
  planId,
  day,
  callbacks,
}: {
  readonly planId: string;
  readonly day: number | undefined;
  readonly callbacks: DayCallbacks;
}) {
  const t = useTexts();
  const language = useLanguage();
  const trail = useTrail();
  const { plan, error, retry, today, actions } = usePlan(planId);
  const close = () => trail.go({});
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [planId]);
  if (plan)
    return (
      <OpenPlan
        key={planId}
        plan={plan}
        day={day}
        today={today}
        actions={actions}
        callbacks={callbacks}
        onClose={close}
        onGo={(next) => trail.go({ planId, day: next })}
      />
    );
  return (
    <div className={styles.viewer} tabIndex={-1} ref={focusOnMount}>
      <div className={styles.head}>
        <IconButton icon="shut" label={t('viewer.close')} onClick={close} />
      </div>
      {error === undefined ? (
        <Delayed>
          <TextSkeleton lines={8} label={t('viewer.loading')} />
        </Delayed>
      ) : (
        <ErrorState
          title={errorText('PLAN_FETCH_FAILED', language)}
          actions={<Button onClick={retry}>{t('viewer.retry')}</Button>}
        >
          <p>{planProblem(error, language, 'PLAN_FETCH_FAILED')}</p>
        </ErrorState>
      )}
    </div>
  );
}
