import { callRoute } from '@word-unfolded/api-client';
import { removeAvatarRoute, setAvatarRoute } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useSessionActions, useUser } from '@word-unfolded/session';
import { showToast } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';

/** Sets and removes the reader's picture; both throw what the server refused. */
export function usePicture() {
  const t = useTexts();
  const language = useLanguage();
  const user = useUser();
  const { replaceUser } = useSessionActions();
  const options = { language, action: t('picture.action') };
  const set = async (file: Blob) => {
    replaceUser({ ...user, ...(await callRoute(setAvatarRoute, { file }, options)) });
    showToast(t('picture.uploaded'), 'good');
  };
  const remove = async () => {
    replaceUser({ ...user, ...(await callRoute(removeAvatarRoute, {}, options)) });
    showToast(t('picture.removed'));
  };
  return { set, remove };
}
