import type {
  Book,
  ParallelAnswer,
  PassageAnswer,
  ScriptureSuggestion,
  SearchAnswer,
  Translation,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { createStoredIds } from './device/stored-ids.js';
import { Downloads } from './download/downloads.js';
import {
  listBooksOffline,
  listTranslationsOffline,
  readPassageOffline,
  type PassageRequest,
} from './reading/read-offline.js';
import { readParallelOffline, type ParallelRequest } from './reading/read-parallel-offline.js';
import { suggestOffline } from './reading/suggest-offline.js';
import type { DeviceSearch } from './search/search-device.js';
import { createIndexedEditions } from './storage/indexed-editions.js';
import { createWorkerLine } from './worker/ask-worker.js';

const store = createIndexedEditions();
const ask = createWorkerLine();
const storedIds = createStoredIds();

/** The texts on this device, and the downloads in progress. */
export const downloads = new Downloads({
  store,
  storedIds,
  ask,
  transport: (address, init) => fetch(address, init),
  alone: async (name, act) => {
    if (window.navigator.locks) await window.navigator.locks.request(name, act);
    else await act();
  },
});

/**
 * Reading without a network. For texts that are not stored here, or cannot be read, the result is undefined or empty.
 */
export const offlineScripture = {
  /**
   * @throws AppError like the server, for a reference that is not understood, or names a passage that the text lacks
   */
  passage: (request: PassageRequest): Promise<PassageAnswer | undefined> =>
    readPassageOffline(store, request),
  /** @throws AppError as `passage` does */
  parallel: (request: ParallelRequest): Promise<ParallelAnswer | undefined> =>
    readParallelOffline(store, ask, request),
  suggestions: (begun: string, language: Language): Promise<ScriptureSuggestion[]> =>
    suggestOffline(store, ask, begun, language).catch(() => []),
  books: (translationId: string): Promise<Book[] | undefined> =>
    listBooksOffline(store, translationId).catch(() => undefined),
  translations: (): Promise<Translation[]> => listTranslationsOffline(store).catch(() => []),
  search: async (search: DeviceSearch): Promise<SearchAnswer | undefined> => {
    const answer = await ask({ kind: 'search', search });
    return 'problem' in answer ? undefined : answer.found;
  },
};
