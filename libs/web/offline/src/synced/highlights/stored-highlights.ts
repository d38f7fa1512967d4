import { mergeHighlights, type Highlight } from '@word-unfolded/domain';
import { createSyncedStore } from '../../store/create-store.js';
import type { SharedStore } from '../../store/store.js';

/** The highlights of an owner on this device. */
export type StoredHighlights = {
  readonly highlights: readonly Highlight[];
  /** Verses whose latest state the server lacks. */
  readonly unsent: readonly number[];
};

const NO_HIGHLIGHTS: StoredHighlights = { highlights: [], unsent: [] };

/** Highlights by their owner. */
export const highlightStore: SharedStore<StoredHighlights> =
  createSyncedStore<StoredHighlights>('highlights');

/** Adds changes of this device; they are still to be sent to the server. */
export function withPainted(
  { highlights, unsent }: StoredHighlights = NO_HIGHLIGHTS,
  painted: readonly Highlight[],
): StoredHighlights {
  return {
    highlights: mergeHighlights(highlights, painted),
    unsent: [...new Set([...unsent, ...painted.map(({ verse }) => verse)])],
  };
}

/**
 * Merges the server's highlights. What was sent and has not changed here since is no longer pending, and takes the time
 * of the server: a clock that is ahead here would hide later changes of other devices.
 */
export function withReceived(
  { highlights, unsent }: StoredHighlights = NO_HIGHLIGHTS,
  received: readonly Highlight[],
  sent: readonly Highlight[] = [],
): StoredHighlights {
  const sentAt = new Map(sent.map(({ verse, colour, changedAt }) => [verse, `${colour} ${changedAt}`]));
  const done = new Set(
    highlights
      .filter(({ verse, colour, changedAt }) => sentAt.get(verse) === `${colour} ${changedAt}`)
      .map(({ verse }) => verse),
  );
  return {
    highlights: mergeHighlights(
      highlights.filter(({ verse }) => !done.has(verse)),
      received,
    ),
    unsent: unsent.filter((verse) => !done.has(verse)),
  };
}
