import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon } from '@word-unfolded/ui';
import { timeText } from '../../../../time/time-text.js';
import type { StepWriting } from '../../hooks/use-mapping-step.js';
import { useTexts } from '../../texts.js';
import styles from './step.module.css';

type StepProblemProps = {
  readonly writing: StepWriting;
  /** Whether the step already has a text, which is kept. */
  readonly hasText: boolean;
};

/** Why a step cannot be written, what is kept, and when to retry. */
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
              {t('step.resets', { time: timeText(new Date(problem.resetsAt).toISOString(), language) })}
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
        {errorText('OPERATION_CANCELLED', language)}. {hasText ? t('step.stoppedKept') : t('step.stopped')}
      </p>
    );
  return null;
}
