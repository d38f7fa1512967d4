import { isBlank, type Note, type NoteRepository } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { IconButton } from '@word-unfolded/ui';
import { ConfirmDialog, Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState } from 'react';
import { useNotesTexts } from '../../texts.js';
import { timeText } from '../../../../time/time-text.js';
import { useNoteQuery } from '../../hooks/use-note-query.js';
import { nameOf } from '../../pad/note.js';
import { countsOf } from '../../../../journal/text-counts.js';
import styles from './notes-dialog.module.css';

type NoteListDialogProps = OverlayProps & {
  readonly repository: NoteRepository;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => Promise<void>;
};

/** All notes of this device, the most recently edited first. */
export function NoteListDialog({ repository, openId, onOpen, onRemove, ...overlay }: NoteListDialogProps) {
  const t = useNotesTexts();
  const [removed, setRemoved] = useState<Note>();
  const all = useNoteQuery(repository, overlay.isOpen, repository.list);
  const notes = all?.filter((note) => !isBlank(note));
  const open = (id: string) => {
    overlay.onOpenChange(false);
    onOpen(id);
  };
  const remove = () => {
    if (removed) void onRemove(removed.id);
    setRemoved(undefined);
  };
  return (
    <>
      <Dialog title={t('list.title')} isOpen={overlay.isOpen} onOpenChange={overlay.onOpenChange}>
        {notes?.length === 0 && <p className={styles.empty}>{t('list.empty')}</p>}
        <ul className={styles.list}>
          {notes?.map((note) => (
            <li key={note.id} className={styles.row}>
              <NoteRow note={note} isOpen={note.id === openId} onOpen={() => open(note.id)} />
              <IconButton
                icon="shut"
                label={t('list.remove', { name: nameOf(note) })}
                onClick={() => setRemoved(note)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        title={t('list.removeTitle', { name: removed ? nameOf(removed) : '' })}
        confirm={t('list.confirm')}
        cancel={t('list.cancel')}
        isOpen={removed !== undefined}
        onConfirm={remove}
        onCancel={() => setRemoved(undefined)}
      >
        <p>{t('list.removeBody')}</p>
      </ConfirmDialog>
    </>
  );
}

type NoteRowProps = { readonly note: Note; readonly isOpen: boolean; readonly onOpen: () => void };

function NoteRow({ note, isOpen, onOpen }: NoteRowProps) {
  const t = useNotesTexts();
  const language = useLanguage();
  const about = [
    note.passage,
    timeText(note.updatedAt, language),
    t('words', { count: countsOf(note.text).words }),
    isOpen ? t('list.current') : '',
  ];
  return (
    <button type="button" className={styles.note} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className={styles.name}>{nameOf(note)}</span>
      <span className={styles.aside}>{about.filter(Boolean).join(' · ')}</span>
    </button>
  );
}
