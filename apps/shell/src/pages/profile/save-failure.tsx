import { useLanguage } from '@word-unfolded/i18n';
import { ErrorState } from '@word-unfolded/ui';
import { failureText } from '../accounts/form/failure-text.js';
import styles from './profile.module.css';

type SaveFailureProps = {
  /** The action that failed. */
  readonly title: string;
  /** The thrown error; without it the reason is shown elsewhere. */
  readonly error?: unknown;
  /** What is kept, and what can be done. */
  readonly unsaved?: string;
};

/** Says that an action failed, why, and what is kept. */
export function SaveFailure({ title, error, unsaved: stored }: SaveFailureProps) {
  const language = useLanguage();
  const reason = error === undefined ? title : failureText(error, language);
  return (
    <div className={styles.failure}>
      <ErrorState title={title}>
        {reason !== title && <p>{reason}</p>}
        {stored && <p>{stored}</p>}
      </ErrorState>
    </div>
  );
}
