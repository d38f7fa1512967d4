import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callRoute, getData, readableText } from '@word-unfolded/api-client';
import {
  listAllSharesRoute,
  listSharesRoute,
  revokeShareRoute,
  shareEntryRoute,
  type EntryShare,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { showToast } from '@word-unfolded/ui';
import { useState } from 'react';
import { useSharingTexts } from './texts.js';

const KEY = ['journal', 'links'] as const;

export type Links = {
  /** The latest first; undefined until the server has responded. */
  readonly links: readonly EntryShare[] | undefined;
  /** Why the last request failed, in the reader's language. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly again: () => void;
  readonly create: (days: number) => Promise<EntryShare | undefined>;
  readonly end: (link: EntryShare) => Promise<void>;
};

/** The links to one entry or to all entries of the reader, and the actions for them. They are stored on the server. */
export function useLinks(entryId?: string): Links {
  const t = useSharingTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, entryId ?? 'all'],
    queryFn: ({ signal }) =>
      entryId === undefined
        ? getData(listAllSharesRoute, {}, { language, signal })
        : getData(listSharesRoute, { params: { id: entryId } }, { language, signal }),
    retry: false,
    staleTime: 0,
  });
  const attempt = async <Done>(act: () => Promise<Done>): Promise<Done | undefined> => {
    setBusy(true);
    try {
      const done = await act();
      await queries.invalidateQueries({ queryKey: KEY });
      return done;
    } catch (failure) {
      showToast(readableText(failure, language, 'action'), 'bad');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    links: data,
    problem: error ? readableText(error, language, 'load') : undefined,
    isBusy,
    again: () => void refetch(),
    create: (days) =>
      attempt(() =>
        callRoute(
          shareEntryRoute,
          { params: { id: entryId ?? '' }, body: { days } },
          { language, action: t('action.create') },
        ),
      ),
    end: async ({ id }) => {
      const input = { params: { share: id } };
      const ended = await attempt(() =>
        callRoute(revokeShareRoute, input, { language, action: t('action.end') }),
      );
      if (ended) showToast(t('ended'), 'good');
    },
  };
}
