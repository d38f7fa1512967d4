import { callRoute } from '@word-unfolded/api-client';
import {
  AppError,
  importJournalRoute,
  importPortions,
  syncJournalRoute,
  type FiledEntry,
  type ImportResult,
  type JournalOperation,
  type SyncJournal,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { isSignedIn } from '../../synced/server.js';

/** The request of a device in one exchange. */
export type SentToJournal = {
  readonly deviceId: string;
  readonly since: number;
  readonly operations: readonly JournalOperation[];
};

export type JournalAnswer = ResponseOf<typeof SyncJournal>;

/** The server of a reader's journal. */
export type JournalServer = {
  readonly exchange: (sent: SentToJournal) => Promise<JournalAnswer>;
  /** Imports entries of a file; entries that it has already are not duplicated. */
  readonly importEntries: (entries: readonly FiledEntry[]) => Promise<readonly ImportResult[]>;
};

/** The journal service, through the API, while this reader is signed in. */
export function journalServerOf(owner: string): JournalServer {
  return {
    exchange: async ({ deviceId, since, operations }) => {
      if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
      const body = { deviceId, since, operations: [...operations] };
      return callRoute(syncJournalRoute, { body }, { language: currentLanguage() });
    },
    importEntries: async (entries) => {
      const answered: ImportResult[] = [];
      for (const portion of importPortions(entries)) {
        if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
        const body = { entries: portion };
        const { results } = await callRoute(importJournalRoute, { body }, { language: currentLanguage() });
        answered.push(...results);
      }
      return answered;
    },
  };
}
