import { RemainingUsage } from '@word-unfolded/answers';
import { MAPPING_LIMITS, MAPPING_STEPS, MAPPING_STEP_NAMES, type MappingStep } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Link, VisuallyHidden } from '@word-unfolded/ui';
import { useId, useState } from 'react';
import { Disclosure } from '../../../layout/disclosure.js';
import { useIsWide } from '../../../layout/use-is-wide.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { useMappingStep, type StepWriting } from '../hooks/use-mapping-step.js';
import { useServerMapping } from '../hooks/use-own-mapping.js';
import type { LeftStep, MappingRepository } from '../state/mapping-repository.js';
import { finishStep, stepOf, type OwnMapping, type ReadMapping } from '../state/own-mapping.js';
import { progressOf } from '../state/progress.js';
import { useTexts } from '../texts.js';
import { MappingActions } from './mapping-actions.js';
import type { MappingCallbacks } from './mapping-callbacks.js';
import { MappingTools } from './mapping-tools.js';
import styles from './mapping.module.css';
import { MappedText } from './mapped-passage.js';
import { MappingPath } from './path/mapping-path.js';
import { ShownStep } from './steps/shown-step.js';

/** The step that looks at where and when a passage plays. */
const SURVEY: MappingStep = 2;

type MappingProgressProps = {
  readonly owner: string;
  readonly repository: MappingRepository;
  readonly mapping: OwnMapping;
  /** The step at which the reader has left it on this device. */
  readonly left: LeftStep | undefined;
  readonly callbacks: MappingCallbacks;
  readonly onOpen: (mapping: ReadMapping) => void;
  readonly onClose: () => void;
};

/** A mapping: its path of five stops, and the step at one of them. */
export function MappingProgress({
  owner,
  repository,
  mapping,
  left,
  callbacks,
  onOpen,
  onClose,
}: MappingProgressProps) {
  const t = useTexts();
  const id = useId();
  const isWide = useIsWide();
  const server = useServerMapping(owner, mapping, repository);
  const writing = useMappingStep(mapping, server.change, server.refresh);
  const news = useNews(writing);
  const { statuses, now, minutesLeft } = progressOf(mapping);
  const [chosen, setChosen] = useState<LeftStep>();
  const shown = chosen ?? (writing.isWriting ? writing.step : undefined) ?? left ?? now;
  const step = shown === 'end' ? undefined : shown;

  const show = (wanted: LeftStep) => {
    setChosen(wanted);
    server.leaveAt(wanted);
  };
  const finish = (finished: MappingStep) => {
    server.change((stored) => finishStep(stored, finished));
    const next = MAPPING_STEPS.find((each) => each === finished + 1);
    show(next ?? 'end');
  };

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
      <MappingPath statuses={statuses} shown={step} onShow={show} />
      <div className={styles.body}>
        {!isWide && (
          <Disclosure title={mapping.reference}>
            <MappedText {...mapping} />
          </Disclosure>
        )}
        {step && (
          <ShownStep
            key={step}
            step={step}
            mapping={mapping}
            status={statuses[step]}
            written={stepOf(mapping, step)}
            writing={writing}
            onLexicon={callbacks.onLexicon}
            survey={step === SURVEY && callbacks.survey?.(mapping)}
            onFinish={() => finish(step)}
          />
        )}
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        {now === undefined && (
          <p className={styles.arrived} tabIndex={-1} data-continues-here={step ? undefined : ''}>
            {t('arrived', { passage: mapping.reference })}
          </p>
        )}
        {mapping.steps.length > 0 && (
          <MappingActions owner={owner} mapping={mapping} listen={callbacks.listen} />
        )}
      </div>
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
