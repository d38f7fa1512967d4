import { AnswerText, WriterNote } from '@word-unfolded/answers';
import { Button, Delayed, Icon, TextSkeleton } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import styles from './step-row.module.css';
import type { StepRowProps } from './step-row-props.js';
import { StepProblem } from './step-problem.js';

type StepContentProps = StepRowProps & { readonly name: string };

/** What a step says: what it is for until it is written, then its text and what one does with it. */
export function StepContent(props: StepContentProps) {
  const { step, mapping, written, writing, onLexicon } = props;
  const isAsked = writing.step === step;
  const isWriting = isAsked && writing.isWriting;
  // A text that was not finished is shown only where there is no other.
  const content = isWriting || (isAsked && !written) ? writing.content : (written?.content ?? '');
  return (
    <div className={styles.content} aria-busy={isWriting}>
      {content === '' && !isWriting && <Purpose step={step} />}
      {content !== '' && (
        <div className={styles.text} lang={mapping.language}>
          <AnswerText content={content} headingLevel={4} onLexicon={onLexicon} />
        </div>
      )}
      {isWriting && content === '' && <Awaited />}
      {isAsked && <StepProblem writing={writing} hasText={written !== undefined} />}
      {isWriting ? <Stopping {...props} /> : <Acts {...props} />}
    </div>
  );
}

/** What the step is for, before there is anything of it. */
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
    <p className={styles.acts}>
      <Button onClick={writing.stop}>
        <Icon name="halt" small />
        {t('step.stop')}
      </Button>
    </p>
  );
}

function Acts({ step, standing, name, written, writing, onFinish }: StepContentProps) {
  const t = useTexts();
  const isBusy = writing.isWriting;
  const ask = () => writing.ask(step);
  if (!written)
    return (
      <p className={styles.acts}>
        <Button look="main" busy={isBusy} onClick={ask}>
          {t('step.write')}
        </Button>
      </p>
    );
  return (
    <>
      {written.isStale && <p className={styles.stale}>{t('step.stale')}</p>}
      <WriterNote writer={written.writer} />
      <p className={styles.acts}>
        {standing === 'now' && (
          <Button look="main" onClick={onFinish}>
            {t('step.finish')}
          </Button>
        )}
        <Button look="quiet" busy={isBusy} aria-label={t('step.againOf', { name })} onClick={ask}>
          <Icon name="again" small />
          {t('step.again')}
        </Button>
      </p>
    </>
  );
}
