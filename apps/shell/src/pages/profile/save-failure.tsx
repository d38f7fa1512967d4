import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { ErrorState } from '@word-unfolded/ui';
import styles from './profile.module.css';

type SaveFailureProps = {
  /** What did not happen. */
  readonly title: string;
  /** Why, as it was thrown. */
  readonly error: unknown;
  /** What is kept, and what can be done. */
  readonly kept?: string;
};

/** Says that something was not done, why, and what is kept. */
export function SaveFailure({ title, error, kept }: SaveFailureProps) {
  const reason = readableText(error, useLanguage());
  return (
    <div className={styles.failure}>
      <ErrorState title={title}>
        {reason !== title && <p>{reason}</p>}
        {kept && <p>{kept}</p>}
      </ErrorState>
    </div>
  );
}
