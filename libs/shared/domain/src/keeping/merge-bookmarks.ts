/** How many bookmarks a reader keeps at most, and how long what is written in one may be, in characters. */
export const BOOKMARK_LIMITS = {
  most: 2_000,
  idCharacters: 400,
  referenceCharacters: 400,
  translationCharacters: 40,
  textCharacters: 300,
  notesCharacters: 1_000,
} as const;

/**
 * A passage that a reader keeps, or kept. Times are ISO 8601 in UTC with milliseconds, so that they compare as texts.
 *
 * It is two registers, each with the time of its last change, so that a note written on one device is not lost to a
 * bookmark set later on another: what is kept (`updatedAt`), and the reader's own words (`notesAt`).
 */
export type Bookmark = {
  /** The passage in OSIS form: a passage is bookmarked once. */
  readonly id: string;
  /** As the reader saw it written. */
  readonly reference: string;
  readonly translationId: string;
  /** How the passage begins. */
  readonly text: string;
  readonly notes: string;
  /** When the notes were last changed; null for none so far. */
  readonly notesAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the reader took it away; null while they keep it. A bookmark that is gone tells other devices so. */
  readonly removedAt: string | null;
};

/**
 * What two devices, or a device and the server, know together: each passage once, by the id in order. The order in which
 * sets are merged, and how often, makes no difference.
 */
export function mergeBookmarks(some: readonly Bookmark[], others: readonly Bookmark[]): Bookmark[] {
  const merged = new Map<string, Bookmark>();
  for (const bookmark of [...some, ...others]) {
    const known = merged.get(bookmark.id);
    merged.set(bookmark.id, known ? mergeOne(known, bookmark) : bookmark);
  }
  return [...merged.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** What is known of one passage together. */
function mergeOne(one: Bookmark, other: Bookmark): Bookmark {
  const kept = later(one, other, whatIsKept);
  const { notes, notesAt } = later(one, other, ownWords);
  return { ...kept, notes, notesAt };
}

/** What decides is compared in this order; all of it counts, so that two devices never choose differently. */
const whatIsKept = (bookmark: Bookmark) => [
  bookmark.updatedAt,
  bookmark.removedAt ?? '',
  bookmark.createdAt,
  bookmark.reference,
  bookmark.translationId,
  bookmark.text,
];

const ownWords = ({ notes, notesAt }: Bookmark) => [notesAt ?? '', notes];

function later(one: Bookmark, other: Bookmark, weigh: (bookmark: Bookmark) => string[]): Bookmark {
  const theirs = weigh(other);
  for (const [place, mine] of weigh(one).entries()) {
    const weight = theirs[place]!;
    if (mine !== weight) return mine > weight ? one : other;
  }
  return one;
}

/** The bookmarks that a reader keeps now, the newest first. */
export function keptBookmarks(bookmarks: readonly Bookmark[]): Bookmark[] {
  return bookmarks
    .filter(({ removedAt }) => removedAt === null)
    .sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
}
