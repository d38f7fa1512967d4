/** The prefix of the query keys of the gallery. */
export const GALLERY = ['gallery'] as const;

/** How long gallery queries stay fresh, in milliseconds: image addresses are valid for twice as long. */
export const GALLERY_FRESH_MS = 30 * 60_000;
