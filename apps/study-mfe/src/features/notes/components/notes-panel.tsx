import { useOwner } from '@word-unfolded/offline';
import type { NotesPanelProps } from './notes-panel-props.js';
import { OwnNotesPanel } from './own-notes-panel.js';

/** The notepad of who reads. */
export function NotesPanel({ passage = '', ...rest }: NotesPanelProps) {
  const owner = useOwner();
  if (owner === undefined) return null;
  return <OwnNotesPanel key={owner} owner={owner} passage={passage} {...rest} />;
}
