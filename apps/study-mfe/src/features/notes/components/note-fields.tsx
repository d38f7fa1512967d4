import type { Note, Written } from '@word-unfolded/offline';
import { VisuallyHidden } from '@word-unfolded/ui';
import { useId } from 'react';
import { useNotesTexts } from '../texts.js';
import styles from './note-fields.module.css';

type NoteFieldsProps = {
  readonly note: Note;
  readonly isReady: boolean;
  readonly autoFocus: boolean;
  /** What is missing, in the reader's language. */
  readonly problem: string | undefined;
  /** What the reader should know, in their language. */
  readonly notice: string | undefined;
  readonly onWrite: (change: Partial<Written>) => void;
};

/** Where the note is written: no boxes, as on paper. */
export function NoteFields({ note, isReady, autoFocus, problem, notice, onWrite }: NoteFieldsProps) {
  const t = useNotesTexts();
  const id = useId();
  return (
    <div className={styles.fields} aria-busy={!isReady}>
      {note.passage !== '' && <p className={styles.about}>{t('about', { passage: note.passage })}</p>}
      <input
        className={styles.title}
        aria-label={t('title')}
        placeholder={t('titlePlaceholder')}
        value={note.title}
        autoComplete="off"
        onChange={({ target }) => onWrite({ title: target.value })}
      />
      <textarea
        className={styles.text}
        autoFocus={autoFocus}
        aria-label={t('text')}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem ? true : undefined}
        placeholder={t('textPlaceholder')}
        value={note.text}
        onChange={({ target }) => onWrite({ text: target.value })}
      />
      {problem && (
        <p className={styles.problem} id={id} role="alert">
          {problem}
        </p>
      )}
      <VisuallyHidden role="status">{notice}</VisuallyHidden>
      {notice && (
        <p className={styles.notice} aria-hidden="true">
          {notice}
        </p>
      )}
    </div>
  );
}
