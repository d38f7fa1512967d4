import type { MapView } from './map-view.js';
import { latitudeAt } from './projection.js';

/** A length in kilometres, round enough to read, and how many pixels it is long in the window. */
export type ScaleBar = { readonly kilometres: number; readonly pixels: number };

const EARTH_RADIUS = 6_371;
const STEPS = [1, 2, 5];

/**
 * The longest round length that is at most as long as the given pixels at a height of the window. Mercator's projection
 * stretches with the latitude, so that the length holds for that height only.
 */
export function scaleBar(view: MapView, windowY: number, most: number): ScaleBar {
  const latitude = latitudeAt((windowY - view.y) / view.zoom);
  const perPixel = (EARTH_RADIUS * Math.cos((latitude * Math.PI) / 180)) / (1_000 * view.zoom);
  const longest = perPixel * most;
  const power = 10 ** Math.floor(Math.log10(longest));
  const kilometres = Math.max(...STEPS.map((step) => step * power).filter((length) => length <= longest));
  return { kilometres, pixels: kilometres / perPixel };
}
