import type {
  Book,
  ParallelAnswer,
  PassageAnswer,
  ScriptureSuggestion,
  SearchAnswer,
  Translation,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { createKeptIds } from './device/kept-ids.js';
import { Downloads } from './download/downloads.js';
import {
  listBooksOffline,
  listTranslationsOffline,
  readPassageOffline,
  type AskedOffline,
} from './reading/read-offline.js';
import { readParallelOffline, type AskedBeside } from './reading/read-parallel-offline.js';
import { suggestOffline } from './reading/suggest-offline.js';
import type { DeviceSearch } from './search/search-device.js';
import { createIndexedEditions } from './storage/indexed-editions.js';
import { createWorkerLine } from './worker/ask-worker.js';

const store = createIndexedEditions();
const ask = createWorkerLine();
const keptIds = createKeptIds();

/** The texts that this device keeps, and what is on its way. */
export const downloads = new Downloads({
  store,
  keptIds,
  ask,
  transport: (address, init) => fetch(address, init),
  alone: async (name, act) => {
    if (window.navigator.locks) await window.navigator.locks.request(name, act);
    else await act();
  },
});

/** Whether the reader has ever wanted a text on this device: without opening anything. */
export function hasKeptTexts(): boolean {
  return keptIds.read().length > 0;
}

/** What can be read without a network. Whatever is not kept here, or cannot be read, is undefined or empty. */
export const offlineScripture = {
  /** @throws CatalogueError as the server does for a reference that is not understood, or names what the text has not */
  passage: (asked: AskedOffline): Promise<PassageAnswer | undefined> => readPassageOffline(store, asked),
  /** @throws CatalogueError as `passage` does */
  parallel: (asked: AskedBeside): Promise<ParallelAnswer | undefined> =>
    readParallelOffline(store, ask, asked),
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
