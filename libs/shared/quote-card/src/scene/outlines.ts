import type { Box } from '../card-request.js';
import type { Random } from '../random.js';
import { fixed } from './scene.js';

/** A shape as the data of an SVG path, with the box in which it lies. */
export type Outline = { readonly data: string; readonly box: Box };

export type Point = readonly [x: number, y: number];

/** A closed or open polygon. */
export function polygon(points: readonly Point[], isClosed = true): Outline {
  const data = `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${isClosed ? 'Z' : ''}`;
  return { data, box: boxOf(points) };
}

/** A smooth curve through points (Catmull-Rom). */
export function curve(points: readonly Point[], isClosed: boolean): Outline {
  const count = points.length;
  const at = (index: number) =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!;
  let data = `M${fixed(points[0]![0])} ${fixed(points[0]![1])}`;
  const controls: Point[] = [...points];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    controls.push(one, two);
    data += `C${[...one, ...two, ...to].map(fixed).join(' ')}`;
  }
  return { data: isClosed ? `${data}Z` : data, box: boxOf(controls) };
}

/** Several shapes in one path. */
export function joined(outlines: readonly Outline[]): Outline {
  return {
    data: outlines.map(({ data }) => data).join(''),
    box: {
      left: Math.min(...outlines.map(({ box }) => box.left)),
      top: Math.min(...outlines.map(({ box }) => box.top)),
      right: Math.max(...outlines.map(({ box }) => box.right)),
      bottom: Math.max(...outlines.map(({ box }) => box.bottom)),
    },
  };
}

/** A disc as a path, to be joined with others. */
export function disc(x: number, y: number, radius: number): Outline {
  const [cx, cy, r] = [fixed(x), fixed(y), fixed(radius)];
  const data = `M${fixed(x - radius)} ${cy}a${r} ${r} 0 1 0 ${fixed(2 * radius)} 0a${r} ${r} 0 1 0 ${fixed(-2 * radius)} 0Z`;
  return { data, box: { left: cx - radius, top: cy - radius, right: cx + radius, bottom: cy + radius } };
}

/** An irregular closed shape around a point. */
export function blob(
  random: Random,
  x: number,
  y: number,
  radius: number,
  roughness = 0.3,
  corners = 9,
): Outline {
  return curve(
    Array.from({ length: corners }, (_, at): Point => {
      const turn = ((at + random.between(-0.2, 0.2)) / corners) * 2 * Math.PI;
      const reach = radius * random.between(1 - roughness, 1 + roughness * 0.5);
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    }),
    true,
  );
}

/** Land from the bottom of the card up to a broken line: mountains. */
export function ridge(
  random: Random,
  width: number,
  height: number,
  base: number,
  rise: number,
  peaks: number,
): Outline {
  let points: Point[] = Array.from({ length: peaks + 1 }, (_, at): Point => {
    const share = at % 2 === 1 ? random.between(0.55, 1) : random.between(0.05, 0.35);
    return [(width * at) / peaks, base - rise * share];
  });
  for (let pass = 0; pass < 4; pass++) {
    const finer: Point[] = [];
    for (const [at, point] of points.entries()) {
      finer.push(point);
      const next = points[at + 1];
      if (!next) continue;
      const jitter = ((random() - 0.5) * rise * 0.26) / (pass + 1) ** 1.4;
      finer.push([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + jitter]);
    }
    points = finer;
  }
  return polygon([[0, height], ...points, [width, height]]);
}

/** Land or water from the bottom of the card up to a smooth line. */
export function swell(
  random: Random,
  width: number,
  height: number,
  base: number,
  rise: number,
  waves: number,
): Outline {
  const phase = random.between(0, 2 * Math.PI);
  const steps = waves * 4;
  const crest = Array.from({ length: steps + 3 }, (_, at): Point => {
    const share = (at - 1) / steps;
    return [
      width * share,
      base - rise * Math.sin(share * waves * 2 * Math.PI + phase) * random.between(0.75, 1),
    ];
  });
  const { data, box } = curve(crest, false);
  return {
    data: `${data}L${fixed(width * 1.1)} ${fixed(height * 1.02)}L${fixed(-width * 0.1)} ${fixed(height * 1.02)}Z`,
    box: { ...box, bottom: height },
  };
}

/** A leaf from a point in a direction (radians). */
export function leaf(x: number, y: number, length: number, breadth: number, turn: number): Outline {
  const [along, across] = [
    [Math.cos(turn), Math.sin(turn)],
    [-Math.sin(turn), Math.cos(turn)],
  ] as const;
  const to = (share: number, side: number): Point => [
    x + along[0] * length * share + across[0] * breadth * side,
    y + along[1] * length * share + across[1] * breadth * side,
  ];
  const [tip, one, two, three, four] = [
    to(1, 0),
    to(0.3, 0.62),
    to(0.75, 0.5),
    to(0.75, -0.5),
    to(0.3, -0.62),
  ];
  const text = (...points: Point[]) => points.flat().map(fixed).join(' ');
  return {
    data: `M${fixed(x)} ${fixed(y)}C${text(one, two, tip)}C${text(three, four, [x, y])}Z`,
    box: boxOf([[x, y], tip, one, two, three, four]),
  };
}

/** A bent stem with leaves on both sides, and the stem alone. */
export function branch(
  random: Random,
  from: Point,
  to: Point,
  leaves: number,
  leafLength: number,
): { leaves: Outline; stem: Outline } {
  const bend = random.between(-0.16, 0.16);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (share: number): Point => {
    const lift = Math.sin(share * Math.PI) * bend;
    return [from[0] + dx * share - dy * lift, from[1] + dy * share + dx * lift];
  };
  const grown = Array.from({ length: leaves }, (_, index) => {
    const share = 0.12 + (0.88 * index) / (leaves - 1);
    const [x, y] = at(share);
    const [nextX, nextY] = at(Math.min(1, share + 0.02));
    const heading = index === leaves - 1 ? Math.atan2(dy, dx) : Math.atan2(nextY - y, nextX - x);
    const side = index === leaves - 1 ? 0 : (index % 2 ? 1 : -1) * random.between(0.65, 0.95);
    const length = leafLength * random.between(0.8, 1.1) * (1 - share * 0.45);
    return leaf(x, y, length, length * random.between(0.26, 0.36), heading + side);
  });
  return {
    leaves: joined(grown),
    stem: curve(
      Array.from({ length: 7 }, (_, index) => at(index / 6)),
      false,
    ),
  };
}

/** A star with sharp rays. */
export function star(
  x: number,
  y: number,
  radius: number,
  rays: number,
  inner: number,
  turn = -Math.PI / 2,
): Outline {
  return polygon(
    Array.from({ length: rays * 2 }, (_, at): Point => {
      const reach = at % 2 ? radius * inner : radius;
      const angle = turn + (at * Math.PI) / rays;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

/** Wedges from a point outwards. */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  share: number,
  from = 0,
  sweep = 2 * Math.PI,
): Outline {
  return joined(
    Array.from({ length: count }, (_, at) => {
      const turn = from + (sweep * at) / count;
      const half = ((sweep / count) * share) / 2;
      return polygon([
        [x, y],
        [x + Math.cos(turn - half) * reach, y + Math.sin(turn - half) * reach],
        [x + Math.cos(turn + half) * reach, y + Math.sin(turn + half) * reach],
      ]);
    }),
  );
}

/** A rectangle with torn edges. */
export function torn(random: Random, box: Box, roughness: number): Outline {
  const points: Point[] = [];
  const side = (from: Point, to: Point) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(6, Math.round(length / (roughness * 2.4)));
    for (let at = 0; at < steps; at++) {
      const jitter = random.between(-roughness, roughness) * 0.5;
      const [x, y] = [from[0] + ((to[0] - from[0]) * at) / steps, from[1] + ((to[1] - from[1]) * at) / steps];
      points.push([x + (jitter * (to[1] - from[1])) / length, y - (jitter * (to[0] - from[0])) / length]);
    }
  };
  const { left, top, right, bottom } = box;
  side([left, top], [right, top]);
  side([right, top], [right, bottom]);
  side([right, bottom], [left, bottom]);
  side([left, bottom], [left, top]);
  return polygon(points);
}

function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}
