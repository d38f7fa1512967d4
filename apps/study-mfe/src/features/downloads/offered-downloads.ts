import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { listDownloadsRoute, type TranslationDownload } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { StoredEdition } from '@word-unfolded/offline-scripture';

/** The translations that can be downloaded. */
export function offeredQuery(language: Language) {
  return queryOptions({
    queryKey: ['downloads'],
    queryFn: ({ signal }) => getData(listDownloadsRoute, {}, { language, signal }),
  });
}

/** The listed translations: everything on offer, and stored ones even when the server cannot be reached. */
export function listed(
  offered: readonly TranslationDownload[] | undefined,
  stored: ReadonlyMap<string, StoredEdition>,
): TranslationDownload[] {
  const known = new Set(offered?.map(({ translation }) => translation.id));
  const others = [...stored.values()].filter(({ id }) => !known.has(id));
  return [...(offered ?? []), ...others];
}
