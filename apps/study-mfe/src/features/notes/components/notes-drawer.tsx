import { useKeepNotes, useOwner } from '@word-unfolded/offline';
import { Icon, keptText } from '@word-unfolded/ui';
import { useState } from 'react';
import { useNotesTexts } from '../texts.js';
import styles from './notes-drawer.module.css';
import { NotesPanel } from './notes-panel.js';

type NotesDrawerProps = {
  /** The passage that is open, as the reader sees it written. */
  readonly passage: string | undefined;
  /** Whether the notes lie at the end of the text; otherwise they have a part of the page for themselves. */
  readonly isWide: boolean;
};

/** Whether the drawer is open: kept, as one leaves a book. */
const kept = keptText('notesDrawer');

/** The notes: on a desk a drawer under the text that can be put away, elsewhere the whole part of the page. */
export function NotesDrawer({ passage, isWide }: NotesDrawerProps) {
  const t = useNotesTexts();
  useKeepNotes(useOwner());
  const [isOpen, setOpen] = useState(() => kept.read() === 'open');
  const [wasPressed, setPressed] = useState(false);
  const press = (open: boolean) => {
    kept.write(open ? 'open' : 'shut');
    setPressed(true);
    setOpen(open);
  };
  if (!isWide) return <NotesPanel passage={passage} />;
  return (
    <div className={styles.drawer}>
      {isOpen ? (
        <NotesPanel passage={passage} autoFocus={wasPressed} onClose={() => press(false)} />
      ) : (
        <button
          type="button"
          className={styles.shut}
          aria-expanded={false}
          autoFocus={wasPressed}
          onClick={() => press(true)}
        >
          <Icon name="pen" />
          {t('heading')}
          <span className={styles.sign}>
            <Icon name="up" small />
          </span>
        </button>
      )}
    </div>
  );
}
