/** Names whatever was asked of the gallery among the answers of the API. */
export const GALLERY = ['gallery'] as const;

/** For how long what was asked of the gallery is shown as it is, in milliseconds: its addresses are good for twice as long. */
export const GALLERY_FRESH_MS = 30 * 60_000;
