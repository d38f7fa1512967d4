import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, TextSkeleton, VisuallyHidden } from '@word-unfolded/ui';
import { parallelQuery } from '../../scripture/api/parallel-query.js';
import { ScriptureFailure } from '../../scripture/scripture-failure.js';
import { ParallelRows } from './components/parallel-rows.js';
import styles from './parallel-pane.module.css';
import { useTexts } from './texts.js';

const SKELETON_LINES = 9;

type ParallelPaneProps = {
  /** In the numbering of the first translation. */
  readonly reference: string;
  readonly translationIds: readonly string[];
  /** Whether what is around it names the passage. */
  readonly isNamed?: boolean;
};

/** A passage in several translations, aligned verse by verse. */
export function ParallelPane({ reference, translationIds, isNamed = false }: ParallelPaneProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    parallelQuery(reference, translationIds, language),
  );
  if (!data) {
    if (error)
      return (
        <div className={styles.place}>
          <ScriptureFailure error={error} place="finder" onRetry={() => void refetch()} />
        </div>
      );
    return (
      <Delayed>
        <div className={styles.place}>
          <TextSkeleton
            lines={SKELETON_LINES}
            label={t('loading', { reference, count: translationIds.length })}
          />
        </div>
      </Delayed>
    );
  }
  const [first] = data.pages;
  const translations = first?.translations ?? [];
  const passages = data.pages.flatMap((page) => page.passages);
  return (
    <div className={styles.place}>
      <div className={styles.editions} data-columns={translations.length} aria-hidden="true">
        {translations.map(({ id, abbreviation, name }) => (
          <span key={id}>
            <b>{abbreviation}</b> {name}
          </span>
        ))}
      </div>
      {passages.map((passage) => (
        <article key={passage.osis}>
          <Title isShown={!isNamed || passages.length > 1}>{passage.reference}</Title>
          <ParallelRows
            rows={passage.rows}
            translations={translations}
            isNamed={isNamed && passage.rows.length === 1}
          />
        </article>
      ))}
      {hasNextPage && (
        <div className={styles.more}>
          {error && <ScriptureFailure error={error} place="finder" />}
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      <ul className={styles.notices}>
        {translations.map(({ id, notice }) => (
          <li key={id}>{notice}</li>
        ))}
      </ul>
    </div>
  );
}

/** A title that everybody sees elsewhere still divides the text for those who listen. */
function Title({ isShown, children }: { readonly isShown: boolean; readonly children: string }) {
  return (
    <h2 className={isShown ? styles.title : undefined}>
      {isShown ? children : <VisuallyHidden>{children}</VisuallyHidden>}
    </h2>
  );
}
