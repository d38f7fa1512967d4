import { isOnline, refusedFor } from '@word-unfolded/api-client';
import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useTexts } from '../../locales/texts.js';

/** The actions on an entry. */
export type EntryAction = 'archive' | 'unarchive' | 'delete' | 'restore' | 'update' | 'content';

/** Specification, section 8, "Journal": the device failed to perform the action. */
const FAILED: Readonly<Record<EntryAction, ErrorCode>> = {
  archive: 'ENTRY_ARCHIVE_FAILED',
  unarchive: 'ENTRY_RESTORE_FAILED',
  delete: 'ENTRY_DELETE_FAILED',
  restore: 'ENTRY_RESTORE_FAILED',
  update: 'JOURNAL_SAVE_FAILED',
  content: 'JOURNAL_SAVE_FAILED',
};

/** Section 8, "AI and offline": the entry is not on this device, and the server cannot be reached. */
const AWAY: Readonly<Record<EntryAction, ErrorCode>> = {
  archive: 'OFFLINE_ARCHIVE',
  unarchive: 'OFFLINE_UNARCHIVE',
  delete: 'OFFLINE_DELETE',
  restore: 'OFFLINE_UPDATE',
  update: 'OFFLINE_UPDATE',
  content: 'OFFLINE_CONTENT',
};

/** Shows the reader that an action failed, and why. */
export function useActionProblem(): (act: EntryAction) => (error: unknown) => void {
  const t = useTexts();
  const language = useLanguage();
  const textOf = (act: EntryAction, error: unknown): string => {
    if (!refusedFor(error, 'ENTRY_NOT_FOUND'))
      return `${errorText(FAILED[act], language)}. ${t('problems.device')}`;
    return errorText(isOnline() ? 'ENTRY_NOT_FOUND' : AWAY[act], language);
  };
  return (act) => (error) => showToast(textOf(act, error), 'bad');
}
