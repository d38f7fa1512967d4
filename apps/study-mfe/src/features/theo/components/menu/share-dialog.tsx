import { useQueryClient } from '@tanstack/react-query';
import { callRoute, readableText } from '@word-unfolded/api-client';
import {
  endShareRoute,
  shareConversationRoute,
  type Conversation,
  type ConversationShare,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Field, showToast } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { timeText } from '../../../../time/time-text.js';
import { conversationKey } from '../../../../conversations/conversation-query.js';
import { useTheoTexts } from '../../texts.js';
import { CopyButton } from '../messages/copy-button.js';
import styles from './share-dialog.module.css';

type ShareDialogProps = {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Creates and revokes links that let others read a conversation. */
export function ShareDialog({ conversation, isOpen, onOpenChange }: ShareDialogProps) {
  const t = useTheoTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { _id: id, shares } = conversation;
  const key = conversationKey(id);

  const attempt = async (act: () => Promise<readonly ConversationShare[]>) => {
    setBusy(true);
    try {
      const next = await act();
      queries.setQueryData(key, { ...conversation, shares: next });
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  const create = () =>
    attempt(async () => [
      await callRoute(shareConversationRoute, { params: { id }, body: {} }, { language }),
      ...shares,
    ]);
  const end = (shareId: string) =>
    attempt(async () => {
      await callRoute(endShareRoute, { params: { share: shareId } }, { language });
      showToast(t('share.ended'));
      return shares.filter((share) => share.shareId !== shareId);
    });
  return (
    <Dialog title={t('share.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.body}>
        <p>{t('share.body')}</p>
        <div>
          <Button variant="main" busy={isBusy} onClick={() => void create()}>
            {t('share.create')}
          </Button>
        </div>
        {shares.length > 0 && (
          <section className={styles.links}>
            <h3>{t('share.existing')}</h3>
            <ul>
              {shares.map((share) => (
                <Share
                  key={share.shareId}
                  share={share}
                  isBusy={isBusy}
                  onEnd={() => void end(share.shareId)}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

type ShareProps = {
  readonly share: ConversationShare;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

function Share({ share: { path, createdAt }, isBusy, onEnd }: ShareProps) {
  const t = useTheoTexts();
  const when = timeText(createdAt, useLanguage());
  const address = new URL(path, window.location.origin).href;
  return (
    <li className={styles.share}>
      <Field label={t('share.link')} hint={t('share.made', { when })} value={address} readOnly />
      <div className={styles.actions}>
        <CopyButton text={() => address} label={t('share.copy')} />
        <Button variant="quiet" busy={isBusy} aria-label={t('share.endOf', { when })} onClick={onEnd}>
          {t('share.end')}
        </Button>
      </div>
    </li>
  );
}
