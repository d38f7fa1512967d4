import type { ErrorCode } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from '../accounts.module.css';
import { failureText } from './failure-text.js';

type FailureProps = {
  /** The thrown error; without one nothing is rendered. */
  readonly error: unknown;
  /** The action that failed, for a response without an error text. */
  readonly fallback?: ErrorCode;
  /** A suggestion for the reader. */
  readonly children?: ReactNode;
};

/** The error of a form as a whole. Screen readers announce it at once. */
export function Failure({ error, fallback, children }: FailureProps) {
  const language = useLanguage();
  return (
    <div role="alert" className={styles.failure}>
      {error !== undefined && (
        <>
          <Icon name="alert" />
          <div className={styles.failureText}>
            <p>{failureText(error, language, fallback)}</p>
            {children}
          </div>
        </>
      )}
    </div>
  );
}
