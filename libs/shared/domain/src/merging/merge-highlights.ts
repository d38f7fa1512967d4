/** The colours of highlights, in the order in which they are offered. Each theme has its own shade of each. */
export const HIGHLIGHT_COLOURS = ['yellow', 'green', 'blue', 'rose', 'violet'] as const;

export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

/**
 * The colour of a verse, or its absence. A verse is one register with the time of its last change: the later change of
 * two devices wins, also if it removes the colour.
 */
export type Highlight = {
  /** BBCCCVVV in the numbering of the King James Version, so that every translation shows it at the same words. */
  readonly verse: number;
  /** Null when the reader removed it. Other devices learn of the removal from this tombstone. */
  readonly colour: HighlightColour | null;
  /** ISO 8601 in UTC with milliseconds, so that times compare as strings. */
  readonly changedAt: string;
};

/**
 * Merges the highlights of two devices, or of a device and the server: each verse once, in the order of the verses. The
 * merge is commutative, associative and idempotent.
 */
export function mergeHighlights(some: readonly Highlight[], others: readonly Highlight[]): Highlight[] {
  const merged = new Map<number, Highlight>();
  for (const highlight of [...some, ...others]) {
    const known = merged.get(highlight.verse);
    if (!known || isLater(highlight, known)) merged.set(highlight.verse, highlight);
  }
  return [...merged.values()].sort((one, other) => one.verse - other.verse);
}

/** At the same time a colour wins over its removal, and of two colours the same one on every device. */
function isLater(one: Highlight, other: Highlight): boolean {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt;
  return (one.colour ?? '') > (other.colour ?? '');
}
