import type { Note, NoteRepository, NoteVersion } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { Button } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useCallback } from 'react';
import { useNotesTexts } from '../../texts.js';
import { timeText } from '../../../../time/time-text.js';
import { useNoteQuery } from '../../hooks/use-note-query.js';
import { nameOf } from '../../pad/note.js';
import { countsOf } from '../../../../journal/text-counts.js';
import styles from './notes-dialog.module.css';

type VersionsDialogProps = OverlayProps & {
  readonly repository: NoteRepository;
  readonly note: Note;
  readonly onRestore: (version: NoteVersion) => void;
};

/** The saved versions of the open note, the newest first. */
export function VersionsDialog({ repository, note, onRestore, isOpen, onOpenChange }: VersionsDialogProps) {
  const t = useNotesTexts();
  const language = useLanguage();
  const ask = useCallback(() => repository.versions(note.id), [repository, note.id]);
  const versions = useNoteQuery(repository, isOpen, ask);
  const restore = (version: NoteVersion) => {
    onOpenChange(false);
    onRestore(version);
  };
  return (
    <Dialog title={t('versions.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {versions?.length === 0 && <p className={styles.empty}>{t('versions.empty')}</p>}
      <ol className={styles.list}>
        {versions?.map((version) => {
          const when = timeText(version.timestamp, language);
          return (
            <li key={version.timestamp} className={styles.row}>
              <div className={styles.note}>
                <span className={styles.name}>{nameOf({ title: version.title, text: version.content })}</span>
                <span className={styles.aside}>
                  {[when, t('words', { count: countsOf(version.content).words })].join(' · ')}
                </span>
              </div>
              <Button
                variant="quiet"
                aria-label={t('versions.restoreOf', { when })}
                onClick={() => restore(version)}
              >
                {t('versions.restore')}
              </Button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
