import type { Note } from '@word-unfolded/offline';
import { Button } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useNotesTexts } from '../../texts.js';
import { nameOf } from '../../pad/note.js';
import styles from './notes-dialog.module.css';

type UnsavedDialogProps = OverlayProps & {
  readonly note: Note;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** Asks whether to save or discard unsaved changes before another note is opened. Escape stays with this one. */
export function UnsavedDialog({ isOpen, onOpenChange, note, onSave, onDiscard }: UnsavedDialogProps) {
  const t = useNotesTexts();
  const choose = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <Dialog title={t('unsaved.title', { name: nameOf(note) })} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={styles.body}>{t('unsaved.body')}</p>
      <div className={styles.actions}>
        <Button onClick={choose(onDiscard)}>{t('unsaved.discard')}</Button>
        <Button variant="main" onClick={choose(onSave)}>
          {t('unsaved.save')}
        </Button>
      </div>
    </Dialog>
  );
}
