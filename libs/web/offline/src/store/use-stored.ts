import { log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import type { SharedStore } from './store.js';

/** The value of a key, reactive; `isKnown` is false until it has been read. */
export type Stored<Item> = { readonly item: Item | undefined; readonly isKnown: boolean };

const UNKNOWN = { item: undefined, isKnown: false };

/** Subscribes to the value of a key; without a key there is nothing to read. */
export function useStored<Item>(store: SharedStore<Item>, key: string | undefined): Stored<Item> {
  const [state, setState] = useState<Stored<Item> & { readonly key?: string }>(UNKNOWN);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    let requests = 0;
    const look = () => {
      const question = ++requests;
      store.read(key).then(
        (item) => {
          if (isWanted && question === requests) setState({ item, isKnown: true, key });
        },
        (error: unknown) => {
          log.warn('Stored data on this device cannot be read', error);
          if (isWanted) setState({ item: undefined, isKnown: true, key });
        },
      );
    };
    const stop = store.watch((changed) => {
      if (changed === key) look();
    });
    look();
    return () => {
      isWanted = false;
      stop();
    };
  }, [store, key]);
  return state.key === key ? state : UNKNOWN;
}
