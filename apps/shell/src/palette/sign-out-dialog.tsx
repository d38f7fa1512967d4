import { PAGES } from '@word-unfolded/domain';
import { useSessionActions } from '@word-unfolded/session';
import { ConfirmDialog } from '@word-unfolded/ui/overlays';
import { useNavigate } from 'react-router';
import { useTexts } from './texts.js';

type SignOutDialogProps = { readonly name: string; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks before signing out, because a line of the palette is chosen faster than an item of a menu. */
export function SignOutDialog({ name, isOpen, onClose }: SignOutDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const leave = () => {
    onClose();
    const left = signOut();
    void navigate(PAGES.home, { flushSync: true }); // before the gate of this page redirects to sign-in
    void left;
  };
  return (
    <ConfirmDialog
      title={t('signOut.title', { name })}
      confirm={t('signOut.confirm')}
      cancel={t('signOut.cancel')}
      isOpen={isOpen}
      onConfirm={leave}
      onCancel={onClose}
    >
      <p>{t('signOut.body')}</p>
    </ConfirmDialog>
  );
}
