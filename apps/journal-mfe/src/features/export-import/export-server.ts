import { callFileRoute } from '@word-unfolded/api-client';
import { EXPORTED_AT_MOST, exportJournalRoute, type FiledEntry } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The part of the server that exports entries with all their data, including their histories. */
export type ExportServer = {
  /**
   * @param ids ids on the server; undefined for the whole journal
   * @throws AppError when the request fails, or when one of the entries does not exist
   */
  readonly fetch: (ids: readonly string[] | undefined, signal: AbortSignal) => Promise<readonly FiledEntry[]>;
};

/** The journal service, through the API. */
export function exportServer(language: Language): ExportServer {
  const fetchEntries = async (ids: readonly string[] | undefined, signal: AbortSignal) => {
    const { readJournalFile } = await import('@word-unfolded/journal-file');
    const query = { format: 'json', ...(ids && { ids: ids.join(',') }) };
    const { file } = await callFileRoute(exportJournalRoute, { query }, { language, signal });
    return readJournalFile(await file.text()).entries;
  };
  return {
    fetch: async (ids, signal) => {
      if (!ids) return fetchEntries(undefined, signal);
      const fetched: FiledEntry[] = [];
      for (let from = 0; from < ids.length; from += EXPORTED_AT_MOST)
        fetched.push(...(await fetchEntries(ids.slice(from, from + EXPORTED_AT_MOST), signal)));
      return fetched;
    },
  };
}
