import type { ImageTypography } from '@word-unfolded/domain';
import type { FaceName } from '../fonts/font-files.js';

/** One optical size of a typography. */
export type Cut = {
  readonly face: FaceName;
  /** Of words in capitals, such as LORD. */
  readonly smallCaps: FaceName;
  /** Distance of baselines, in em. */
  readonly leading: number;
  /** Added between letters, in em. */
  readonly tracking: number;
  /** The size relative to other faces: some look smaller than they are. */
  readonly scale: number;
  /** Small letters are set as small capitals. */
  readonly inSmallCapitals?: boolean;
  /** Added between quotation marks and the letters beside them, in em: the capitals of scripts stand far from theirs. */
  readonly markKern?: number;
  /** A few words are set on one line where their type stays about as large: joined letters are read along a line. */
  readonly isOneLine?: boolean;
};

export type TypeChoice = {
  /** For large type: fine strokes and close letters. */
  readonly display: Cut;
  /** For long quotes, whose type is small. */
  readonly text: Cut;
  readonly source: FaceName;
  readonly edition: FaceName;
};

/** The faces of each typography of the specification (section 3, "Enumerations"). */
export const TYPE_CHOICES: Readonly<Record<ImageTypography, TypeChoice>> = {
  'modern sans-serif': {
    display: { face: 'outfit-600', smallCaps: 'outfit-600', leading: 1.24, tracking: -0.012, scale: 1 },
    text: { face: 'figtree-500', smallCaps: 'figtree-700', leading: 1.4, tracking: 0.004, scale: 0.98 },
    source: 'figtree-700',
    edition: 'figtree-500',
  },
  'handwritten script': {
    display: {
      ...{ face: 'great-vibes', smallCaps: 'marcellus', leading: 1.22, tracking: 0, scale: 1.22 },
      markKern: -0.13,
      isOneLine: true,
    },
    text: { face: 'dancing-script-600', smallCaps: 'marcellus', leading: 1.34, tracking: 0, scale: 1.14 },
    source: 'marcellus',
    edition: 'marcellus',
  },
  'bold serif': {
    display: {
      face: 'playfair-display-800',
      smallCaps: 'playfair-display-800',
      leading: 1.2,
      tracking: -0.008,
      scale: 1,
    },
    text: {
      face: 'source-serif-4-700',
      smallCaps: 'source-serif-4-700',
      leading: 1.36,
      tracking: 0.002,
      scale: 1,
    },
    source: 'source-serif-4-700',
    edition: 'source-serif-4-700',
  },
  decorative: {
    display: {
      face: 'cinzel-decorative-700',
      smallCaps: 'cinzel-decorative-700',
      leading: 1.34,
      tracking: 0,
      scale: 0.86,
    },
    text: { face: 'marcellus', smallCaps: 'marcellus', leading: 1.4, tracking: 0.01, scale: 1 },
    source: 'cinzel-600',
    edition: 'marcellus',
  },
  minimalist: {
    display: {
      face: 'josefin-sans-300',
      smallCaps: 'josefin-sans-400',
      leading: 1.36,
      tracking: 0.012,
      scale: 1,
    },
    text: {
      face: 'josefin-sans-400',
      smallCaps: 'josefin-sans-400',
      leading: 1.46,
      tracking: 0.014,
      scale: 1,
    },
    source: 'josefin-sans-400',
    edition: 'josefin-sans-400',
  },
};
