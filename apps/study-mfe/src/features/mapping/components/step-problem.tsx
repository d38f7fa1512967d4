import { useLanguage } from '@word-unfolded/i18n';
import { Icon } from '@word-unfolded/ui';
import { momentText } from '../../../moments/moment-text.js';
import type { StepWriting } from '../hooks/use-mapping-step.js';
import { useTexts } from '../texts.js';
import styles from './step-row.module.css';

type StepProblemProps = {
  readonly writing: StepWriting;
  /** Whether the step has a text already, which stays. */
  readonly hasText: boolean;
};

/** What stands in the way of a step, what is kept, and when it can be tried again. */
export function StepProblem({ writing, hasText }: StepProblemProps) {
  const t = useTexts();
  const language = useLanguage();
  const { problem, isWaiting, isStopped } = writing;
  if (problem)
    return (
      <p role="alert" className={styles.problem}>
        <Icon name="alert" small />
        <span className={styles.lines}>
          <span>{problem.text}</span>
          {problem.resetsAt !== undefined && (
            <span>
              {t('step.resets', { time: momentText(new Date(problem.resetsAt).toISOString(), language) })}
            </span>
          )}
          {hasText && <span>{t('step.kept')}</span>}
        </span>
      </p>
    );
  if (isWaiting)
    return (
      <p role="status" className={styles.notice}>
        {t('step.waiting')}
      </p>
    );
  if (isStopped)
    return (
      <p role="status" className={styles.notice}>
        {hasText ? t('step.stoppedKept') : t('step.stopped')}
      </p>
    );
  return null;
}
