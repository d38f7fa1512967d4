/** Specification, section 9: "reading history 20; bible recently viewed 10". */
export const READING_LIMITS = { history: 20, recentlyViewed: 10 } as const;

/** An opened passage: its OSIS form, its display form, and its translation. */
export type CurrentPassage = {
  readonly id: string;
  readonly reference: string;
  readonly translationId: string;
};

/** Times are ISO 8601 in UTC with milliseconds, so that they compare as strings. */
export type RecentView = CurrentPassage & { readonly viewedAt: string };
export type ReadPassage = CurrentPassage & { readonly timestamp: string };

/** A reader's reading progress, within its limits. */
export type Reading = {
  /** The newest first, each passage once. */
  readonly recentlyViewed: RecentView[];
  /** The newest first, each passage once a day (in UTC). */
  readonly history: ReadPassage[];
  /** Everything up to this time is cleared; null when nothing was ever cleared. */
  readonly clearedAt: string | null;
};

export const NOTHING_READ: Reading = { recentlyViewed: [], history: [], clearedAt: null };

/** Records that a passage has been opened. */
export function withOpened(reading: Reading, passage: CurrentPassage, at: string): Reading {
  const { id, reference, translationId } = passage;
  const visit = { id, reference, translationId };
  return mergeReading(reading, {
    recentlyViewed: [{ ...visit, viewedAt: at }],
    history: [{ ...visit, timestamp: at }],
    clearedAt: null,
  });
}

/**
 * Merges the reading progress of two devices, or of a device and the server: no duplicates, newest first, within the
 * limits. The merge is commutative, associative and idempotent.
 */
export function mergeReading(one: Reading, other: Reading): Reading {
  const clearedAt = [one.clearedAt, other.clearedAt].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b));
  return {
    recentlyViewed: newest({
      all: [...one.recentlyViewed, ...other.recentlyViewed],
      sameAs: ({ id }) => id,
      at: ({ viewedAt }) => viewedAt,
      after: clearedAt,
      most: READING_LIMITS.recentlyViewed,
    }),
    history: newest({
      all: [...one.history, ...other.history],
      sameAs: ({ id, timestamp }) => `${timestamp.slice(0, '2026-01-01'.length)} ${id}`,
      at: ({ timestamp }) => timestamp,
      after: clearedAt,
      most: READING_LIMITS.history,
    }),
    clearedAt,
  };
}

/** The passage that was read last. */
export function lastRead({ history }: Reading): ReadPassage | null {
  return history[0] ?? null;
}

type Choice<Item> = {
  readonly all: readonly Item[];
  readonly sameAs: (item: Item) => string;
  readonly at: (item: Item) => string;
  readonly after: string | null;
  readonly most: number;
};

function newest<Item extends CurrentPassage>({ all, sameAs, at, after, most }: Choice<Item>): Item[] {
  /** When times are equal the other fields decide, so that two devices always choose the same. */
  const weight = (item: Item) => [at(item), item.id, item.reference, item.translationId].join('\n');
  const latest = new Map<string, Item>();
  for (const item of all) {
    if (after !== null && at(item) <= after) continue;
    const known = latest.get(sameAs(item));
    if (!known || weight(item) > weight(known)) latest.set(sameAs(item), item);
  }
  return [...latest.values()].sort((one, other) => (weight(one) > weight(other) ? -1 : 1)).slice(0, most);
}
