import { isOnline, refusedFor } from '@word-unfolded/api-client';
import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useTexts } from '../locales/texts.js';

/** What a reader does with an entry. */
export type EntryAct = 'archive' | 'unarchive' | 'delete' | 'restore' | 'update' | 'content';

/** Specification, section 8, "Journal": this device did not do it. */
const FAILED: Readonly<Record<EntryAct, ErrorCode>> = {
  archive: 'ENTRY_ARCHIVE_FAILED',
  unarchive: 'ENTRY_RESTORE_FAILED',
  delete: 'ENTRY_DELETE_FAILED',
  restore: 'ENTRY_RESTORE_FAILED',
  update: 'JOURNAL_SAVE_FAILED',
  content: 'JOURNAL_SAVE_FAILED',
};

/** Section 8, "AI and offline": the entry is not on this device, and the server cannot be reached. */
const AWAY: Readonly<Record<EntryAct, ErrorCode>> = {
  archive: 'OFFLINE_ARCHIVE',
  unarchive: 'OFFLINE_UNARCHIVE',
  delete: 'OFFLINE_DELETE',
  restore: 'OFFLINE_UPDATE',
  update: 'OFFLINE_UPDATE',
  content: 'OFFLINE_CONTENT',
};

/** Tells a reader that an act of theirs was not done, and why. */
export function useActProblem(): (act: EntryAct) => (error: unknown) => void {
  const t = useTexts();
  const language = useLanguage();
  const textOf = (act: EntryAct, error: unknown): string => {
    if (!refusedFor(error, 'ENTRY_NOT_FOUND'))
      return `${errorText(FAILED[act], language)}. ${t('problems.device')}`;
    return errorText(isOnline() ? 'ENTRY_NOT_FOUND' : AWAY[act], language);
  };
  return (act) => (error) => showToast(textOf(act, error), 'bad');
}
