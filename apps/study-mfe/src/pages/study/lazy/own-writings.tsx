import { useNotepad } from '../../../features/notes/hooks/use-notepad.js';
import { WritingsPanel } from '../../../features/writings/writings-panel.js';
import { openLexicon } from '../../../scripture/words/lexicon-focus.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';

/** The content that can be generated about the passage, for the open note of an owner. */
export function OwnWritings({ owner }: { readonly owner: string }) {
  const passage = useStudyFocus((focus) => focus.inView?.reference ?? '');
  const { pad, note, isReady } = useNotepad(owner, passage);
  if (!isReady) return null;
  const putIntoNote = (text: string) => {
    const before = pad.state().note.text.trimEnd();
    pad.write({ text: before === '' ? text : `${before}\n\n${text}` });
    pad.save().catch(() => undefined); // the notepad itself reports a failed write
  };
  return (
    <WritingsPanel
      onLexicon={openLexicon}
      writings={note}
      onWritten={pad.storeWritings}
      onKeep={putIntoNote}
    />
  );
}
