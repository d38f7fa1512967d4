import type { BinnedNote, NoteBin, NoteRepository } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, IconButton } from '@word-unfolded/ui';
import { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { useNotesTexts } from '../../texts.js';
import { timeText } from '../../../../time/time-text.js';
import { useNoteQuery } from '../../hooks/use-note-query.js';
import { nameOf } from '../../pad/note.js';
import styles from './notes-dialog.module.css';

type DeletedNotesProps = {
  readonly repository: NoteRepository;
  readonly bin: NoteBin;
  readonly isShown: boolean;
  readonly onRestore: (id: string) => void;
};

/** The notes that were deleted in the last 30 days. */
export function DeletedNotes({ repository, bin, isShown, onRestore }: DeletedNotesProps) {
  const t = useNotesTexts();
  const language = useLanguage();
  const [purged, setPurged] = useState<BinnedNote>();
  const notes = useNoteQuery(repository, isShown, bin.list);
  const purge = () => {
    if (purged) void bin.purge(purged.id);
    setPurged(undefined);
  };
  if (!notes || notes.length === 0) return null;
  return (
    <details className={styles.bin}>
      <summary>{t('bin.title', { count: notes.length })}</summary>
      <p className={styles.aside}>{t('bin.body')}</p>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className={styles.row}>
            <div className={styles.note}>
              <span className={styles.name}>{nameOf(note)}</span>
              <span className={styles.aside}>
                {[note.passage, t('bin.removed', { when: timeText(note.removedAt, language) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <Button
              variant="quiet"
              aria-label={t('bin.restoreOf', { name: nameOf(note) })}
              onClick={() => onRestore(note.id)}
            >
              {t('bin.restore')}
            </Button>
            <IconButton
              icon="shut"
              label={t('bin.purgeOf', { name: nameOf(note) })}
              onClick={() => setPurged(note)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t('bin.purgeTitle', { name: purged ? nameOf(purged) : '' })}
        confirm={t('bin.purge')}
        cancel={t('bin.cancel')}
        isOpen={purged !== undefined}
        onConfirm={purge}
        onCancel={() => setPurged(undefined)}
      >
        <p>{t('bin.purgeBody')}</p>
      </ConfirmDialog>
    </details>
  );
}
