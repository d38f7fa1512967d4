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
  /** The reader whose journal it is; the key of their data on this device. */
  readonly owner: string;
  /** The current entry on this device, which may be newer than the rendered one. */
  readonly entryOf: (key: string) => DeviceEntry | undefined;
  /** Exchanges with the server now. @throws when it cannot be reached; no data is lost */
  readonly exchangeNow: () => Promise<void>;
  /** Below plus, readers may read, search, export and delete their entries, but not write. */
  readonly mayWrite: boolean;
};

/** The journal of the signed-in reader. Changes that the server altered are shown to the reader as notices. */
export function useOwnJournal(): OwnJournal {
  const t = useTexts();
  const owner = useOwner() ?? VISITOR;
  const tell = useCallback(({ notice }: JournalNotice) => showToast(t(`notices.${notice}`)), [t]);
  const used = useJournal(owner, tell);
  const entryOf = useCallback((key: string) => journalOf(owner).journal.current().entries?.get(key), [owner]);
  const exchangeNow = useCallback(() => journalOf(owner).journal.exchange(), [owner]);
  const { principal: principal } = useSession();
  return {
    ...used,
    owner,
    entryOf,
    exchangeNow,
    mayWrite: principal !== undefined && reachesTier(principal, 'plus'),
  };
}
