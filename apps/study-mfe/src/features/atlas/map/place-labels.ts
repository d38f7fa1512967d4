import type { MapSize, MapView } from './map-view.js';
import { toWindow } from './map-view.js';
import type { Point } from './projection.js';

/** A place to draw: its point on the map at zoom 1, its name, and how soon it gets room. */
export type Marker = {
  readonly id: string;
  readonly point: Point;
  readonly name: string;
  /** Markers of a higher rank get room first. */
  readonly rank: number;
  /** A region or a sea: its name stands over its point, which is not drawn. */
  readonly isArea?: boolean;
};

/** A marker in the window; without a label there is no room for its name. */
export type PlacedMarker = {
  readonly marker: Marker;
  readonly at: Point;
  readonly label: { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' } | undefined;
};

type InWindow = Pick<PlacedMarker, 'marker' | 'at'>;

/** A part of the window, in pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Above so many places in the window, the less important ones give way to the names of the others. */
const CROWD = 60;

/** Pixels: the least distance of two points, and the size of the letters of a name. */
const APART = 9;
const LETTER = 7.2;
const LINE = 17;
const GAP = 8;
const ABOVE = 18;

/**
 * The markers that are in the window and do not cover one another, those of higher rank first, each with its name where
 * there is room for it: to the right, the left, above or below. In a crowd a name may take the room of lesser places.
 *
 * @param shown ids that are drawn whatever they cover
 * @param covered parts of the window where no name may stand, because controls lie over them
 */
export function placeMarkers(
  markers: readonly Marker[],
  view: MapView,
  size: MapSize,
  shown: ReadonlySet<string> = new Set(),
  covered: readonly Box[] = [],
): readonly PlacedMarker[] {
  const boxes: Box[] = [];
  const placed: PlacedMarker[] = [];
  const isFree = (box: Box) => boxes.every((other) => !overlap(box, other));
  const inWindow = markers
    .map((marker) => ({ marker, at: toWindow(view, marker.point) }))
    .filter(({ at: [x, y] }) => x > -APART && y > -APART && x < size.width + APART && y < size.height + APART)
    .sort(
      (a, b) =>
        Number(shown.has(b.marker.id)) - Number(shown.has(a.marker.id)) || b.marker.rank - a.marker.rank,
    );
  const isCrowd = inWindow.length > CROWD;
  const drawDot = ({ marker, at }: InWindow) => {
    const isDrawn = shown.has(marker.id) || isFree(boxAround(at, isCrowd ? 1.6 * APART : APART));
    if (isDrawn && !marker.isArea) boxes.push(boxAround(at, APART / 2));
    return isDrawn;
  };
  const drawName = ({ marker, at }: InWindow) => {
    const label = labelsOf(marker, at, size.letters).find(
      ({ box }) => isFree(box) && isInside(box, size) && covered.every((part) => !overlap(box, part)),
    );
    if (label) boxes.push(label.box);
    if (!isCrowd || !marker.isArea || label)
      placed.push({ marker, at, label: label && { at: label.at, anchor: label.anchor } });
  };
  if (isCrowd) {
    for (const each of inWindow) if (drawDot(each)) drawName(each);
  } else inWindow.filter(drawDot).forEach(drawName);
  return placed;
}

/** The marker nearest to a point of the window, within reach of a finger. */
export function nearestMarker(
  placed: readonly PlacedMarker[],
  [x, y]: Point,
  reach = 22,
): Marker | undefined {
  const distances = placed.map(({ marker, at }) => ({ marker, far: Math.hypot(at[0] - x, at[1] - y) }));
  const nearest = distances.sort((a, b) => a.far - b.far)[0];
  return nearest && nearest.far <= reach ? nearest.marker : undefined;
}

function labelsOf({ name, isArea }: Marker, [x, y]: Point, letters = 1) {
  const width = name.length * LETTER * letters * (isArea ? 1.25 : 1) + 4;
  const [line, above] = [LINE * letters, ABOVE * letters];
  const at = (left: number, middle: number): Box => ({
    left,
    right: left + width,
    top: middle - line / 2,
    bottom: middle + line / 2,
  });
  const over = { at: [x, y] as Point, anchor: 'middle' as const, box: at(x - width / 2, y) };
  if (isArea) return [over];
  return [
    { at: [x + GAP, y] as Point, anchor: 'start' as const, box: at(x + GAP, y) },
    { at: [x - GAP, y] as Point, anchor: 'end' as const, box: at(x - GAP - width, y) },
    { at: [x, y - above] as Point, anchor: 'middle' as const, box: at(x - width / 2, y - above) },
    { at: [x, y + above] as Point, anchor: 'middle' as const, box: at(x - width / 2, y + above) },
  ];
}

function boxAround([x, y]: Point, side: number): Box {
  return { left: x - side / 2, right: x + side / 2, top: y - side / 2, bottom: y + side / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isInside(box: Box, { width, height }: MapSize): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
}
