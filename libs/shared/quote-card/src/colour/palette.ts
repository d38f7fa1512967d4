import type { ImageMood } from '@word-unfolded/domain';
import type { Random } from '../random.js';
import { blend, oklch, type Colour } from './colour.js';

/** The colours of one card. */
export type Palette = {
  /** Whether the words are light on a dark ground. */
  readonly isDark: boolean;
  /** The ground from top to bottom. */
  readonly ground: readonly [Colour, Colour, Colour];
  /** Shapes from the farthest, near the ground, to the nearest. */
  readonly layers: readonly [Colour, Colour, Colour, Colour, Colour];
  /** The same shapes as paint, ink and paper have them on a white sheet: bright, with a hue that is seen. */
  readonly paperLayers: readonly [Colour, Colour, Colour, Colour, Colour];
  readonly accent: Colour;
  readonly second: Colour;
  /** Light sources: a sun, stars, gold. */
  readonly glow: Colour;
  /** Under dark words; over it, `deep` has a contrast of at least 7:1. */
  readonly paper: Colour;
  /** Under light words. */
  readonly deep: Colour;
};

type MoodColours = {
  readonly isDark: boolean;
  /** Hues in degrees: top of the ground, bottom of the ground, shapes, accent. */
  readonly hues: readonly [number, number, number, number];
  /** Lightness of the ground at its top and bottom. */
  readonly light: readonly [number, number];
  /** From 0, grey, to about 0.2, as colourful as screens can. */
  readonly chroma: number;
};

const MOODS: Readonly<Record<ImageMood, MoodColours>> = {
  uplifting: { isDark: false, hues: [232, 78, 52, 30], light: [0.86, 0.95], chroma: 0.075 },
  calm: { isDark: false, hues: [205, 180, 195, 225], light: [0.9, 0.94], chroma: 0.04 },
  energetic: { isDark: true, hues: [12, 48, 20, 90], light: [0.38, 0.58], chroma: 0.17 },
  thoughtful: { isDark: true, hues: [255, 290, 268, 75], light: [0.3, 0.42], chroma: 0.055 },
  dramatic: { isDark: true, hues: [20, 28, 15, 55], light: [0.15, 0.34], chroma: 0.1 },
  mysterious: { isDark: true, hues: [285, 190, 250, 165], light: [0.17, 0.33], chroma: 0.085 },
  playful: { isDark: false, hues: [95, 355, 165, 345], light: [0.93, 0.9], chroma: 0.1 },
  romantic: { isDark: false, hues: [10, 40, 5, 20], light: [0.92, 0.93], chroma: 0.055 },
  melancholic: { isDark: true, hues: [245, 225, 238, 210], light: [0.36, 0.5], chroma: 0.035 },
  triumphant: { isDark: true, hues: [278, 300, 285, 85], light: [0.24, 0.4], chroma: 0.13 },
};

/** The colours of a mood, with small differences by seed. */
export function paletteOf(mood: ImageMood, random: Random): Palette {
  const { isDark, hues, light, chroma } = MOODS[mood];
  const shift = random.between(-9, 9);
  const [top, bottom, shape, accent] = hues.map((hue) => hue + shift) as [number, number, number, number];
  const middle = (light[0] + light[1]) / 2;
  // Far layers are near the ground, near ones darker: air lies between.
  const layer = (depth: number) =>
    oklch(
      isDark ? light[1] * (1 - 0.2 * depth) - 0.035 * depth : light[1] - 0.075 - 0.105 * depth,
      Math.max(0.03, chroma * (isDark ? 0.95 : 1.05 + 0.12 * depth)),
      shape + (depth - 2) * 7,
    );
  const painted = (depth: number) =>
    isDark
      ? oklch(0.87 - 0.105 * depth, Math.max(0.055, chroma * 0.75), shape + (depth - 2) * 11)
      : layer(depth);
  return {
    isDark,
    ground: [
      oklch(light[0], chroma, top),
      oklch(middle, chroma * 0.85, (top + shape) / 2),
      oklch(light[1], chroma * 0.9, bottom),
    ],
    layers: [layer(0), layer(1), layer(2), layer(3), layer(4)],
    paperLayers: [painted(0), painted(1), painted(2), painted(3), painted(4)],
    accent: oklch(isDark ? 0.78 : 0.6, Math.max(0.1, chroma * 1.2), accent),
    second: oklch(isDark ? 0.66 : 0.7, Math.max(0.08, chroma), shape + 150),
    glow: oklch(0.95, 0.055, isDark ? 88 : 92),
    paper: oklch(0.965, 0.016, isDark ? 85 : bottom),
    deep: oklch(
      isDark ? 0.17 : 0.24,
      Math.min(0.06, chroma),
      isDark ? top : shape + 180 * (chroma < 0.045 ? 0 : 1),
    ),
  };
}

/**
 * The same mood on paper: dark words, and colours that paint and ink have on a white sheet.
 *
 * @param keepsTone leaves the words as light or dark as the mood has them
 */
export function onPaper(palette: Palette, keepsTone = false): Palette {
  if (keepsTone) return palette;
  const { paper, paperLayers: layers, deep } = palette;
  const tinted = (colour: Colour) => blend(paper, colour, palette.isDark ? 0.05 : 0.1);
  const [one, , three] = layers;
  return {
    ...palette,
    isDark: false,
    ground: [tinted(one), paper, tinted(three)],
    layers,
    accent: palette.isDark ? blend(palette.accent, deep, 0.12) : palette.accent,
  };
}
