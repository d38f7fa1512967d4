import {
  lastRead,
  NOTHING_READ,
  withOpened,
  type CurrentPassage,
  type ReadPassage,
  type RecentView,
} from '@word-unfolded/domain';
import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { useStored } from '../store/use-stored.js';
import { useOwner, VISITOR } from '../store/use-owner.js';
import { migrateOldNames } from './migrate-old-names.js';
import { syncTaskOf } from './save-on-server.js';
import { addReading, progressStore, viewStore } from './stored-reading.js';

/**
 * The passages that the current owner has viewed and read, the newest first; also on the server for a signed-in reader.
 */
export type ReadingSoFar = {
  readonly isKnown: boolean;
  readonly recentlyViewed: readonly RecentView[];
  readonly history: readonly ReadPassage[];
  /** The last position; null at the beginning. */
  readonly lastRead: ReadPassage | null;
  /** Clears all of it, on every device. */
  readonly clear: () => Promise<void>;
};

export function useReading(): ReadingSoFar {
  const owner = useReadingOwner();
  const views = useStored(viewStore, owner);
  const progress = useStored(progressStore, owner);
  const history = progress.item?.history ?? NOTHING_READ.history;
  return {
    isKnown: views.isKnown && progress.isKnown,
    recentlyViewed: views.item?.recentlyViewed ?? NOTHING_READ.recentlyViewed,
    history,
    lastRead: lastRead({ ...NOTHING_READ, history }),
    clear: async () => {
      if (owner === undefined) return;
      await addReading(owner, { ...NOTHING_READ, clearedAt: new Date().toISOString() });
      if (owner !== VISITOR) syncTaskOf('reading', owner).request();
    },
  };
}

/** Records a passage once it is open; does nothing while there is none. */
export function useRememberPassage(passage: CurrentPassage | undefined): void {
  const owner = useReadingOwner();
  const { id, reference, translationId } = passage ?? {};
  useEffect(() => {
    if (owner === undefined || !id || !reference || !translationId) return;
    const visit = { id, reference, translationId };
    addReading(owner, withOpened(NOTHING_READ, visit, new Date().toISOString())).then(
      () => {
        if (owner !== VISITOR) syncTaskOf('reading', owner).request();
      },
      (error: unknown) => log.warn('An opened passage could not be stored on this device', error),
    );
  }, [owner, id, reference, translationId]);
}

function useReadingOwner(): string | undefined {
  const owner = useOwner();
  useEffect(() => {
    void migrateOldNames();
    return owner === undefined || owner === VISITOR ? undefined : syncTaskOf('reading', owner).start();
  }, [owner]);
  return owner;
}
