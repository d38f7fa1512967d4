import type { Point } from './projection.js';

/** What the window of the map shows: a point at zoom 1 is at `zoom * point + [x, y]` of the window. */
export type MapView = { readonly zoom: number; readonly x: number; readonly y: number };

/** The window of the map, in pixels. */
export type MapSize = {
  readonly width: number;
  readonly height: number;
  /** How large the reader's letters are, 1 for those of a browser as it comes. */
  readonly letters?: number;
};

/** The limits of the zoom: the whole world of the Bible on a phone, and the walls of Jerusalem. */
export const ZOOM = { least: 0.2, most: 320, fitted: 45 } as const;

/** Where a point of the map is in the window. */
export function toWindow({ zoom, x, y }: MapView, [mapX, mapY]: Point): Point {
  return [mapX * zoom + x, mapY * zoom + y];
}

/**
 * The closest view that has all points in it, with a margin around them.
 *
 * @param margin in pixels
 * @returns a view of the middle of the map when there are no points
 */
export function fitView(points: readonly Point[], size: MapSize, margin = 56): MapView {
  const { width, height } = size;
  if (points.length === 0) return { zoom: ZOOM.least, x: width / 2, y: height / 2 };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = Math.min(margin, width / 4, height / 4);
  const zoom = limited(
    Math.min((width - 2 * room) / (right - left || 1e-9), (height - 2 * room) / (bottom - top || 1e-9)),
    ZOOM.fitted,
  );
  return {
    zoom,
    x: width / 2 - ((left + right) / 2) * zoom,
    y: height / 2 - ((top + bottom) / 2) * zoom,
  };
}

function limited(zoom: number, most: number): number {
  return Math.min(most, Math.max(ZOOM.least, zoom));
}
