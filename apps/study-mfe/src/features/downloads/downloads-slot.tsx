import { useModule } from '@word-unfolded/ui';
import { showDownloads, useDownloadsPanel } from '../../offline/downloads-panel.js';
import { useTextsRefilled } from '../../offline/use-texts-refilled.js';

/** Where the list of the texts on this device is shown when it is asked for. */
export function DownloadsSlot() {
  const { isOpen } = useDownloadsPanel();
  const dialog = useModule(() => import('./downloads-dialog.js'), isOpen);
  useTextsRefilled();
  return dialog && <dialog.DownloadsDialog isOpen={isOpen} onOpenChange={showDownloads} />;
}
