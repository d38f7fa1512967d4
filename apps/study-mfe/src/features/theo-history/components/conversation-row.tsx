import type { ConversationSummary } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { IconButton, Link, useOverlay } from '@word-unfolded/ui';
import { timeText } from '../../../time/time-text.js';
import { conversationAddress } from '../history-address.js';
import { useHistoryTexts } from '../texts.js';
import styles from './history.module.css';
import type { RowActions } from './row-menu.js';

type ConversationRowProps = { readonly conversation: ConversationSummary; readonly actions: RowActions };

/** A conversation whose title links to it. */
export function ConversationRow({ conversation, actions }: ConversationRowProps) {
  const t = useHistoryTexts();
  const when = timeText(conversation.updatedAt, useLanguage());
  const menu = useOverlay('menu', () => import('./row-menu.js'));
  const { _id: id, title, scriptureRef } = conversation;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <Link to={conversationAddress(id)} className={styles.name}>
          {title}
        </Link>
        <span className={styles.aside}>
          {[scriptureRef, t('changed', { when })].filter(Boolean).join(' · ')}
        </span>
      </div>
      <IconButton icon="more" label={t('actions.more', { title })} {...menu.trigger} />
      {menu.module && <menu.module.RowMenu {...menu.overlay} conversation={conversation} actions={actions} />}
    </li>
  );
}
