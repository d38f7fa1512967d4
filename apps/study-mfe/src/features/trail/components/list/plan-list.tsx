import { callRoute } from '@word-unfolded/api-client';
import {
  changeReadingPlanRoute,
  deleteReadingPlanRoute,
  undoPlanRoute,
  type PlanSummary,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { usePlans } from '@word-unfolded/offline';
import { Button, Delayed, EmptyState, Engraving, ErrorState, Icon, TextSkeleton } from '@word-unfolded/ui';
import { useState } from 'react';
import { planProblem } from '../../plan-problem.js';
import { useTexts } from '../../texts.js';
import styles from './plan-list.module.css';
import { PlanRow } from './plan-row.js';

type PlanListProps = {
  readonly used: ReturnType<typeof usePlans>;
  readonly onOpen: (planId: string) => void;
  readonly onCreate: (view: 'new' | 'ready' | 'reminder') => void;
};

/** The saved plans, and how to begin another. A deleted plan can be brought back from its place in the list. */
export function PlanList({ used, onOpen, onCreate }: PlanListProps) {
  const { isKnown, isAway, plans, actions } = used;
  const t = useTexts();
  const language = useLanguage();
  const [deleted, setDeleted] = useState<PlanSummary>();
  const [problem, setProblem] = useState<string>();
  const tell = (error: unknown, otherwise: 'PLAN_DELETE_FAILED' | 'PLAN_UPDATE_FAILED') =>
    setProblem(planProblem(error, language, otherwise));

  const remove = async (plan: PlanSummary) => {
    setProblem(undefined);
    try {
      await callRoute(deleteReadingPlanRoute, { params: { planId: plan.planId } }, { language });
      await actions?.remove(plan.planId);
      setDeleted(plan);
    } catch (error) {
      tell(error, 'PLAN_DELETE_FAILED');
    }
  };
  const bringBack = async ({ planId }: PlanSummary) => {
    try {
      const plan = await callRoute(undoPlanRoute, { params: { planId }, body: {} }, { language });
      await actions?.take(plan);
      setDeleted(undefined);
    } catch (error) {
      tell(error, 'PLAN_UPDATE_FAILED');
    }
  };
  const start = ({ planId, active }: PlanSummary) => {
    if (!active)
      callRoute(changeReadingPlanRoute, { params: { planId }, body: { active: true } }, { language }).then(
        (plan) => actions?.take(plan),
        () => actions?.refresh(), // it can be read all the same
      );
    onOpen(planId);
  };
  return (
    <>
      {!isKnown && isAway && (
        <ErrorState
          title={t('list.away')}
          actions={
            <Button variant="line" onClick={used.retry}>
              {t('list.retry')}
            </Button>
          }
        >
          <p>{t('list.awayBody')}</p>
        </ErrorState>
      )}
      {!isKnown && !isAway && (
        <Delayed>
          <TextSkeleton lines={3} label={t('list.loading')} />
        </Delayed>
      )}
      {isKnown && plans.length === 0 && !deleted && (
        <EmptyState title={t('list.empty')} drawing={<Engraving name="hills" />}>
          <p>{t('list.emptyBody')}</p>
        </EmptyState>
      )}
      {deleted && (
        <p className={styles.deleted} role="status">
          {t('list.deleted', { title: deleted.title })}
          <Button variant="quiet" onClick={() => void bringBack(deleted)}>
            {t('list.undo')}
          </Button>
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {plans.length > 0 && (
        <ul className={styles.list}>
          {plans.map((plan) => (
            <PlanRow
              key={plan.planId}
              plan={plan}
              onStart={() => start(plan)}
              onDelete={() => void remove(plan)}
            />
          ))}
        </ul>
      )}
      <div className={styles.begin}>
        <Button variant={plans.length === 0 ? 'main' : 'line'} onClick={() => onCreate('new')}>
          <Icon name="star" small />
          {t('list.new')}
        </Button>
        <Button onClick={() => onCreate('ready')}>
          <Icon name="page" small />
          {t('list.ready')}
        </Button>
      </div>
      {plans.length > 0 && (
        <Button variant="quiet" className={styles.reminder} onClick={() => onCreate('reminder')}>
          <Icon name="bell" small />
          {t('reminder.title')}
        </Button>
      )}
    </>
  );
}
