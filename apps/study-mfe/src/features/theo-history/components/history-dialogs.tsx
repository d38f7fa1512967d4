import { CONVERSATION_LIMITS, type ConversationSummary } from '@word-unfolded/contracts';
import { Button, Field, focusOnMount } from '@word-unfolded/ui';
import { ConfirmDialog, Dialog } from '@word-unfolded/ui/overlays';
import { useState, type FormEvent } from 'react';
import { useHistoryTexts } from '../texts.js';
import styles from './history.module.css';

type DialogProps = {
  readonly conversation: ConversationSummary;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
};

type RenameDialogProps = DialogProps & { readonly onRename: (title: string) => void };

/** Renames a conversation. */
export function RenameDialog({ conversation, isBusy, onCancel, onRename }: RenameDialogProps) {
  const t = useHistoryTexts();
  const [title, setTitle] = useState(conversation.title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = title.trim();
    if (words === conversation.title) onCancel();
    else if (words !== '' && !isBusy) onRename(words);
  };
  return (
    <Dialog title={t('rename.title')} isOpen onOpenChange={onCancel}>
      <form className={styles.rename} onSubmit={submit}>
        <Field
          label={t('rename.label')}
          value={title}
          maxLength={CONVERSATION_LIMITS.titleCharacters}
          ref={focusOnMount}
          onChange={({ target }) => setTitle(target.value)}
        />
        <div className={styles.actions}>
          <Button onClick={onCancel}>{t('rename.cancel')}</Button>
          <Button type="submit" variant="main" busy={isBusy}>
            {t('rename.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type DeleteDialogProps = DialogProps & { readonly onDelete: () => void };

/** Asks for confirmation, naming the conversation, before it is deleted. */
export function DeleteDialog({ conversation, isBusy, onCancel, onDelete }: DeleteDialogProps) {
  const t = useHistoryTexts();
  return (
    <ConfirmDialog
      title={t('delete.title', { title: conversation.title })}
      confirm={t('delete.confirm')}
      cancel={t('delete.cancel')}
      isOpen
      isBusy={isBusy}
      onConfirm={onDelete}
      onCancel={onCancel}
    >
      <p>{t('delete.body')}</p>
    </ConfirmDialog>
  );
}
