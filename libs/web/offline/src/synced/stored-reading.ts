import { lastRead, mergeReading, NOTHING_READ, type Reading, type ReadPassage } from '@word-unfolded/domain';
import { createSyncedStore } from '../store/create-store.js';

/** The views of an owner, on this device. */
export type StoredViews = Pick<Reading, 'recentlyViewed' | 'clearedAt'> & Unsent;

/** The reading history of an owner, on this device (specification, section 3, "Bible state"). */
export type StoredProgress = Pick<Reading, 'history' | 'clearedAt'> &
  Unsent & { readonly lastRead: ReadPassage | null };

/** Whether it has changes that the server has not confirmed. */
type Unsent = { readonly isUnsent?: boolean };

/** By owner, each under its name of the specification. */
export const viewStore = createSyncedStore<StoredViews>('recentlyViewed');
export const progressStore = createSyncedStore<StoredProgress>('readingProgress');

/** The reading progress of an owner on this device. */
export async function readReading(owner: string): Promise<Reading> {
  const [views, progress] = await Promise.all([viewStore.read(owner), progressStore.read(owner)]);
  return mergeReading(readingOfViews(views), readingOf(progress));
}

/** Merges reading progress on this device. @param isNews whether the server still lacks it */
export async function addReading(owner: string, more: Reading, isNews = true): Promise<void> {
  await Promise.all([
    viewStore.change(owner, (stored) => {
      const { recentlyViewed, clearedAt } = mergeReading(readingOfViews(stored), more);
      return { recentlyViewed, clearedAt, isUnsent: isNews || stored?.isUnsent === true };
    }),
    progressStore.change(owner, (stored) => {
      const reading = mergeReading(readingOf(stored), more);
      const { history, clearedAt } = reading;
      return {
        lastRead: lastRead(reading),
        history,
        clearedAt,
        isUnsent: isNews || stored?.isUnsent === true,
      };
    }),
  ]);
}

/** Records the state that the server knows; later changes are still to be sent. */
export async function settleReading(owner: string, { recentlyViewed, history }: Reading): Promise<void> {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  await Promise.all([
    viewStore.change(owner, (stored) =>
      stored && isSame(stored.recentlyViewed, recentlyViewed) ? { ...stored, isUnsent: false } : stored,
    ),
    progressStore.change(owner, (stored) =>
      stored && isSame(stored.history, history) ? { ...stored, isUnsent: false } : stored,
    ),
  ]);
}

/** Deletes the reading progress of an owner from this device. */
export async function dropReading(owner: string): Promise<void> {
  await Promise.all([viewStore.change(owner, () => undefined), progressStore.change(owner, () => undefined)]);
}

function readingOf(progress: StoredProgress | undefined): Reading {
  if (!progress) return NOTHING_READ;
  return { ...NOTHING_READ, history: progress.history, clearedAt: progress.clearedAt };
}

function readingOfViews(views: StoredViews | undefined): Reading {
  if (!views) return NOTHING_READ;
  return { ...NOTHING_READ, recentlyViewed: views.recentlyViewed, clearedAt: views.clearedAt };
}
