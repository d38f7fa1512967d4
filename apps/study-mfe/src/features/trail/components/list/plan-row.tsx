import type { PlanSummary } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, IconButton } from '@word-unfolded/ui';
import { planDateText } from '../../plan-dates.js';
import { useTexts } from '../../texts.js';
import { ProgressRing } from '../progress-ring.js';
import styles from './plan-list.module.css';

type PlanRowProps = {
  readonly plan: PlanSummary;
  readonly onStart: () => void;
  readonly onDelete: () => void;
};

/** A plan in the list: how much is read, what comes next, and how to go there. */
export function PlanRow({ plan, onStart, onDelete }: PlanRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { title, percentage, next, paused, active, completedDays, totalDays } = plan;
  const about = paused
    ? [t('list.paused')]
    : next
      ? [t('list.next', { reference: next.reference }), planDateText(next.date, 'short', language)]
      : [t('list.finished')];
  return (
    <li className={styles.row} data-active={active || undefined}>
      <ProgressRing percent={percentage} label={t('list.percent', { percent: percentage })} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.about}>
          {[
            ...(active ? [t('list.active')] : []),
            t('progress.read', { completed: completedDays, total: totalDays }),
            ...about,
          ].join(' · ')}
        </span>
      </span>
      <Button variant={active ? 'main' : 'line'} onClick={onStart}>
        {t(completedDays === 0 ? 'list.start' : 'list.goOn')}
      </Button>
      <IconButton icon="shut" label={t('list.delete', { title })} onClick={onDelete} />
    </li>
  );
}
