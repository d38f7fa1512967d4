/**
 * Upper limits of a gallery. A page of it with the longest texts, in any script, fits into one message of a megabyte.
 */
export const GALLERY_LIMITS = {
  imageBytes: 5 * 1024 * 1024,
  quoteCharacters: 1_000,
  promptCharacters: 2_000,
  /** Characters of a reference, of a name or of an edition. */
  sourceCharacters: 200,
  searchCharacters: 200,
  /** Images per reader. */
  images: 1_000,
  /** Images per response; 20 is the default (specification, section 9). */
  pageMost: 50,
  pageUsual: 20,
  /** For how long a deleted image can be restored, in minutes. */
  restoreMinutes: 15,
} as const;

/** The limits of a request for an image. */
export const IMAGE_LIMITS = {
  /** Characters of a quote that fit on a card. */
  quoteCharacters: 900,
  promptCharacters: 2_000,
  referenceCharacters: 200,
  /** Characters of whose words a quote has. */
  attributionCharacters: 80,
} as const;
