import type { ImageAesthetic, ImageTypography } from '@word-unfolded/domain';

/** Translation keys of options whose values contain characters that are not allowed in a key. */

export const TYPOGRAPHY_KEYS = {
  'modern sans-serif': 'modern',
  'handwritten script': 'handwritten',
  'bold serif': 'bold',
  decorative: 'decorative',
  minimalist: 'minimalist',
} as const satisfies Readonly<Record<ImageTypography, string>>;

export const AESTHETIC_KEYS = {
  'modern minimalist': 'minimalist',
  vintage: 'vintage',
  abstract: 'abstract',
  'nature-inspired': 'nature',
  'tech/futuristic': 'tech',
  'art deco': 'artDeco',
  'pop art': 'popArt',
  watercolor: 'watercolor',
  collage: 'collage',
  surreal: 'surreal',
} as const satisfies Readonly<Record<ImageAesthetic, string>>;
