import { useModule } from '@word-unfolded/ui';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import { useIsWide } from '../../../layout/use-is-wide.js';

/** The slot of the reader's notes. */
export function NotesSlot() {
  const passage = useStudyFocus(({ inView }) => inView?.reference);
  const isWide = useIsWide();
  const notes = useModule(() => import('../../../features/notes/components/notes-drawer.js'), true);
  return notes && <notes.NotesDrawer passage={passage} isWide={isWide} />;
}
