import { isAway, readableText } from '@word-unfolded/api-client';
import { PAGES, POST_LIMITS, PRODUCT } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { usePostWords } from '@word-unfolded/magazine';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  usePageHead,
  useReplacesFirstPage,
  VisuallyHidden,
} from '@word-unfolded/ui';
import { useTexts } from '../texts.js';
import { Feeds } from './feeds.js';
import { ListFilters } from './list-filters.js';
import { ListSkeleton } from './list-skeleton.js';
import styles from './magazine-page.module.css';
import { PageLinks } from './page-links.js';
import { PostCards } from './post-cards.js';
import { StoredPosts } from './stored-posts.js';
import { useListAddress, usePostList, type ListAddress, type PostList } from './use-post-list.js';
import { useWithdrawnPosts } from './use-withdrawn-posts.js';

/** The posts of the Logos Learning Magazine in the reader's language, the latest first. */
export default function MagazinePage() {
  const t = useTexts();
  const language = useLanguage();
  const address = useListAddress();
  const { data, error, refetch } = usePostList(address);
  const { isTooLong } = address;
  useWithdrawnPosts(data?.fromCache === false);
  useListHead(address);
  useReplacesFirstPage(isTooLong || data !== undefined);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <ListFilters address={address} />
      {isTooLong && <TooLong />}
      {!isTooLong && data && <Found list={data} address={address} />}
      {!isTooLong && !data && !error && <ListSkeleton label={t('loading')} />}
      {!data && error && isAway(error) && <StoredPosts onRetry={() => void refetch()} />}
      {!data && error && !isAway(error) && (
        <ErrorState
          title={readableText(error, language, 'load')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      <Feeds />
    </div>
  );
}

function Found({
  list: { posts, fromCache, pagination },
  address,
}: {
  readonly list: PostList;
  readonly address: ListAddress;
}) {
  const t = useTexts();
  const { isFiltered, page } = address;
  if (posts.length === 0) return <NothingFound isFiltered={isFiltered} isLater={page > 1} />;
  return (
    <>
      <VisuallyHidden role="status">
        {pagination
          ? t('foundOfAll', { count: pagination.total, shown: String(pagination.total) })
          : t('found', { count: posts.length, shown: String(posts.length) })}
      </VisuallyHidden>
      {fromCache && (
        <p role="status" className={styles.away}>
          {t('away.fromCache')}
        </p>
      )}
      <PostCards posts={posts} hasLead={!isFiltered && page === 1} />
      <PageLinks address={address} pages={pagination?.pages} />
    </>
  );
}

/** Searches and tags are ways through the list, and nothing that search engines should list beside it. */
function useListHead({ search, tag, category, page }: ListAddress): void {
  const t = useTexts();
  const language = useLanguage();
  const names = usePostWords();
  const title = category ? `${names.kind(category)} · ${t('title')}` : t('title');
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  const isFirst = query.size === 0;
  usePageHead({
    title: page > 1 ? t('titleOfPage', { title, page: String(page) }) : title,
    description: t('lead'),
    ...(!isFirst && { canonical: `${PAGES.magazine}?${query.toString()}` }),
    isListed: search === '' && tag === '',
    breadcrumbs: [
      { name: PRODUCT.name, path: PAGES.home },
      { name: t('title'), path: PAGES.magazine },
    ],
    structured: [{ '@type': 'Blog', name: t('title'), description: t('lead'), inLanguage: language }],
  });
}

function TooLong() {
  const t = useTexts();
  return (
    <EmptyState title={t('empty.long', { count: POST_LIMITS.searchCharacters })}>
      <p>{t('empty.shorter')}</p>
    </EmptyState>
  );
}

function NothingFound({ isFiltered, isLater }: { readonly isFiltered: boolean; readonly isLater: boolean }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('empty.title')}
      actions={(isFiltered || isLater) && <ButtonLink to={PAGES.magazine}>{t('empty.reset')}</ButtonLink>}
    >
      <p>{t(isLater ? 'empty.past' : isFiltered ? 'empty.body' : 'empty.none')}</p>
    </EmptyState>
  );
}
