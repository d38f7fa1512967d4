import { queryOptions } from '@tanstack/react-query';
import { getData } from '@word-unfolded/api-client';
import { listDownloadsRoute, type TranslationDownload } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { KeptEdition } from '@word-unfolded/offline-scripture';

/** The texts that can be kept on a device. */
export function offeredQuery(language: Language) {
  return queryOptions({
    queryKey: ['downloads'],
    queryFn: ({ signal }) => getData(listDownloadsRoute, {}, { language, signal }),
  });
}

/** What is listed: all that is offered, and what is kept though nobody could be asked. */
export function listed(
  offered: readonly TranslationDownload[] | undefined,
  kept: ReadonlyMap<string, KeptEdition>,
): TranslationDownload[] {
  const known = new Set(offered?.map(({ translation }) => translation.id));
  const others = [...kept.values()].filter(({ id }) => !known.has(id));
  return [...(offered ?? []), ...others];
}
