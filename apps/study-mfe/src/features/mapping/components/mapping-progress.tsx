import { RemainingUsage } from '@word-unfolded/answers';
import { MAPPING_LIMITS, MAPPING_STEPS, MAPPING_STEP_NAMES, type MappingStep } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Link, VisuallyHidden } from '@word-unfolded/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { useMappingStep, type StepWriting } from '../hooks/use-mapping-step.js';
import { useServerMapping } from '../hooks/use-own-mapping.js';
import type { MappingRepository } from '../state/mapping-repository.js';
import { finishStep, stepOf, type OwnMapping, type ReadMapping } from '../state/own-mapping.js';
import { progressOf } from '../state/progress.js';
import { useTexts } from '../texts.js';
import { MappingActions } from './mapping-actions.js';
import type { MappingCallbacks } from './mapping-callbacks.js';
import { MappingTools } from './mapping-tools.js';
import styles from './mapping.module.css';
import { StepRow } from './steps/step-row.js';

/** The step that looks at where and when a passage plays. */
const SURVEY: MappingStep = 2;

type MappingProgressProps = {
  readonly owner: string;
  readonly repository: MappingRepository;
  readonly mapping: OwnMapping;
  readonly callbacks: MappingCallbacks;
  readonly onOpen: (mapping: ReadMapping) => void;
  readonly onClose: () => void;
};

/** The five steps of a mapping: finished, current and upcoming. */
export function MappingProgress({
  owner,
  repository,
  mapping,
  callbacks,
  onOpen,
  onClose,
}: MappingProgressProps) {
  const t = useTexts();
  const id = useId();
  const server = useServerMapping(owner, mapping.id, repository);
  const writing = useMappingStep(mapping, server.change, server.refresh);
  const news = useNews(writing);
  const { statuses, now, minutesLeft } = progressOf(mapping);
  const [chosen, setChosen] = useState<MappingStep | 'none'>();
  const openStep = chosen ?? (writing.isWriting ? writing.step : now);
  const list = useRef<HTMLOListElement>(null);
  const [arriving, setArriving] = useState<MappingStep>();

  const finish = (step: MappingStep) => {
    server.change((stored) => finishStep(stored, step));
    const next = MAPPING_STEPS.find((each) => each === step + 1);
    setChosen(next ?? 'none');
    setArriving(next);
  };
  useEffect(() => {
    if (arriving === undefined || statuses[arriving] !== 'now') return;
    list.current?.querySelector<HTMLElement>(`[data-step='${arriving}'] h3 button`)?.focus();
  }, [arriving, statuses]);

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 id={id} className={styles.name}>
            {t('title')}
          </h2>
          <p className={styles.about}>
            <Link to={passageAddress(mapping.reference, mapping.translationId)}>{mapping.reference}</Link>.{' '}
            {now === undefined
              ? t('minutes.arrived')
              : t('minutes.left', { total: MAPPING_LIMITS.minutes.least, left: minutesLeft })}
          </p>
          <RemainingUsage />
        </div>
        <MappingTools
          owner={owner}
          repository={repository}
          mapping={mapping}
          onOpen={onOpen}
          onClose={onClose}
        />
      </header>
      <ol ref={list} className={styles.steps}>
        {MAPPING_STEPS.map((step) => (
          <StepRow
            key={step}
            step={step}
            mapping={mapping}
            status={statuses[step]}
            isOpen={openStep === step}
            written={stepOf(mapping, step)}
            writing={writing}
            onLexicon={callbacks.onLexicon}
            survey={step === SURVEY && callbacks.survey?.(mapping)}
            onToggle={() => setChosen(openStep === step ? 'none' : step)}
            onFinish={() => finish(step)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {now === undefined && <p className={styles.arrived}>{t('arrived', { passage: mapping.reference })}</p>}
      {mapping.steps.length > 0 && (
        <MappingActions owner={owner} mapping={mapping} listen={callbacks.listen} />
      )}
    </section>
  );
}

/** Announces to screen readers that a step is being written and that it is finished. */
function useNews({ step, isWriting, justWritten }: StepWriting): string {
  const t = useTexts();
  const language = useLanguage();
  const nameOf = (each: MappingStep) => MAPPING_STEP_NAMES[each][language];
  if (isWriting && step !== undefined) return t('step.writing', { name: nameOf(step) });
  return justWritten === undefined ? '' : t('step.written', { name: nameOf(justWritten) });
}
