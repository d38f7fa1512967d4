import type { Point } from './projection.js';

/**
 * The line of a journey through its stops in order, as SVG writes it. Each leg bends a little to its right, so that the way
 * back is not drawn over the way there.
 */
export function routePath(stops: readonly Point[]): string {
  const [first, ...rest] = stops;
  if (!first || rest.length === 0) return '';
  let from = first;
  const legs = rest.map((to) => {
    const [x, y] = bendOf(from, to);
    from = to;
    return `Q${x.toFixed(2)} ${y.toFixed(2)} ${to[0].toFixed(2)} ${to[1].toFixed(2)}`;
  });
  return `M${first[0].toFixed(2)} ${first[1].toFixed(2)}${legs.join('')}`;
}

const BEND = 0.12;

function bendOf([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2 - (y2 - y1) * BEND, (y1 + y2) / 2 + (x2 - x1) * BEND];
}
