import { reachesTier } from '@word-unfolded/domain';
import {
  journalOf,
  useJournal,
  useOwner,
  VISITOR,
  type DeviceEntry,
  type JournalNotice,
  type UsedJournal,
} from '@word-unfolded/offline';
import { useSession } from '@word-unfolded/session';
import { showToast } from '@word-unfolded/ui';
import { useCallback } from 'react';
import { useTexts } from '../locales/texts.js';

export type OwnJournal = UsedJournal & {
  /** An entry as it is on this device at the moment of asking, whatever has been drawn. */
  readonly entryOf: (key: string) => DeviceEntry | undefined;
  /** Below plus a reader may read, find, take along and delete what they have, and write nothing. */
  readonly mayWrite: boolean;
};

/** The journal of the reader who is signed in. What came back from the server otherwise than it went is told to them. */
export function useOwnJournal(): OwnJournal {
  const t = useTexts();
  const owner = useOwner() ?? VISITOR;
  const tell = useCallback(({ notice }: JournalNotice) => showToast(t(`notices.${notice}`)), [t]);
  const used = useJournal(owner, tell);
  const entryOf = useCallback((key: string) => journalOf(owner).journal.current().entries?.get(key), [owner]);
  const { standing } = useSession();
  return { ...used, entryOf, mayWrite: standing !== undefined && reachesTier(standing, 'plus') };
}
