import { listReaderMessagesRoute, READER_MESSAGE_STATUSES } from '@word-unfolded/contracts';
import { EmptyState } from '@word-unfolded/ui';
import { useActions } from '../../dashboard/actions/use-actions.js';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { Filters, SelectFilter } from '../../dashboard/table/filters.js';
import { Pager } from '../../dashboard/table/pager.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { MessageItem } from './message-item.js';
import styles from './messages.module.css';
import { useMessageTexts } from './texts.js';
import { MESSAGE_KINDS, useMessageList, type MessageList } from './use-message-list.js';

/** Feedback and contact messages, the latest first. */
export function MessageListView() {
  const t = useMessageTexts();
  const { number } = useFormats();
  const list = useMessageList();
  const actions = useActions();
  const query = useDashboardData(listReaderMessagesRoute, { query: list.query });
  return (
    <>
      <MessageFilters list={list} />
      <Loaded query={query} lines={10}>
        {({ messages, next, unread }) => (
          <>
            <p role="status" className={styles.soft}>
              {t('unread', { count: unread, number: number(unread) })}
            </p>
            {messages.length === 0 ? (
              <EmptyState title={t('empty.title')}>
                <p>{t('empty.body')}</p>
              </EmptyState>
            ) : (
              <ul className={styles.list} aria-label={t('title')}>
                {messages.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    isOpen={list.openId === message.id}
                    onToggle={() => list.toggle(message.id)}
                    actions={actions}
                  />
                ))}
              </ul>
            )}
            <Pager
              label={t('title')}
              first={list.isFurther ? list.address.after({ after: undefined }) : undefined}
              next={next === null ? undefined : list.address.after({ after: next })}
            />
          </>
        )}
      </Loaded>
      {actions.dialog}
    </>
  );
}

function MessageFilters({ list: { address, kind, status } }: { readonly list: MessageList }) {
  const t = useMessageTexts();
  return (
    <Filters label={t('filters.label')}>
      <SelectFilter
        label={t('filters.kind')}
        values={MESSAGE_KINDS}
        nameOf={(each) => t(`kinds.${each}`)}
        chosen={kind}
        all={t('filters.all')}
        onChoose={(chosen) => address.filter({ kind: chosen })}
      />
      <SelectFilter
        label={t('filters.status')}
        values={READER_MESSAGE_STATUSES}
        nameOf={(each) => t(`statuses.${each}`)}
        chosen={status}
        all={t('filters.all')}
        onChoose={(chosen) => address.filter({ status: chosen })}
      />
    </Filters>
  );
}
