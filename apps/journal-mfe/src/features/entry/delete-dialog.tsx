import { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useEntryTexts } from './texts.js';

type DeleteDialogProps = {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation, naming the entry, before it is moved to the bin. */
export function DeleteDialog({ name, ...rest }: DeleteDialogProps) {
  const t = useEntryTexts();
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      confirm={t('delete.confirm')}
      cancel={t('delete.cancel')}
      {...rest}
    >
      <p>{t('delete.body')}</p>
    </ConfirmDialog>
  );
}
