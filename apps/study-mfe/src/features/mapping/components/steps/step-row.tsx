import { MAPPING_STEP_NAMES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, VisuallyHidden } from '@word-unfolded/ui';
import { useId } from 'react';
import { useTexts } from '../../texts.js';
import { StepContent, type StepRowProps } from './step-content.js';
import styles from './step-row.module.css';

/** A step with its number and name; a finished or current step can be expanded. */
export function StepRow(props: StepRowProps) {
  const { step, status, isOpen, onToggle } = props;
  const t = useTexts();
  const id = useId();
  const name = MAPPING_STEP_NAMES[step][useLanguage()];
  const canOpen = status === 'done' || status === 'now';
  return (
    <li
      className={styles.row}
      data-step={step}
      data-status={status}
      aria-current={status === 'now' ? 'step' : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {step}
      </span>
      <h3 className={styles.heading}>
        {canOpen ? (
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        {status === 'done' && (
          <span className={styles.done}>
            <Icon name="tick" small />
            <VisuallyHidden>{t('status.done')}</VisuallyHidden>
          </span>
        )}
        {status === 'next' && <span className={styles.aside}>{t('status.next')}</span>}
        {status === 'locked' && (
          <span className={styles.aside}>
            <Icon name="lock" small />
            <VisuallyHidden>{t('status.locked', { step: step - 1 })}</VisuallyHidden>
          </span>
        )}
      </h3>
      {canOpen && (
        <div id={id} className={styles.body} hidden={!isOpen}>
          {isOpen && <StepContent {...props} name={name} />}
        </div>
      )}
    </li>
  );
}
