import { useModule } from '@word-unfolded/ui';
import { showDownloads, useDownloadsPanel } from '../../offline/downloads-panel.js';
import { useTextsRefilled } from '../../offline/use-texts-refilled.js';

/** Mounts the list of downloads when it is opened. */
export function DownloadsSlot() {
  const { isOpen } = useDownloadsPanel();
  const dialog = useModule(() => import('./downloads-dialog.js'), isOpen);
  useTextsRefilled();
  return dialog && <dialog.DownloadsDialog isOpen={isOpen} onOpenChange={showDownloads} />;
}
