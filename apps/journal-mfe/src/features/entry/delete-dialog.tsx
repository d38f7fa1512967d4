import { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useEntryTexts } from './texts.js';

type DeleteDialogProps = {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before an entry goes to the bin, by its name. */
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
