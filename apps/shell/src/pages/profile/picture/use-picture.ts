import { callRoute } from '@word-unfolded/api-client';
import { removeAvatarRoute, setAvatarRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useSessionActions, useUser } from '@word-unfolded/session';
import { showShellToast } from '../../../frame/show-shell-toast.js';
import { useTexts } from '../texts.js';

/** Sets and removes the reader's picture; both throw the server's error. */
export function usePicture() {
  const t = useTexts();
  const language = useLanguage();
  const user = useUser();
  const { replaceUser } = useSessionActions();
  const options = { language, action: t('picture.action') };
  const set = async (file: Blob) => {
    replaceUser({ ...user, ...(await callRoute(setAvatarRoute, { file }, options)) });
    showShellToast(t('picture.uploaded'), 'good');
  };
  const remove = async () => {
    replaceUser({ ...user, ...(await callRoute(removeAvatarRoute, {}, options)) });
    showShellToast(t('picture.removed'));
  };
  return { set, remove };
}
