import { useQuery } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import { errorText, type ConversationSummary } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import {
  Button,
  Delayed,
  ErrorState,
  TextSkeleton,
  useLocation,
  useModule,
  useNavigate,
  usePageTitle,
} from '@word-unfolded/ui';
import { useState } from 'react';
import { conversationsQuery } from './api/conversations-query.js';
import { ConversationList } from './components/conversation-list.js';
import { HistorySearch } from './components/history-search.js';
import styles from './components/history.module.css';
import { useHistoryActions } from './components/use-history-actions.js';
import { historyAddress, readHistoryAddress, type HistoryView } from './history-address.js';
import { useHistoryTexts } from './texts.js';

type Open = { readonly dialog: 'rename' | 'delete'; readonly conversation: ConversationSummary };

/** The reader's conversations with the assistant: search, open, rename, archive and delete. */
export function TheoHistory() {
  const t = useHistoryTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const view = readHistoryAddress(useLocation().search);
  const { data, error, refetch } = useQuery(conversationsQuery(view, language));
  const actions = useHistoryActions();
  const [open, setOpen] = useState<Open>();
  const dialogs = useModule(() => import('./components/history-dialogs.js'), open !== undefined);
  usePageTitle(t('title'));
  const go = (change: Partial<HistoryView>) => void navigate(historyAddress({ ...view, page: 1, ...change }));
  const shut = () => setOpen(undefined);
  const shutWhenDone = (done: boolean) => {
    if (done) shut();
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <HistorySearch key={view.search} view={view} onChange={go} />
      {data ? (
        <ConversationList
          {...data}
          view={view}
          actions={{
            rename: (conversation) => setOpen({ dialog: 'rename', conversation }),
            remove: (conversation) => setOpen({ dialog: 'delete', conversation }),
            archive: (conversation) => void actions.archive(conversation),
          }}
        />
      ) : error ? (
        <ErrorState
          title={errorText('CHAT_HISTORY_FAILED', language)}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        >
          <p>{readableText(error, language, 'load')}</p>
          <p>{t('kept')}</p>
        </ErrorState>
      ) : (
        <Delayed>
          <TextSkeleton lines={6} label={t('loading')} />
        </Delayed>
      )}
      {dialogs && open?.dialog === 'rename' && (
        <dialogs.RenameDialog
          conversation={open.conversation}
          isBusy={actions.isBusy}
          onCancel={shut}
          onRename={(title) => void actions.rename(open.conversation, title).then(shutWhenDone)}
        />
      )}
      {dialogs && open?.dialog === 'delete' && (
        <dialogs.DeleteDialog
          conversation={open.conversation}
          isBusy={actions.isBusy}
          onCancel={shut}
          onDelete={() => void actions.remove(open.conversation).then(shutWhenDone)}
        />
      )}
    </div>
  );
}
