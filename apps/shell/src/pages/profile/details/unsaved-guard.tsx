import { readToken } from '@word-unfolded/api-client';
import { useModule } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../texts.js';

/** Asks for confirmation before a page with unsaved changes is left. A signed-out reader is not asked. */
export function UnsavedGuard({ isChanged }: { readonly isChanged: boolean }) {
  const t = useTexts();
  const overlays = useModule(() => import('@word-unfolded/ui/overlays'), isChanged);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      overlays !== undefined && // a prompt that cannot be shown would lock the page
      readToken() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isChanged]);
  if (!overlays) return null;
  return (
    <overlays.ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.go')}
      cancel={t('leave.stay')}
      isAddressed
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{t('leave.body')}</p>
    </overlays.ConfirmDialog>
  );
}
