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

export type ImageStyle = (typeof IMAGE_STYLES)[number];
export type ImageTypography = (typeof IMAGE_TYPOGRAPHIES)[number];
export type ImageAesthetic = (typeof IMAGE_AESTHETICS)[number];
export type ImageMood = (typeof IMAGE_MOODS)[number];
