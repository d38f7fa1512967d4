import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { classNames, Delayed, TextSkeleton } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { DashboardError } from '../layout/dashboard-error.js';
import { useTexts } from '../texts.js';
import styles from './loaded.module.css';

type LoadedProps<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
  };
  /** Lines of the skeleton, about as many as the content has. */
  readonly lines?: number;
  /** Content that is about as high as the window, with more of the page below it. */
  readonly isTall?: boolean;
  readonly children: (data: Data) => ReactNode;
};

/** The content of a page once its data is there; before, a skeleton or the error. */
export function Loaded<Data>({ query, lines = 8, isTall = false, children }: LoadedProps<Data>) {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, isPlaceholderData } = query;
  if (error && (data === undefined || isPlaceholderData)) return <DashboardError error={error} />;
  if (data === undefined)
    return (
      <div className={classNames(isTall && styles.tall)}>
        <Delayed>
          <TextSkeleton lines={lines} label={t('loading')} />
        </Delayed>
      </div>
    );
  return (
    <div className={styles.loaded} aria-busy={isPlaceholderData}>
      {error && (
        <p role="alert" className={styles.stale}>
          {t('stale', { reason: readableText(error, language, 'load') })}
        </p>
      )}
      {children(data)}
    </div>
  );
}
