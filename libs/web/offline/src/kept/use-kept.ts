import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import type { Keep } from './keep.js';

/** What is kept under a key, as it changes; `isKnown` is false until it has been read. */
export type Kept<Item> = { readonly item: Item | undefined; readonly isKnown: boolean };

const UNKNOWN = { item: undefined, isKnown: false };

/** Follows what is kept under a key; without a key there is nothing to know. */
export function useKept<Item>(keep: Keep<Item>, key: string | undefined): Kept<Item> {
  const [state, setState] = useState<Kept<Item> & { readonly key?: string }>(UNKNOWN);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    let asked = 0;
    const look = () => {
      const question = ++asked;
      keep.read(key).then(
        (item) => {
          if (isWanted && question === asked) setState({ item, isKnown: true, key });
        },
        (error: unknown) => {
          log.warn('This device does not give what it keeps', error);
          if (isWanted) setState({ item: undefined, isKnown: true, key });
        },
      );
    };
    const stop = keep.watch((changed) => {
      if (changed === key) look();
    });
    look();
    return () => {
      isWanted = false;
      stop();
    };
  }, [keep, key]);
  return state.key === key ? state : UNKNOWN;
}
