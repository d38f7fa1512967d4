import { MAPPING_STEPS, MAPPING_STEP_NAMES, type MappingStep } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, VisuallyHidden } from '@word-unfolded/ui';
import type { MappingProgress, StepStatus } from '../../state/progress.js';
import { useTexts } from '../../texts.js';
import styles from './mapping-path.module.css';
import { PathDrawing } from './path-drawing.js';

type MappingPathProps = {
  readonly statuses: MappingProgress['statuses'];
  /** The step that is shown below. */
  readonly shown: MappingStep | undefined;
  readonly onShow: (step: MappingStep) => void;
};

/** The way through a passage as a drawn path with five stops: what is finished, where the reader is, and what comes. */
export function MappingPath({ statuses, shown, onShow }: MappingPathProps) {
  const t = useTexts();
  return (
    <div className={styles.path} data-whole-width>
      <PathDrawing statuses={statuses} />
      <ol className={styles.stops} aria-label={t('path')}>
        {MAPPING_STEPS.map((step) => (
          <li
            key={step}
            className={styles.stop}
            data-step={step}
            data-status={statuses[step]}
            aria-current={statuses[step] === 'now' ? 'step' : undefined}
          >
            <Stop step={step} status={statuses[step]} isShown={step === shown} onShow={onShow} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type StopProps = Pick<MappingPathProps, 'onShow'> & {
  readonly step: MappingStep;
  readonly status: StepStatus;
  readonly isShown: boolean;
};

/** A finished stop and the current one can be shown. */
function Stop({ step, status, isShown, onShow }: StopProps) {
  const t = useTexts();
  const name = MAPPING_STEP_NAMES[step][useLanguage()];
  const label = (
    <>
      <span className={styles.sign} aria-hidden="true">
        {status === 'done' ? <Icon name="tick" small /> : step}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  if (status === 'done' || status === 'now')
    return (
      <button type="button" className={styles.place} aria-pressed={isShown} onClick={() => onShow(step)}>
        {label}
        {status === 'done' && <VisuallyHidden>{t('status.done')}</VisuallyHidden>}
      </button>
    );
  return (
    <span className={styles.place}>
      {label}
      {status === 'next' ? (
        <VisuallyHidden>{t('status.next')}</VisuallyHidden>
      ) : (
        <VisuallyHidden>{t('status.locked', { step: step - 1 })}</VisuallyHidden>
      )}
    </span>
  );
}
