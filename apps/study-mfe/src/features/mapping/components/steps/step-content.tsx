import { AnswerText, GeneratorNote } from '@word-unfolded/answers';
import type { MappingStep } from '@word-unfolded/domain';
import { Button, Delayed, Icon, TextSkeleton } from '@word-unfolded/ui';
import type { StepWriting } from '../../hooks/use-mapping-step.js';
import type { ReactNode } from 'react';
import type { OwnMapping, WrittenStep } from '../../state/own-mapping.js';
import type { StepStatus } from '../../state/progress.js';
import { useTexts } from '../../texts.js';
import styles from './step.module.css';
import { StepProblem } from './step-problem.js';

/** The state and the actions of a step. */
export type StepProps = {
  readonly step: MappingStep;
  readonly mapping: OwnMapping;
  readonly status: StepStatus;
  readonly written: WrittenStep | undefined;
  readonly writing: StepWriting;
  readonly onLexicon: (strongs: string) => void;
  /** What the step shows beside its text. */
  readonly survey?: ReactNode;
  readonly onFinish: () => void;
};

type StepContentProps = StepProps & { readonly name: string };

/** The content of a step: its purpose until it is written, then its text and actions. */
export function StepContent(props: StepContentProps) {
  const { step, mapping, written, writing, onLexicon, survey } = props;
  const isOfStep = writing.step === step;
  const isWriting = isOfStep && writing.isWriting;
  // An unfinished text is shown only when there is no finished one.
  const content = isWriting || (isOfStep && !written) ? writing.content : (written?.content ?? '');
  return (
    <div className={styles.content} aria-busy={isWriting} data-step-content="">
      {content === '' && !isWriting && <Purpose step={step} />}
      {survey}
      {content !== '' && (
        <div className={styles.text} lang={mapping.language}>
          <AnswerText
            content={content}
            headingLevel={4}
            onLexicon={onLexicon}
            onAskAgain={writing.isWriting ? undefined : () => writing.ask(step)}
          />
        </div>
      )}
      {isWriting && content === '' && <Awaited />}
      {isOfStep && <StepProblem writing={writing} hasText={written !== undefined} />}
      {isWriting ? <Stopping {...props} /> : <Actions {...props} />}
    </div>
  );
}

/** The purpose of the step, shown before it has a text. */
function Purpose({ step }: Pick<StepContentProps, 'step'>) {
  const t = useTexts();
  return <p className={styles.purpose}>{t(`purpose.${step}`)}</p>;
}

function Awaited() {
  const t = useTexts();
  return (
    <Delayed>
      <TextSkeleton lines={4} label={t('step.awaited')} />
    </Delayed>
  );
}

function Stopping({ writing }: StepContentProps) {
  const t = useTexts();
  return (
    <p className={styles.actions}>
      <Button onClick={writing.stop} data-step-action="">
        <Icon name="halt" small />
        {t('step.stop')}
      </Button>
    </p>
  );
}

function Actions({ step, status, name, written, writing, onFinish }: StepContentProps) {
  const t = useTexts();
  const isBusy = writing.isWriting;
  const ask = () => writing.ask(step);
  if (!written)
    return (
      <p className={styles.actions}>
        <Button variant="main" data-step-action="" busy={isBusy} onClick={ask}>
          {t('step.write')}
        </Button>
      </p>
    );
  return (
    <>
      {written.isStale && <p className={styles.stale}>{t('step.stale')}</p>}
      <GeneratorNote writer={written.writer} />
      <p className={styles.actions}>
        {status === 'now' && (
          <Button variant="main" data-step-action="" onClick={onFinish}>
            {t('step.finish')}
          </Button>
        )}
        <Button
          variant="quiet"
          data-step-action=""
          busy={isBusy}
          aria-label={t('step.againOf', { name })}
          onClick={ask}
        >
          <Icon name="again" small />
          {t('step.again')}
        </Button>
      </p>
    </>
  );
}
