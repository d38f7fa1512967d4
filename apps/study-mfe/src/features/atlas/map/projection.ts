import { BASE_MAP, type MapPoint } from '@word-unfolded/bible-atlas';
import { geoMercator } from 'd3-geo';

/** A point of the map or of its window, in pixels, from the upper left. */
export type Point = readonly [x: number, y: number];

/** Pixels of a radian at zoom 1; all places lie within about 1,400 by 700 pixels. */
const SCALE = 1_000;

const mercator = geoMercator().scale(SCALE).translate([0, 0]);

/**
 * A place on the map, at zoom 1, by Mercator's projection: directions are true everywhere.
 *
 * @throws RangeError for a pole, which the projection does not show
 */
export function project(longitude: number, latitude: number): Point {
  const point = mercator([longitude, latitude]);
  if (!point || !Number.isFinite(point[1])) throw new RangeError('The poles are not on the map.');
  return point;
}

const write = (line: readonly MapPoint[]) =>
  line
    .map((point) =>
      project(...point)
        .map((each) => each.toFixed(2))
        .join(' '),
    )
    .join('L');

/** The paths of the base map at zoom 1, as SVG writes them. */
export const BASE_PATHS = {
  land: BASE_MAP.land.map((ring) => `M${write(ring)}Z`).join(''),
  lakes: BASE_MAP.lakes.map((ring) => `M${write(ring)}Z`).join(''),
  rivers: BASE_MAP.rivers.map((line) => `M${write(line)}`).join(''),
} as const;

/** The latitude in degrees of a height of the map at zoom 1. */
export function latitudeAt(y: number): number {
  return mercator.invert?.([0, y])?.[1] ?? 0;
}
