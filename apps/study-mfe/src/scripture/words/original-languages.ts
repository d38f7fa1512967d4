/** The languages of original words as BCP 47 tags, for screen readers and the fonts of browsers. */
export const ORIGINAL_LANGUAGE_TAGS = { greek: 'grc', hebrew: 'hbo', aramaic: 'arc' } as const;
