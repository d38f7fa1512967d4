import type { Note, Written } from '@word-unfolded/offline';
import { focusOnMount, VisuallyHidden } from '@word-unfolded/ui';
import { useId } from 'react';
import { useNotesTexts } from '../texts.js';
import styles from './note-fields.module.css';

type NoteFieldsProps = {
  readonly note: Note;
  readonly isReady: boolean;
  readonly isReadOnly: boolean;
  readonly takesFocus: boolean;
  /** The validation message, in the reader's language. */
  readonly problem: string | undefined;
  /** An information for the reader, in their language. */
  readonly notice: string | undefined;
  readonly onWrite: (change: Partial<Written>) => void;
};

/** The fields of a note, without visible borders. */
export function NoteFields({
  note,
  isReady,
  isReadOnly,
  takesFocus,
  problem,
  notice,
  onWrite,
}: NoteFieldsProps) {
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
        readOnly={isReadOnly}
        autoComplete="off"
        onChange={({ target }) => onWrite({ title: target.value })}
      />
      <textarea
        className={styles.text}
        ref={takesFocus ? focusOnMount : undefined}
        aria-label={t('text')}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem ? true : undefined}
        placeholder={t('textPlaceholder')}
        value={note.text}
        readOnly={isReadOnly}
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
