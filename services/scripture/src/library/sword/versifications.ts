import {
  BOOKS,
  KJV_VERSE_COUNTS,
  type BookId,
  type Testament,
  type VerseCounts,
} from '@word-unfolded/scripture-ref';

/** The slots of a SWORD module: one for each verse of the versification, whether or not it has text. */
export type Versification = {
  readonly counts: VerseCounts;
  /** Slots of deuterocanonical books after those of the canon in a testament's index. */
  readonly slotsBeyondCanon: Readonly<Record<Testament, number>>;
};

/**
 * The supported versifications (SWORD 1.9, canon.h and canon_nrsva.h). NRSVA has one verse more in 3 John and in
 * Revelation 12, and 17 deuterocanonical books after Malachi.
 */
const VERSIFICATIONS: Readonly<Record<string, Versification>> = {
  KJV: { counts: KJV_VERSE_COUNTS, slotsBeyondCanon: { old: 0, new: 0 } },
  NRSVA: {
    counts: {
      ...KJV_VERSE_COUNTS,
      '3John': [15],
      Rev: (KJV_VERSE_COUNTS.Rev ?? []).map((last, index) => (index + 1 === 12 ? 18 : last)),
    },
    slotsBeyondCanon: { old: 6_912, new: 0 },
  },
};

/** The layout of a versification; undefined for an unsupported one. */
export function versificationOf(name: string): Versification | undefined {
  return Object.hasOwn(VERSIFICATIONS, name) ? VERSIFICATIONS[name] : undefined;
}

/** A place in a module: verse 0 is the text before a chapter, chapter 0 the text before a book. */
export type SlotPlace = { readonly book: BookId; readonly chapter: number; readonly verse: number };

/** Two slots precede the first book of a testament: those of the module and of the testament. */
export const SLOTS_BEFORE_BOOKS = 2;

/** The places of a testament's slots in order, those of the canon only. */
export function* slotPlaces({ counts }: Versification, testament: Testament): Generator<SlotPlace> {
  for (const { osis: book } of BOOKS.filter((entry) => entry.testament === testament)) {
    yield { book, chapter: 0, verse: 0 };
    for (const [index, last] of (counts[book] ?? []).entries())
      for (let verse = 0; verse <= last; verse++) yield { book, chapter: index + 1, verse };
  }
}

/** Number of slots in a testament's index. */
export function slotCount(versification: Versification, testament: Testament): number {
  const inCanon = [...slotPlaces(versification, testament)].length;
  return SLOTS_BEFORE_BOOKS + inCanon + versification.slotsBeyondCanon[testament];
}
