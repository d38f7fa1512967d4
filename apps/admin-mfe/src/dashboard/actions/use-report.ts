import { useQueryClient } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { focusMain, showToast } from '@word-unfolded/ui';
import { DASHBOARD } from '../data/dashboard-query.js';
import { useTexts } from '../texts.js';

/** Says what was done, offers to undo it, and reads the page again. */
export function useReport() {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: DASHBOARD });
    // The row of the pressed button may have gone.
    if (document.activeElement === document.body) focusMain();
  };

  const undone = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      showToast(t('actions.undone'), 'good');
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
    }
    await readAgain();
  };

  return async (text: string, undo?: () => Promise<unknown>) => {
    const action = undo && { label: t('actions.undo'), onPress: () => void undone(undo) };
    showToast(text, 'good', { ...(action && { action }) });
    await readAgain();
  };
}
