import { useOwner } from '@word-unfolded/offline';
import { OwnNotesPanel, type NotesPanelProps } from './own-notes-panel.js';

/** The notepad of the current reader or visitor. */
export function NotesPanel({ passage = '', ...rest }: NotesPanelProps) {
  const owner = useOwner();
  if (owner === undefined) return null;
  return <OwnNotesPanel key={owner} owner={owner} passage={passage} {...rest} />;
}
