import { MAPPING_STEP_NAMES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, VisuallyHidden } from '@word-unfolded/ui';
import { useId } from 'react';
import { useTexts } from '../../texts.js';
import { StepContent, type StepRowProps } from './step-content.js';
import styles from './step-row.module.css';

/** A step with its number and name; a finished or current step can be expanded. */
export function StepRow(props: StepRowProps) {
  const { step, standing, isOpen, onToggle } = props;
  const t = useTexts();
  const id = useId();
  const name = MAPPING_STEP_NAMES[step][useLanguage()];
  const canOpen = standing === 'done' || standing === 'now';
  return (
    <li
      className={styles.row}
      data-step={step}
      data-standing={standing}
      aria-current={standing === 'now' ? 'step' : undefined}
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
        {standing === 'done' && (
          <span className={styles.done}>
            <Icon name="tick" small />
            <VisuallyHidden>{t('standing.done')}</VisuallyHidden>
          </span>
        )}
        {standing === 'next' && <span className={styles.aside}>{t('standing.next')}</span>}
        {standing === 'locked' && (
          <span className={styles.aside}>
            <Icon name="lock" small />
            <VisuallyHidden>{t('standing.locked', { step: step - 1 })}</VisuallyHidden>
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
