import { HelpLine } from '@word-unfolded/answers/help-line';
import { type FailedPlace } from '@word-unfolded/api-client';
import { useQuery } from '@tanstack/react-query';
import type { SearchAnswer } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Delayed, EmptyState, TextSkeleton } from '@word-unfolded/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { translationsQuery } from '../../../../scripture/api/translations-query.js';
import type { Search } from '../../../../scripture/address/search-address.js';
import { BookStrip } from '../../../../scripture/books/book-strip.js';
import { ScriptureFailure } from '../../../../scripture/scripture-failure.js';
import { searchQuery } from '../../api/search-query.js';
import { useTexts } from '../../texts.js';
import { FoundVerses } from './found-verses.js';
import { PageLinks } from './page-links.js';
import styles from './search-results.module.css';
import { SearchSummary } from './search-summary.js';

const SKELETON_LINES = 12;

type SearchResultsProps = {
  /** A search with a non-empty query. */
  readonly search: Search;
  /** The address at which a verse is shown. */
  readonly place: FailedPlace;
  /** The address of another page of the same search. */
  readonly addressOf: (page: number) => string;
  /** The address of the same search in one book. */
  readonly addressOfBook: (book: string) => string;
  /** The advice shown when nothing matches. */
  readonly whenNothing: ReactNode;
  /** Shown beside the number of verses. */
  readonly aside?: ReactNode;
};

/** The verses of a search, or the loading, empty or error state. */
export function SearchResults({
  search,
  place,
  addressOf,
  addressOfBook,
  whenNothing,
  aside,
}: SearchResultsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data: translations = [] } = useQuery(translationsQuery(language));
  const { data: answer, error, refetch } = useQuery(searchQuery(search, language));
  const found = useFocusOnNewPage(answer?.pagination.page);
  if (answer) {
    const { books, pagination, verses, fromDevice } = answer;
    return (
      <section
        ref={found}
        tabIndex={-1}
        className={styles.found}
        aria-label={t('found.title', { words: search.words })}
      >
        <HelpLine words={search.words} />
        <SearchSummary answer={answer} translations={translations} aside={aside} />
        {books.length > 1 && <BookStrip label={t('found.books')} books={books} addressOf={addressOfBook} />}
        {verses.length > 0 ? (
          <FoundVerses verses={verses} translations={translations} />
        ) : (
          !hasBeside(answer) && whenNothing
        )}
        {fromDevice && <p className={styles.source}>{t('found.fromDevice')}</p>}
        <PageLinks pagination={pagination} addressOf={addressOf} />
      </section>
    );
  }
  if (error)
    return (
      <div className={styles.place}>
        <ScriptureFailure error={error} place={place} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <Delayed>
      <div className={styles.place}>
        <TextSkeleton lines={SKELETON_LINES} label={t('found.searching', { words: search.words })} />
      </div>
    </Delayed>
  );
}

/** Whether an answer without verses says something else. */
function hasBeside({ lexicon, passages, absentBook }: SearchAnswer): boolean {
  return lexicon.length > 0 || passages.length > 0 || absentBook !== null;
}

/** Nothing was found. */
export function NothingFound({
  children,
  actions,
}: {
  readonly children: string;
  readonly actions?: ReactNode;
}) {
  const t = useTexts();
  return (
    <div className={styles.place}>
      <EmptyState title={t('nothing.title')} actions={actions}>
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}

/** The link to this page no longer exists, so the focus moves to the beginning of the new page once it has loaded. */
function useFocusOnNewPage(page: number | undefined) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (page === undefined || shown.current === page) return;
    if (shown.current !== undefined) place.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return place;
}
