import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { useOwner, VISITOR } from '@word-unfolded/offline';
import { useSettled } from '@word-unfolded/ui';
import { useIsOnline } from '../../frame/use-is-online.js';
import { searchEverything, type PaletteAnswer } from './search-everything.js';

/** How long the reader must not have typed before a search is sent, in milliseconds. */
const PAUSE_MS = 120;

/** Fewer characters are the beginning of a word. */
const LEAST = 2;

/** Maximum characters of a search; the palette says that it does not search for more. */
export const MOST_CHARACTERS = 200;

export type Found = {
  /** The words that were searched for; empty for none. */
  readonly q: string;
  readonly answer: PaletteAnswer | undefined;
  readonly isSearching: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/** What everything has for the typed words. */
export function useFound(typed: string): Found {
  const language = useLanguage();
  const owner = useOwner() ?? VISITOR;
  const isOnline = useIsOnline();
  const wanted = typed.trim().slice(0, MOST_CHARACTERS);
  const q = useSettled(wanted, PAUSE_MS);
  const isWanted = [...q].length >= LEAST;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['palette', owner, language, isOnline, q],
    queryFn: ({ signal }) => searchEverything({ q, owner, language, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 60_000,
    retry: false,
    networkMode: 'always',
  });
  return {
    q: isWanted ? q : '',
    answer: isWanted ? data : undefined,
    isSearching: isWanted && (isFetching || q !== wanted),
    error: isWanted ? error : null,
    retry: () => void refetch(),
  };
}
