import type { ConversationSummary, Pagination } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { ButtonLink, EmptyState, Engraving, Icon, Link } from '@word-unfolded/ui';
import { historyAddress, type HistoryView } from '../history-address.js';
import { useHistoryTexts } from '../texts.js';
import { ConversationRow } from './conversation-row.js';
import styles from './history.module.css';
import type { RowActions } from './row-menu.js';

type ConversationListProps = {
  readonly conversations: readonly ConversationSummary[];
  readonly pagination: Pagination;
  readonly view: HistoryView;
  readonly actions: RowActions;
};

/** One page of conversations, or why there are none. */
export function ConversationList({ conversations, pagination, view, actions }: ConversationListProps) {
  const t = useHistoryTexts();
  return (
    <>
      <p role="status" className={styles.count}>
        {t('found', { count: pagination.total })}
      </p>
      {conversations.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <ul className={styles.list} aria-label={t('list')}>
          {conversations.map((conversation) => (
            <ConversationRow key={conversation._id} conversation={conversation} actions={actions} />
          ))}
        </ul>
      )}
      <Pages pagination={pagination} view={view} />
    </>
  );
}

function Nothing({ view: { search, archived } }: { readonly view: HistoryView }) {
  const t = useHistoryTexts();
  if (search !== '')
    return (
      <EmptyState title={t('nothing.title', { words: search })}>
        <p>{t('nothing.body')}</p>
      </EmptyState>
    );
  if (archived)
    return (
      <EmptyState title={t('emptyArchive.title')}>
        <p>{t('emptyArchive.body')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('empty.title')}
      drawing={<Engraving name="lamp" />}
      actions={<ButtonLink to={PAGES.study}>{t('empty.study')}</ButtonLink>}
    >
      <p>{t('empty.body')}</p>
    </EmptyState>
  );
}

type PagesProps = { readonly pagination: Pagination; readonly view: HistoryView };

function Pages({ pagination: { page, pages }, view }: PagesProps) {
  const t = useHistoryTexts();
  const { number } = formatsOf(useLanguage());
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <span>
        {page > 1 && (
          <Link rel="prev" to={historyAddress({ ...view, page: page - 1 })}>
            <Icon name="back" small />
            {t('pages.previous')}
          </Link>
        )}
      </span>
      <span className={styles.aside}>{t('pages.place', { page: number(page), pages: number(pages) })}</span>
      <span>
        {page < pages && (
          <Link rel="next" to={historyAddress({ ...view, page: page + 1 })}>
            {t('pages.next')}
            <Icon name="on" small />
          </Link>
        )}
      </span>
    </nav>
  );
}
