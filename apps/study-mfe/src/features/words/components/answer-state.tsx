import { isAway, passageFailure } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, TextSkeleton } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import styles from './study.module.css';

type AnswerStateProps = { readonly error: unknown; readonly onRetry: () => void };

/** Shown instead of an answer: it is loading, or why it failed. */
export function AnswerState({ error, onRetry }: AnswerStateProps) {
  const t = useTexts();
  const language = useLanguage();
  if (error)
    return (
      <div role="alert" className={styles.problem}>
        <p>{isAway(error) ? t('needsNetwork') : passageFailure(error, 'finder', language)}</p>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    );
  return (
    <Delayed>
      <div className={styles.waiting}>
        <TextSkeleton lines={3} label={t('loading')} />
      </div>
    </Delayed>
  );
}

type MoreButtonProps = {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
};

/** The button that loads the rest of a list. */
export function MoreButton({ list }: MoreButtonProps) {
  const t = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}
