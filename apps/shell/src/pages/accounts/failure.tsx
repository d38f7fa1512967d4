import { useLanguage } from '@word-unfolded/i18n';
import { Icon } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './accounts.module.css';
import { failureText } from './failure-text.js';

type FailureProps = {
  /** What was thrown; nothing is shown without it. */
  readonly error: unknown;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** What went wrong with a form as a whole. A screen reader says it at once. */
export function Failure({ error, children }: FailureProps) {
  const language = useLanguage();
  return (
    <div role="alert" className={styles.failure}>
      {error !== undefined && (
        <>
          <Icon name="alert" />
          <div className={styles.failureText}>
            <p>{failureText(error, language)}</p>
            {children}
          </div>
        </>
      )}
    </div>
  );
}
