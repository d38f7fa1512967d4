/** The font files of each face: the first one has the letters of English and Spanish, others what it lacks. */
const latin = <Family extends string, Weight extends number>(family: Family, weight: Weight) =>
  [
    `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`,
    `@fontsource/${family}/files/${family}-latin-ext-${weight}-normal.woff`,
  ] as const;

export const FACE_FILES = {
  'outfit-600': latin('outfit', 600),
  'figtree-500': latin('figtree', 500),
  'figtree-700': latin('figtree', 700),
  'great-vibes': latin('great-vibes', 400),
  'dancing-script-600': latin('dancing-script', 600),
  'playfair-display-800': latin('playfair-display', 800),
  'source-serif-4-700': latin('source-serif-4', 700),
  'cinzel-decorative-700': ['@fontsource/cinzel-decorative/files/cinzel-decorative-latin-700-normal.woff'],
  'cinzel-600': latin('cinzel', 600),
  marcellus: latin('marcellus', 400),
  'josefin-sans-300': latin('josefin-sans', 300),
  'josefin-sans-400': latin('josefin-sans', 400),
} as const satisfies Record<string, readonly string[]>;

export type FaceName = keyof typeof FACE_FILES;

/** What every face borrows where its own files have no glyph: names with diacritics, Greek, Hebrew, symbols. */
export const FALLBACK_FILES = [
  '@fontsource/literata/files/literata-latin-400-normal.woff',
  '@fontsource/literata/files/literata-latin-ext-400-normal.woff',
  '@fontsource/literata/files/literata-greek-400-normal.woff',
  '@fontsource/literata/files/literata-greek-ext-400-normal.woff',
  '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
] as const;

export type FontFile = (typeof FACE_FILES)[FaceName][number] | (typeof FALLBACK_FILES)[number];
