import { log } from '@word-unfolded/ui';
import { createStore } from '../store/create-store.js';
import { useStored } from '../store/use-stored.js';

/** How many searches are remembered. */
const MOST = 8;

/** What a reader has searched for on this device, by owner, the latest first. No server has it. */
export const recentSearchStore = createStore<readonly string[]>('recent_searches');

const NONE: readonly string[] = [];

/** The recent searches of an owner on this device. */
export function useRecentSearches(owner: string | undefined): readonly string[] {
  return useStored(recentSearchStore, owner).item ?? NONE;
}

/** Remembers a search. */
export function rememberSearch(owner: string, q: string): void {
  const words = q.trim();
  if (words === '') return;
  const isOther = (each: string) => each.toLowerCase() !== words.toLowerCase();
  recentSearchStore
    .change(owner, (known = NONE) => [words, ...known.filter(isOther)].slice(0, MOST))
    .catch((error: unknown) => log.warn('A search cannot be remembered on this device', error));
}

/** Forgets the searches of an owner. */
export function forgetSearches(owner: string): void {
  recentSearchStore
    .change(owner, () => undefined)
    .catch((error: unknown) => log.warn('The searches on this device cannot be removed', error));
}
