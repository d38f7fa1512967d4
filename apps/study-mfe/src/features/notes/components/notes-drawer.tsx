import { useStoredNotes, useOwner } from '@word-unfolded/offline';
import { focusOnMount, Icon, scrollKeyOf, storedText, useLocation } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { onVerseRequest, useRequested } from '../../../scripture/selection/verse-requests.js';
import { noteOfAddress } from '../note-address.js';
import { useNotesTexts } from '../texts.js';
import styles from './notes-drawer.module.css';
import { NotesPanel } from './notes-panel.js';

type NotesDrawerProps = {
  /** The name of the open passage, as the reader sees it. */
  readonly passage: string | undefined;
  /** Whether the notes are below the text; otherwise they have their own part of the page. */
  readonly isWide: boolean;
};

/** Whether the drawer is open; this is remembered on the device. */
const stored = storedText('notesDrawer');

/** The notes: on wide screens a collapsible drawer below the text, otherwise a whole part of the page. */
export function NotesDrawer({ passage, isWide }: NotesDrawerProps) {
  const t = useNotesTexts();
  useStoredNotes(useOwner());
  const location = useLocation();
  const visit = scrollKeyOf(location);
  const isRequested = useRequested('notes') !== undefined;
  const [isDrawn, setDrawn] = useState(() => isRequested || stored.read() === 'open');
  /** The place in the history whose note was closed. */
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = isDrawn || (noteOfAddress(location.search) !== undefined && closedAt !== visit);
  const [wasPressed, setPressed] = useState(false);
  const press = (open: boolean) => {
    stored.write(open ? 'open' : 'shut');
    setPressed(true);
    setDrawn(open);
    setClosedAt(open ? undefined : visit);
  };
  const openAtRequest = useEffectEvent(() => press(true));
  useEffect(() => onVerseRequest(({ part }) => part === 'notes' && openAtRequest()), []);
  if (!isWide) return <NotesPanel passage={passage} />;
  return (
    <div className={styles.drawer}>
      {isOpen ? (
        <NotesPanel passage={passage} takesFocus={wasPressed} onClose={() => press(false)} />
      ) : (
        <button
          type="button"
          className={styles.shut}
          aria-expanded={false}
          ref={wasPressed ? focusOnMount : undefined}
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
