import type { SearchAnswer, TranslationDownload } from '@word-unfolded/contracts';
import type { DeviceSearch } from '../src/search/search-device.js';
import { ScriptureWorkerContext } from '../src/worker/scripture-worker-context.js';
import { createMemoryEditions } from './memory-editions.js';

/** A download, as the server offers it and as it sends it. */
export type DownloadedFile = {
  readonly download: TranslationDownload;
  readonly file: Uint8Array<ArrayBuffer>;
};

/**
 * The search of a device that has downloaded these texts. It needs APIs that Node and browsers have, and jsdom lacks.
 *
 * @throws Error if a file is damaged
 */
export async function searchOfDevice(
  downloaded: readonly DownloadedFile[],
): Promise<(search: DeviceSearch) => Promise<SearchAnswer>> {
  const store = createMemoryEditions();
  const context = new ScriptureWorkerContext(store);
  for (const { download, file } of downloaded) {
    const { id } = download.translation;
    await store.beginFile(id, download.sha256);
    await store.addPart(id, file);
    const answer = await context.answer({ kind: 'unpack', download });
    if ('problem' in answer) throw new Error(`${id} cannot be unpacked`);
  }
  return async (search) => {
    const answer = await context.answer({ kind: 'search', search });
    if (!('found' in answer) || !answer.found) throw new Error(`${search.q} cannot be searched`);
    return answer.found;
  };
}
