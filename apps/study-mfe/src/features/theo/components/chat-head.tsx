import { applyGate, PAGES } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { Icon, IconButton, Link, useModule, useOverlay } from '@word-unfolded/ui';
import { useState, type ComponentProps } from 'react';
import type { Chat } from '../hooks/use-chat.js';
import { useTheoTexts } from '../texts.js';
import styles from './theo-chat.module.css';

/** The panel as a column of the page. */
export type PanelColumn = { readonly isOn: boolean; readonly turn: () => void };

type ChatHeadProps = {
  /** The id of the heading that labels the conversation. */
  readonly id: string;
  readonly chat: Chat;
  readonly onClose: (() => void) | undefined;
  readonly handle: ComponentProps<'header'> | undefined;
  readonly column: PanelColumn | undefined;
};

/** The header of a conversation: its history, its menu and the close button. */
export function ChatHead({ id, chat, onClose, handle, column }: ChatHeadProps) {
  const t = useTheoTexts();
  const { principal: principal } = useSession();
  const menu = useOverlay('menu', () => import('./menu/chat-menu.js'));
  const [isSharing, setSharing] = useState(false);
  const share = useModule(() => import('./menu/share-dialog.js'), isSharing);
  const { conversation } = chat.thread;
  const hasHistory = applyGate({ tier: 'plus' }, principal) === 'pass';
  return (
    <header {...handle} className={styles.head}>
      <h2 id={id} className={styles.title}>
        {t('name')}
      </h2>
      <span className={styles.actions}>
        {principal && (
          <Link
            to={hasHistory ? PAGES.theoHistory : PAGES.subscription}
            className={styles.history}
            aria-label={t('menu.history')}
            title={t('menu.history')}
          >
            <Icon name="past" />
          </Link>
        )}
        <IconButton icon="more" label={t('menu.label')} {...menu.trigger} />
        {column && (
          <IconButton icon="columns" label={t('column')} aria-pressed={column.isOn} onClick={column.turn} />
        )}
        {onClose && <IconButton icon="less" label={t('close')} onClick={onClose} />}
      </span>
      {menu.module && <menu.module.ChatMenu {...menu.overlay} chat={chat} onShare={() => setSharing(true)} />}
      {share && conversation && (
        <share.ShareDialog conversation={conversation} isOpen={isSharing} onOpenChange={setSharing} />
      )}
    </header>
  );
}
