import { listAllPostsRoute, restorePostRoute, type ListedPost } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { usePostWords } from '@word-unfolded/magazine';
import { Button, EmptyState, Link } from '@word-unfolded/ui';
import { useReport } from '../../../dashboard/actions/use-report.js';
import { useSend } from '../../../dashboard/actions/use-send.js';
import { Loaded } from '../../../dashboard/data/loaded.js';
import { useDashboardData } from '../../../dashboard/data/use-dashboard-data.js';
import { DataTable, type Column } from '../../../dashboard/table/data-table.js';
import { Filters, SelectFilter } from '../../../dashboard/table/filters.js';
import { Pager } from '../../../dashboard/table/pager.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { editAddress } from '../addresses.js';
import { useMagazineTexts } from '../texts.js';
import styles from './post-list.module.css';
import { LISTED_STATES, usePostList } from './use-post-list.js';

/** All posts with their states, the last changed first. */
export function PostListView() {
  const t = useMagazineTexts();
  const { number } = useFormats();
  const list = usePostList();
  const { address, state, language, page, isFiltered } = list;
  const query = useDashboardData(listAllPostsRoute, { query: list.query });
  return (
    <>
      <Filters label={t('filters.label')}>
        <SelectFilter
          label={t('filters.state')}
          values={LISTED_STATES}
          nameOf={(each) => t(`states.${each}`)}
          chosen={state}
          all={t('filters.all')}
          onChoose={(chosen) => address.filter({ state: chosen })}
        />
        <SelectFilter
          label={t('filters.language')}
          values={LANGUAGES}
          nameOf={(each) => t(`languages.${each}`)}
          chosen={language}
          all={t('filters.all')}
          onChoose={(chosen) => address.filter({ language: chosen })}
        />
      </Filters>
      <Loaded query={query} lines={12}>
        {(posts) =>
          posts.length === 0 ? (
            <EmptyState title={t('empty.title')}>
              <p>{t(isFiltered || page > 1 ? 'empty.filtered' : 'empty.body')}</p>
            </EmptyState>
          ) : (
            <>
              <PostTable posts={posts} isDeleted={state === 'deleted'} />
              <Pager
                label={t('title')}
                here={t('page', { page: number(page) })}
                {...list.placesBeside(posts.length)}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}

type PostTableProps = { readonly posts: readonly ListedPost[]; readonly isDeleted: boolean };

function PostTable({ posts, isDeleted }: PostTableProps) {
  const t = useMagazineTexts();
  const names = usePostWords();
  const { time } = useFormats();
  const columns: Column<ListedPost>[] = [
    {
      key: 'title',
      name: t('columns.title'),
      cell: ({ id, title, language }) =>
        isDeleted ? (
          <span lang={language}>{title || t('untitled')}</span>
        ) : (
          <Link to={editAddress(id)} lang={language} className={styles.title}>
            {title || t('untitled')}
          </Link>
        ),
    },
    {
      key: 'state',
      name: t('columns.state'),
      cell: ({ state, publishAt }) =>
        state === 'scheduled' && publishAt !== null
          ? t('scheduledFor', { when: time(publishAt) })
          : t(`states.${state}`),
    },
    { key: 'language', name: t('columns.language'), cell: ({ language }) => t(`languages.${language}`) },
    { key: 'category', name: t('columns.category'), cell: ({ category }) => names.kind(category) },
    { key: 'changed', name: t('columns.changed'), cell: ({ updatedAt }) => time(updatedAt) },
    {
      key: 'quotations',
      name: t('columns.quotations'),
      cell: ({ inexactQuotations: count }) =>
        count === 0 ? t('allExact') : t('quotations.title', { count, shown: String(count) }),
    },
  ];
  const actions: Column<ListedPost> = {
    key: 'actions',
    name: t('columns.actions'),
    isActions: true,
    cell: (post) => <Restore post={post} />,
  };
  return (
    <DataTable
      label={t('title')}
      columns={isDeleted ? [...columns.slice(0, 5), actions] : columns}
      rows={posts}
      keyOf={({ id }) => id}
    />
  );
}

function Restore({ post: { id, title } }: { readonly post: ListedPost }) {
  const t = useMagazineTexts();
  const send = useSend();
  const report = useReport();
  const restore = async () => {
    await send(restorePostRoute, { params: { id } });
    await report(t('restored', { title: title || t('untitled') }));
  };
  return <Button onClick={() => void restore()}>{t('restore')}</Button>;
}
