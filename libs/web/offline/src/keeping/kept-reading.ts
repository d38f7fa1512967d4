import { lastRead, mergeReading, NOTHING_READ, type Reading, type ReadPassage } from '@word-unfolded/domain';
import { createKeep } from '../kept/create-keep.js';

/** What an owner has viewed, on this device. */
type KeptViews = Pick<Reading, 'recentlyViewed' | 'clearedAt'>;

/** What an owner has read, on this device (specification, section 3, "Bible state"). */
type KeptProgress = Pick<Reading, 'history' | 'clearedAt'> & { readonly lastRead: ReadPassage | null };

/** By owner, each under its name of the specification. */
export const viewKeep = createKeep<KeptViews>('recentlyViewed');
export const progressKeep = createKeep<KeptProgress>('readingProgress');

/** What this device remembers of an owner. */
export async function readReading(owner: string): Promise<Reading> {
  const [views, progress] = await Promise.all([viewKeep.read(owner), progressKeep.read(owner)]);
  return mergeReading({ ...NOTHING_READ, ...views }, readingOf(progress));
}

/** Adds to what this device remembers of an owner. */
export async function addReading(owner: string, more: Reading): Promise<void> {
  await Promise.all([
    viewKeep.change(owner, (kept) => {
      const { recentlyViewed, clearedAt } = mergeReading({ ...NOTHING_READ, ...kept }, more);
      return { recentlyViewed, clearedAt };
    }),
    progressKeep.change(owner, (kept) => {
      const reading = mergeReading(readingOf(kept), more);
      return { lastRead: lastRead(reading), history: reading.history, clearedAt: reading.clearedAt };
    }),
  ]);
}

/** Nothing of an owner is remembered here any more. */
export async function dropReading(owner: string): Promise<void> {
  await Promise.all([viewKeep.change(owner, () => undefined), progressKeep.change(owner, () => undefined)]);
}

function readingOf(progress: KeptProgress | undefined): Reading {
  if (!progress) return NOTHING_READ;
  return { ...NOTHING_READ, history: progress.history, clearedAt: progress.clearedAt };
}
