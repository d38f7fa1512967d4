import { ConfirmDialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useRecentsTexts } from '../texts.js';

/** Asks for confirmation before all recent views and the reading history are cleared. */
export function ClearDialog({
  isOpen,
  onOpenChange,
  onClear,
}: OverlayProps & { readonly onClear: () => void }) {
  const t = useRecentsTexts();
  return (
    <ConfirmDialog
      title={t('clearTitle')}
      confirm={t('confirm')}
      cancel={t('cancel')}
      isOpen={isOpen}
      onConfirm={() => {
        onOpenChange(false);
        onClear();
      }}
      onCancel={() => onOpenChange(false)}
    >
      <p>{t('clearBody')}</p>
    </ConfirmDialog>
  );
}
