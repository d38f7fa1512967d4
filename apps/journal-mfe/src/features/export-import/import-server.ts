import { callRoute } from '@word-unfolded/api-client';
import { importJournalRoute, type FiledEntry, type ImportResult } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The part of the server that imports entries with all data of a file. */
export type ImportServer = {
  /** @throws AppError when the request fails; entries are identified by their keys, so they can be sent again */
  readonly take: (portion: readonly FiledEntry[], signal: AbortSignal) => Promise<readonly ImportResult[]>;
};

/** The journal service, through the API. */
export function importServer(language: Language): ImportServer {
  return {
    take: async (portion, signal) => {
      const body = { entries: [...portion] };
      return (await callRoute(importJournalRoute, { body }, { language, signal })).results;
    },
  };
}
