import { changeReaderMessageRoute, type ReaderMessage } from '@word-unfolded/contracts';
import { Button, TextArea } from '@word-unfolded/ui';
import { useState } from 'react';
import styles from './messages.module.css';
import { useMessageTexts } from './texts.js';
import { useChangeMessage } from './use-change-message.js';

/** Characters of a note, as the contract bounds it. */
const LIMIT = 2_000;

/** What administrators write down for each other; the reader never sees it. */
export function NoteForm({ message }: { readonly message: ReaderMessage }) {
  const t = useMessageTexts();
  const { change, isBusy } = useChangeMessage(message);
  const [typed, setTyped] = useState({ text: message.note, of: message.note });
  // Another administrator, or an undo, has changed it.
  if (typed.of !== message.note) setTyped({ text: message.note, of: message.note });
  const note = typed.text.trim();
  const isSame = note === message.note;
  const save = () => {
    if (!isSame && changeReaderMessageRoute.body?.safeParse({ note }).success)
      void change({ note }, { note: message.note }, t('noteDone'));
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        limit={LIMIT}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, of: message.note })}
      />
      <Button busy={isBusy || isSame} onClick={save}>
        {t('noteSave')}
      </Button>
    </div>
  );
}
