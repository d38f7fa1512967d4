import {
  Button,
  CrashReport,
  Delayed,
  EmptyState,
  Engraving,
  ErrorBoundary,
  ErrorState,
  showToast,
  TextSkeleton,
  type ToastTone,
} from '@word-unfolded/ui';
import { useState } from 'react';
import { State } from './state.js';
import { useTexts } from './texts.js';

const ENGRAVINGS = ['lamp', 'scroll', 'gate', 'hills'] as const;

const TONES: readonly ToastTone[] = ['plain', 'good', 'bad'];

/** Components that report a state. */
export const FEEDBACK_SPECIMENS = {
  Toasts: () => {
    const t = useTexts();
    return (
      <>
        <p>{t('toasts')}</p>
        {TONES.map((tone) => (
          <State key={tone} of={`tone="${tone}"`}>
            <Button onClick={() => showToast(t('kept'), tone)}>{t('open')}</Button>
          </State>
        ))}
      </>
    );
  },
  TextSkeleton: () => {
    const t = useTexts();
    return (
      <State of="lines={3}">
        <TextSkeleton lines={3} label={t('loading')} />
      </State>
    );
  },
  Delayed: () => {
    const t = useTexts();
    return (
      <State>
        <Delayed before={<p>{t('loading')}</p>}>
          <p>{t('late')}</p>
        </Delayed>
      </State>
    );
  },
  EmptyState: () => {
    const t = useTexts();
    return (
      <State of="actions">
        <EmptyState title={t('empty')} actions={<Button variant="main">{t('open')}</Button>}>
          <p>{t('first')}</p>
        </EmptyState>
      </State>
    );
  },
  Engraving: () => (
    <State>
      {ENGRAVINGS.map((name) => (
        <Engraving key={name} name={name} />
      ))}
    </State>
  ),
  ErrorState: () => {
    const t = useTexts();
    return (
      <>
        <State>
          <ErrorState title={t('failed')} />
        </State>
        <State of="actions">
          <ErrorState title={t('failed')} actions={<Button>{t('open')}</Button>}>
            <p>{t('kept')}</p>
          </ErrorState>
        </State>
      </>
    );
  },
  CrashReport: () => {
    const t = useTexts();
    return (
      <State>
        <CrashReport error={new Error(t('failed'))} />
      </State>
    );
  },
  ErrorBoundary: () => (
    <State>
      <ErrorBoundary>
        <FailsWhenPressed />
      </ErrorBoundary>
    </State>
  ),
};

function FailsWhenPressed() {
  const t = useTexts();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) throw new Error(t('failed'));
  return <Button onClick={() => setFailed(true)}>{t('fail')}</Button>;
}
