import { useModule } from '@word-unfolded/ui';
import { useIsWide } from '../../../layout/use-is-wide.js';
import { showDownloads, useDownloadsPanel } from '../../../offline/downloads-panel.js';
import { useTextsRefilled } from '../../../offline/use-texts-refilled.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';

/** The list of downloads, loaded when it is opened. */
export function LazyDownloads() {
  const { isOpen } = useDownloadsPanel();
  const dialog = useModule(() => import('../../../features/downloads/downloads-dialog.js'), isOpen);
  useTextsRefilled();
  return dialog && <dialog.DownloadsDialog isOpen={isOpen} onOpenChange={showDownloads} />;
}

/** The short help, which few open. */
export function LazyHelp() {
  const help = useModule(() => import('../help-panel.js'), true);
  return help && <help.HelpPanel />;
}

/** The reader's notes. */
export function LazyNotes() {
  const passage = useStudyFocus(({ inView }) => inView?.reference);
  const isWide = useIsWide();
  const notes = useModule(() => import('../../../features/notes/components/notes-drawer.js'), true);
  return notes && <notes.NotesDrawer passage={passage} isWide={isWide} />;
}
