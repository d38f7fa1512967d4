import { callRoute } from '@word-unfolded/api-client';
import {
  CatalogueError,
  syncJournalRoute,
  type JournalOperation,
  type SyncJournal,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { isSignedIn } from '../keeping/server.js';

/** What a device sends in one exchange. */
export type SentToJournal = {
  readonly deviceId: string;
  readonly since: number;
  readonly operations: readonly JournalOperation[];
};

export type JournalAnswer = ResponseOf<typeof SyncJournal>;

/** Where the journal of a reader is kept beside this device. */
export type JournalServer = { readonly exchange: (sent: SentToJournal) => Promise<JournalAnswer> };

/** The journal service, through the API, as long as it is this reader who is signed in. */
export function journalServerOf(owner: string): JournalServer {
  return {
    exchange: async ({ deviceId, since, operations }) => {
      if (!isSignedIn(owner)) throw CatalogueError.of('NOT_AUTHENTICATED');
      const body = { deviceId, since, operations: [...operations] };
      return callRoute(syncJournalRoute, { body }, { language: currentLanguage() });
    },
  };
}
