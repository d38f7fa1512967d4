import { useOwner } from '@word-unfolded/offline';
import { useModule } from '@word-unfolded/ui';
import { useNotepad } from '../../../features/notes/hooks/use-notepad.js';
import { openLexicon } from '../../../scripture/words/lexicon-focus.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';

/** The content that can be generated about the passage, loaded after the page, for the reader's open note. */
export function LazyWritings() {
  const owner = useOwner();
  return owner === undefined ? null : <OwnWritings key={owner} owner={owner} />;
}

function OwnWritings({ owner }: { readonly owner: string }) {
  const writings = useModule(() => import('../../../features/writings/writings-panel.js'), true);
  const passage = useStudyFocus((focus) => focus.inView?.reference ?? '');
  const { pad, note, isReady } = useNotepad(owner, passage);
  if (!writings || !isReady) return null;
  const putIntoNote = (text: string) => {
    const before = pad.state().note.text.trimEnd();
    pad.write({ text: before === '' ? text : `${before}\n\n${text}` });
    pad.save().catch(() => undefined); // the notepad itself reports a failed write
  };
  return (
    <writings.WritingsPanel
      onLexicon={openLexicon}
      writings={note}
      onWritten={pad.storeWritings}
      onKeep={putIntoNote}
    />
  );
}
