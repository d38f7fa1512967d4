import type { Language } from '../language.js';

/** The options of an image that a reader can choose (specification, section 3, "Enumerations"). */

export const IMAGE_STYLES = ['AUTO', 'GENERAL', 'REALISTIC', 'DESIGN', 'ANIME', 'RENDER_3D'] as const;

export const IMAGE_TYPOGRAPHIES = [
  'modern sans-serif',
  'handwritten script',
  'bold serif',
  'decorative',
  'minimalist',
] as const;

export const IMAGE_AESTHETICS = [
  'modern minimalist',
  'vintage',
  'abstract',
  'nature-inspired',
  'tech/futuristic',
  'art deco',
  'pop art',
  'watercolor',
  'collage',
  'surreal',
] as const;

export const IMAGE_MOODS = [
  'uplifting',
  'calm',
  'energetic',
  'thoughtful',
  'dramatic',
  'mysterious',
  'playful',
  'romantic',
  'melancholic',
  'triumphant',
] as const;

/** Width and height of the pictures that are made, in pixels. */
export const IMAGE_SIZES = ['1024x1024', '1024x1536', '1536x1024'] as const;

/** Width and height of the files that are downloaded, in pixels (specification, section 9, "Aspect codes"). */
export const IMAGE_DOWNLOAD_SIZES = ['1024x1024', '1080x1350', '1080x1920', '1600x900'] as const;

export const IMAGE_ASPECTS = ['auto', 'square', 'portrait', 'landscape'] as const;

export const IMAGE_QUALITIES = ['medium', 'high'] as const;

export const IMAGE_FORMATS = ['png', 'jpeg'] as const;

export const IMAGE_BACKGROUNDS = ['opaque', 'transparent'] as const;

export type ImageSize = (typeof IMAGE_SIZES)[number];
export type ImageDownloadSize = (typeof IMAGE_DOWNLOAD_SIZES)[number];
export type ImageAspect = (typeof IMAGE_ASPECTS)[number];
export type ImageStyle = (typeof IMAGE_STYLES)[number];
export type ImageTypography = (typeof IMAGE_TYPOGRAPHIES)[number];
export type ImageAesthetic = (typeof IMAGE_AESTHETICS)[number];
export type ImageMood = (typeof IMAGE_MOODS)[number];

const SIZE_OF: Readonly<Record<Exclude<ImageAspect, 'auto'>, ImageSize>> = {
  square: '1024x1024',
  portrait: '1024x1536',
  landscape: '1536x1024',
};

/** Under a quote of which nobody has said whose it is. */
export const WORDS_OF_A_READER: Readonly<Record<Language, string>> = {
  en: 'Words of a reader',
  es: 'Palabras de un lector',
};

/** Few words stand well in a square; long quotes need the height of a portrait. */
const SQUARE_UNTIL = 220;

/** The size of a picture: the chosen one, else that of the aspect, else by the length of the quote. */
export function imageSizeOf(
  { size, aspect }: { readonly size?: ImageSize | undefined; readonly aspect?: ImageAspect | undefined },
  quote: string,
): ImageSize {
  if (size) return size;
  if (aspect && aspect !== 'auto') return SIZE_OF[aspect];
  return quote.length <= SQUARE_UNTIL ? SIZE_OF.square : SIZE_OF.portrait;
}
