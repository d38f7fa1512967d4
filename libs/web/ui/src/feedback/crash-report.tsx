import { Button } from '../controls/button.js';
import { useTexts } from '../locales/texts.js';
import styles from './crash-report.module.css';
import { ErrorState } from './error-state.js';

type CrashReportProps = {
  readonly error: unknown;
  readonly componentStack?: string | undefined;
};

/** Specification, section 2, "Error boundary": the error's text, its location, and a button that starts afresh. */
export function CrashReport({ error, componentStack }: CrashReportProps) {
  const t = useTexts();
  const text = error instanceof Error ? error.message : String(error);
  return (
    <div className={styles.place}>
      <ErrorState
        level={1}
        title={t('crash.title')}
        actions={
          <Button variant="main" onClick={() => window.location.reload()}>
            {t('crash.refresh')}
          </Button>
        }
      >
        <p>{t('crash.body')}</p>
        <details>
          <summary className={styles.summary}>{t('crash.details')}</summary>
          <pre className={styles.report} role="region" aria-label={t('crash.details')} tabIndex={0}>
            {text}
            {componentStack}
          </pre>
        </details>
      </ErrorState>
    </div>
  );
}
