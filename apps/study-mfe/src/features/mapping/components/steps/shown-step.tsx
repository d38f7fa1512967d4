import { MAPPING_STEPS, MAPPING_STEP_NAMES, type MappingStep } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useId } from 'react';
import { useTexts } from '../../texts.js';
import { StepContent, type StepProps } from './step-content.js';
import styles from './step.module.css';

/** The step at the stop that the reader has opened, and what comes after it. */
export function ShownStep(props: StepProps) {
  const { step } = props;
  const t = useTexts();
  const id = useId();
  const language = useLanguage();
  const name = MAPPING_STEP_NAMES[step][language];
  const next = nextOf(step);
  return (
    <section className={styles.step} data-step={step} aria-labelledby={id}>
      <h3 id={id} className={styles.heading} tabIndex={-1} data-continues-here="">
        <span className={styles.count}>{t('step.of', { step, all: MAPPING_STEPS.length })}</span> {name}
      </h3>
      <StepContent {...props} name={name} />
      {next && (
        <p className={styles.next}>
          {t('step.next', { name: MAPPING_STEP_NAMES[next][language], purpose: t(`purpose.${next}`) })}
        </p>
      )}
    </section>
  );
}

const nextOf = (step: MappingStep) => MAPPING_STEPS.find((each) => each === step + 1);
