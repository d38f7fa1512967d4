export const LOOKS = ['normal', 'bold', 'italic', 'bold-italic'] as const;

/** The formatting of letters. */
export type Look = (typeof LOOKS)[number];

/** A font file of a package. */
export type FontFile = `@fontsource/${string}.woff`;

/** A system font, as a document names it. */
export type SystemFontName = `system:${string}`;

/** A font of a document: a file of a package, or a system font. */
export type FontName = FontFile | SystemFontName;

/** Loads the bytes of a font (WOFF). */
export type FontSource = (file: FontFile) => Promise<Uint8Array>;

/** Fonts for some scripts, in the available styles. */
export type Family = {
  readonly name: string;
  /** Characters for which it is tried; its file determines which of them it supports. */
  readonly offers: RegExp;
  readonly files: Readonly<Record<Look, FontFile>>;
};

const literata = (script: string, looks: 'all' | 'upright'): Family['files'] => {
  const file = (look: string): FontFile => `@fontsource/literata/files/literata-${script}-${look}.woff`;
  const [normal, bold] = [file('400-normal'), file('700-normal')];
  if (looks === 'upright') return { normal, bold, italic: normal, 'bold-italic': bold };
  return { normal, bold, italic: file('400-italic'), 'bold-italic': file('700-italic') };
};

const hebrew = (weight: 400 | 700): FontFile =>
  `@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`;

const EMOJI: FontFile = '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff';

/**
 * The main face, which is tried first for every text and provides the box for characters that no face has. The others
 * are fallbacks, and are loaded with the first character that needs them.
 */
export const MAIN: Family = {
  name: 'latin',
  offers:
    /[\u0000-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u0300-\u036F\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215\uFFFD]/,
  files: literata('latin', 'all'),
};

export const FAMILIES: readonly Family[] = [
  MAIN,
  {
    name: 'latin-ext',
    offers: /[\u0100-\u02FF\u1D00-\u1DBF\u1E00-\u1EFF\u2020\u20A0-\u20C0\u2113\u2C60-\u2C7F\uA720-\uA7FF]/,
    files: literata('latin-ext', 'all'),
  },
  {
    name: 'vietnamese',
    offers: /[\u0102-\u01B0\u0300-\u0323\u1EA0-\u1EF9\u20AB]/,
    files: literata('vietnamese', 'upright'),
  },
  { name: 'greek', offers: /[\u0370-\u03FF]/, files: literata('greek', 'upright') },
  { name: 'greek-ext', offers: /[\u0370-\u03FF\u1F00-\u1FFF]/, files: literata('greek-ext', 'upright') },
  { name: 'cyrillic', offers: /[\u0400-\u045F\u0490\u0491\u2116]/, files: literata('cyrillic', 'upright') },
  {
    name: 'hebrew',
    offers: /[\u0590-\u05FF\u20AA\uFB1D-\uFB4F]/,
    files: { normal: hebrew(400), bold: hebrew(700), italic: hebrew(400), 'bold-italic': hebrew(700) },
  },
  {
    name: 'emoji',
    offers: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]|[0-9#*]\uFE0F/u,
    files: { normal: EMOJI, bold: EMOJI, italic: EMOJI, 'bold-italic': EMOJI },
  },
];
