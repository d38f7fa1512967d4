import type { Highlight, HighlightColour } from '@word-unfolded/domain';
import { useEffect, useMemo } from 'react';
import { useStored } from '../../store/use-stored.js';
import { useOwner, VISITOR } from '../../store/use-owner.js';
import { syncTaskOf } from '../save-on-server.js';
import { highlightStore, withPainted, type StoredHighlights } from './stored-highlights.js';

export type Highlights = {
  /** The colours of the highlighted verses, by canonical verse (BBCCCVVV). */
  readonly colours: ReadonlyMap<number, HighlightColour>;
  /**
   * Colours verses, or removes their colour.
   *
   * @throws Error when the browser refuses to store it
   */
  readonly paint: (verses: readonly number[], colour: HighlightColour | null) => Promise<void>;
};

/**
 * The highlights of the current owner: on this device for everyone, and also on the server for a signed-in reader (whose
 * highlights are joined by those they made as a visitor).
 */
export function useHighlights(): Highlights {
  const owner = useOwner();
  const { item } = useStored(highlightStore, owner);
  useEffect(
    () => (owner === undefined || owner === VISITOR ? undefined : syncTaskOf('highlights', owner).start()),
    [owner],
  );
  return useMemo(() => ({ colours: coloursOf(item), paint: paintOf(owner) }), [owner, item]);
}

function coloursOf(stored: StoredHighlights | undefined): ReadonlyMap<number, HighlightColour> {
  return new Map(
    stored?.highlights.flatMap(({ verse, colour }) => (colour === null ? [] : [[verse, colour] as const])),
  );
}

function paintOf(owner: string | undefined): Highlights['paint'] {
  return async (verses, colour) => {
    if (owner === undefined) return;
    await highlightStore.change(owner, (stored) => {
      const now = new Date().toISOString();
      return withPainted(
        stored,
        verses.map((verse) => ({ verse, colour, changedAt: afterLast(stored, verse, now) })),
      );
    });
    if (owner !== VISITOR) syncTaskOf('highlights', owner).request();
  };
}

/** What the reader does now is later than what they see, even if the clock of another device was ahead of this one. */
function afterLast(stored: StoredHighlights | undefined, verse: number, now: string): string {
  const last = stored?.highlights.find((each: Highlight) => each.verse === verse)?.changedAt;
  return last !== undefined && last >= now ? new Date(Date.parse(last) + 1).toISOString() : now;
}
