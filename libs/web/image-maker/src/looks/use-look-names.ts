import type { ImageAesthetic, ImageMood, ImageStyle, ImageTypography } from '@word-unfolded/domain';
import { useTexts } from '../locales/texts.js';
import { AESTHETIC_KEYS, TYPOGRAPHY_KEYS } from './choice-keys.js';

/** The names of looks in the reader's language. */
export type LookNames = {
  readonly style: (style: ImageStyle) => string;
  readonly typography: (typography: ImageTypography) => string;
  readonly aesthetic: (aesthetic: ImageAesthetic) => string;
  readonly mood: (mood: ImageMood) => string;
};

export function useLookNames(): LookNames {
  const t = useTexts();
  return {
    style: (style) => t(`styles.${style}`),
    typography: (typography) => t(`typographies.${TYPOGRAPHY_KEYS[typography]}`),
    aesthetic: (aesthetic) => t(`aesthetics.${AESTHETIC_KEYS[aesthetic]}`),
    mood: (mood) => t(`moods.${mood}`),
  };
}
