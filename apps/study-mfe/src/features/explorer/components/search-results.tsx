import { useQuery } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Delayed, EmptyState, ErrorState, TextSkeleton } from '@word-unfolded/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { translationsQuery } from '../../../scripture/api/translations-query.js';
import type { Search } from '../../../scripture/address/search-address.js';
import { searchQuery } from '../api/search-query.js';
import { useTexts } from '../texts.js';
import { FoundVerses } from './found-verses.js';
import { PageLinks } from './page-links.js';
import styles from './search-results.module.css';
import { SearchSummary } from './search-summary.js';

const SKELETON_LINES = 12;

type SearchResultsProps = {
  /** Its words are not empty. */
  readonly search: Search;
  /** The address of another page of the same search. */
  readonly addressOf: (page: number) => string;
  /** What to do where nothing was found. */
  readonly whenNothing: ReactNode;
  /** What stands beside the number of verses. */
  readonly aside?: ReactNode;
};

/** The verses of a search, and what stands in their place while they are on their way, are none, or do not come. */
export function SearchResults({ search, addressOf, whenNothing, aside }: SearchResultsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data: translations = [] } = useQuery(translationsQuery(language));
  const { data: answer, error, refetch } = useQuery(searchQuery(search, language));
  const place = useFocusOnNewPage(answer?.pagination.page);
  if (answer) {
    const { pagination, verses, fromDevice } = answer;
    return (
      <section
        ref={place}
        tabIndex={-1}
        className={styles.found}
        aria-label={t('found.title', { words: search.words })}
      >
        <SearchSummary answer={answer} translations={translations} aside={aside} />
        {verses.length > 0 ? <FoundVerses verses={verses} translations={translations} /> : whenNothing}
        {fromDevice && <p className={styles.source}>{t('found.fromDevice')}</p>}
        <PageLinks pagination={pagination} addressOf={addressOf} />
      </section>
    );
  }
  if (error)
    return (
      <div className={styles.place}>
        <ErrorState
          title={readableText(error, language)}
          acts={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
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

/** Nothing was found. */
export function NothingFound({ children, acts }: { readonly children: string; readonly acts?: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.place}>
      <EmptyState title={t('nothing.title')} acts={acts}>
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}

/** The link that was followed to another page is gone: reading goes on where the page begins, once it is here. */
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
