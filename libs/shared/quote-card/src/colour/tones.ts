import { contrast, greyOf, luma, luminance, luminanceOfGrey, type Colour } from './colour.js';

/**
 * Bounds of the luminance of every pixel of an area, whatever is drawn on it. They stay bounds under blending. Of all
 * colours with some luminances, greys have the lightest blend, because the luminance of a blended channel is a concave
 * function of the luminances that are blended (as every power mean is; the linear beginning of sRGB differs by less than
 * SLACK). A blend is at least as light as a grey with the same luma, which blends linearly.
 */
export type Tones = { readonly lightest: number; readonly darkestLuma: number };

/** By how much the lightest blend of two colours may be lighter than that of greys. */
const SLACK = 0.003;

/** The tones of an area of one colour. */
export function tonesOf(colour: Colour): Tones {
  return { lightest: luminance(colour), darkestLuma: luma(colour) };
}

/** Every tone there is: those of a picture that nobody has looked at. */
export const ALL_TONES: Tones = { lightest: 1, darkestLuma: 0 };

/** The tones of an area that has some of both. */
export function union(one: Tones, other: Tones): Tones {
  return {
    lightest: Math.max(one.lightest, other.lightest),
    darkestLuma: Math.min(one.darkestLuma, other.darkestLuma),
  };
}

/** The tones of an area after a layer with this opacity was put over all of it. */
export function covered(below: Tones, above: Tones, opacity: number): Tones {
  const mix = (one: number, other: number) => one + (other - one) * opacity;
  const [one, other] = [below.lightest, above.lightest];
  const grey = luminanceOfGrey(mix(greyOf(one), greyOf(other)));
  return {
    lightest: Math.min(mix(one, other), grey + SLACK),
    darkestLuma: mix(below.darkestLuma, above.darkestLuma),
  };
}

/** The lowest contrast that an ink has anywhere on an area with these tones. */
export function worstContrast(ink: Colour, tones: Tones): number {
  const [own, light, dark] = [luminance(ink), tones.lightest, luminanceOfGrey(tones.darkestLuma)];
  if (own >= light) return contrast(own, light);
  return own <= dark ? contrast(own, dark) : 1;
}
