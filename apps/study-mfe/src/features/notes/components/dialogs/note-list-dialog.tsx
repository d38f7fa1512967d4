import type { Note, NoteBin, NoteRepository } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, IconButton } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useRef, useState } from 'react';
import { useNotesTexts } from '../../texts.js';
import { timeText } from '../../../../time/time-text.js';
import { useNotesOfPassage } from '../../hooks/use-notes-of-passage.js';
import { nameOf } from '../../pad/note.js';
import { countsOf } from '../../../../journal/text-counts.js';
import { DeletedNotes } from './deleted-notes.js';
import styles from './notes-dialog.module.css';

type NoteListDialogProps = OverlayProps & {
  readonly repository: NoteRepository;
  readonly bin: NoteBin;
  /** The open passage, whose notes come first. */
  readonly passage: string;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => Promise<void>;
  readonly onRestore: (id: string) => Promise<void>;
};

/** All notes of this device, those of the open passage first, and those that were deleted lately. */
export function NoteListDialog({
  repository,
  bin,
  passage,
  openId,
  onOpen,
  onRemove,
  onRestore,
  ...overlay
}: NoteListDialogProps) {
  const t = useNotesTexts();
  const [removed, setRemoved] = useState<Note>();
  const notes = useNotesOfPassage(repository, passage, overlay.isOpen);
  const open = (id: string) => {
    overlay.onOpenChange(false);
    onOpen(id);
  };
  // The pressed button goes with its row: without another place for the focus, Escape would not reach the dialog.
  const status = useRef<HTMLDivElement>(null);
  const remove = (note: Note) => {
    status.current?.focus();
    setRemoved(note);
    void onRemove(note.id);
  };
  const restore = (id: string) => {
    status.current?.focus();
    setRemoved(undefined);
    void onRestore(id);
  };
  const rows = (shown: readonly Note[]) => (
    <ul className={styles.list}>
      {shown.map((note) => (
        <li key={note.id} className={styles.row}>
          <NoteRow note={note} isOpen={note.id === openId} onOpen={() => open(note.id)} />
          <IconButton
            icon="shut"
            label={t('list.remove', { name: nameOf(note) })}
            onClick={() => remove(note)}
          />
        </li>
      ))}
    </ul>
  );
  const { here = [], elsewhere = [] } = notes ?? {};
  const isGrouped = here.length > 0 && elsewhere.length > 0 && passage !== '';
  return (
    <Dialog title={t('list.title')} isOpen={overlay.isOpen} onOpenChange={overlay.onOpenChange}>
      <div ref={status} role="status" tabIndex={-1} className={styles.removed}>
        {removed && (
          <>
            <span>{t('list.removed', { name: nameOf(removed) })}</span>
            <Button variant="quiet" onClick={() => restore(removed.id)}>
              {t('actions.undo')}
            </Button>
          </>
        )}
      </div>
      {notes && here.length + elsewhere.length === 0 && <p className={styles.empty}>{t('list.empty')}</p>}
      {isGrouped && <h3 className={styles.group}>{t('about', { passage })}</h3>}
      {here.length > 0 && rows(here)}
      {isGrouped && <h3 className={styles.group}>{t('list.others')}</h3>}
      {elsewhere.length > 0 && rows(elsewhere)}
      <DeletedNotes repository={repository} bin={bin} isShown={overlay.isOpen} onRestore={restore} />
    </Dialog>
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
