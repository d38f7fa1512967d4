import { useReaderSettings } from '@word-unfolded/ui';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import type { KeyedNote } from '@word-unfolded/scripture-text';

/** The element ids of a note and of the marker that links to it. */
export const noteIds = (id: string, { letter }: KeyedNote) => ({
  key: `${id}-key-${letter}`,
  note: `${id}-note-${letter}`,
});

/**
 * Moves the focus, and with it the scroll position, without changing the address, whose hash belongs to the passage.
 */
export function leadTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}

/** The marker letter after a word that has a note. */
export function NoteKey({ note, id }: { readonly note: KeyedNote; readonly id: string }) {
  const t = useTexts();
  const { notes } = useReaderSettings();
  if (!notes) return null;
  const ids = noteIds(id, note);
  return (
    <a
      className="note-key"
      id={ids.key}
      href={`#${ids.note}`}
      aria-label={t('notes.key', { letter: note.letter })}
      onClick={(event) => leadTo(event, ids.note)}
    >
      {note.letter}
    </a>
  );
}
