/** The maximum number of bookmarks of a reader, and the length of a note in characters. */
export const BOOKMARK_LIMITS = {
  most: 2_000,
  idCharacters: 400,
  referenceCharacters: 400,
  translationCharacters: 40,
  textCharacters: 300,
  notesCharacters: 1_000,
} as const;

/**
 * A passage that a reader has bookmarked, or removed. Times are ISO 8601 in UTC with milliseconds, so that they compare
 * as strings.
 *
 * It consists of two registers, each with the time of its last change, so that a note written on one device is not lost
 * to a bookmark set later on another: the bookmark (`updatedAt`) and the note (`notesAt`).
 */
export type Bookmark = {
  /** The passage in OSIS form: a passage has at most one bookmark. */
  readonly id: string;
  /** As the reader saw it written. */
  readonly reference: string;
  readonly translationId: string;
  /** The first words of the passage. */
  readonly text: string;
  readonly notes: string;
  /** When the notes were last changed; null if never. */
  readonly notesAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the reader removed it; null while it exists. Other devices learn of the removal from this tombstone. */
  readonly removedAt: string | null;
};

/**
 * Merges the bookmarks of two devices, or of a device and the server: each passage once, sorted by id. The merge is
 * commutative, associative and idempotent.
 */
export function mergeBookmarks(some: readonly Bookmark[], others: readonly Bookmark[]): Bookmark[] {
  const merged = new Map<string, Bookmark>();
  for (const bookmark of [...some, ...others]) {
    const known = merged.get(bookmark.id);
    merged.set(bookmark.id, known ? mergeOne(known, bookmark) : bookmark);
  }
  return [...merged.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Merges two records of the same passage. */
function mergeOne(one: Bookmark, other: Bookmark): Bookmark {
  const stored = later(one, other, storedFields);
  const { notes, notesAt } = later(one, other, ownWords);
  return { ...stored, notes, notesAt };
}

/** Compares the fields in this order; all of them take part, so that two devices always choose the same. */
const storedFields = (bookmark: Bookmark) => [
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

/** The present bookmarks of a reader, the newest first. */
export function storedBookmarks(bookmarks: readonly Bookmark[]): Bookmark[] {
  return bookmarks
    .filter(({ removedAt }) => removedAt === null)
    .sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
}
