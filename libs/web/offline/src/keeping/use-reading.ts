import {
  lastRead,
  NOTHING_READ,
  withOpened,
  type OpenedPassage,
  type ReadPassage,
  type RecentView,
} from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useKept } from '../kept/use-kept.js';
import { useOwner, VISITOR } from '../kept/use-owner.js';
import { adoptOldNames } from './adopt-old-names.js';
import { errandOf } from './keep-on-server.js';
import { addReading, progressKeep, viewKeep } from './kept-reading.js';

/** What who reads has viewed and read, the newest first; on the server too for a reader who is signed in. */
export type ReadingSoFar = {
  readonly isKnown: boolean;
  readonly recentlyViewed: readonly RecentView[];
  readonly history: readonly ReadPassage[];
  /** Where they read last; null at the beginning. */
  readonly lastRead: ReadPassage | null;
  /** Forgets all of it, on every device. */
  readonly clear: () => Promise<void>;
};

export function useReading(): ReadingSoFar {
  const owner = useReadingOwner();
  const views = useKept(viewKeep, owner);
  const progress = useKept(progressKeep, owner);
  const history = progress.item?.history ?? NOTHING_READ.history;
  return {
    isKnown: views.isKnown && progress.isKnown,
    recentlyViewed: views.item?.recentlyViewed ?? NOTHING_READ.recentlyViewed,
    history,
    lastRead: lastRead({ ...NOTHING_READ, history }),
    clear: async () => {
      if (owner === undefined) return;
      await addReading(owner, { ...NOTHING_READ, clearedAt: new Date().toISOString() });
      if (owner !== VISITOR) errandOf('reading', owner).ask();
    },
  };
}

/** Remembers a passage once it is open; nothing while there is none. */
export function useRememberOpened(passage: OpenedPassage | undefined): void {
  const owner = useReadingOwner();
  const { id, reference, translationId } = passage ?? {};
  useEffect(() => {
    if (owner === undefined || !id || !reference || !translationId) return;
    const opened = { id, reference, translationId };
    addReading(owner, withOpened(NOTHING_READ, opened, new Date().toISOString())).then(
      () => {
        if (owner !== VISITOR) errandOf('reading', owner).ask();
      },
      (error: unknown) => log.warn('This device does not remember what was opened', error),
    );
  }, [owner, id, reference, translationId]);
}

function useReadingOwner(): string | undefined {
  const owner = useOwner();
  useEffect(() => {
    void adoptOldNames();
    return owner === undefined || owner === VISITOR ? undefined : errandOf('reading', owner).start();
  }, [owner]);
  return owner;
}
