import type { Colour } from '../colour/colour.js';
import type { Divider } from './motif.js';
import { disc, joined, leaf, polygon } from './outlines.js';
import { fixed } from './scene.js';

/** Draws the ornament between quote and caption around a point. `size` is half of its width in pixels. */
export function drawDivider(kind: Divider, x: number, y: number, size: number, colour: Colour): string {
  const thin = fixed(Math.max(1, size * 0.045));
  const line = (from: number, to: number) => `M${fixed(x + from * size)} ${fixed(y)}H${fixed(x + to * size)}`;
  const stroke = (data: string) =>
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${thin}"/>`;
  const fill = (data: string) => `<path d="${data}" fill="${colour}"/>`;
  const square = (at: number, half: number) =>
    polygon([
      [x + at * size, y - half * size],
      [x + (at + half) * size, y],
      [x + at * size, y + half * size],
      [x + (at - half) * size, y],
    ]).data;
  switch (kind) {
    case 'line':
      return stroke(line(-0.7, 0.7));
    case 'diamond':
      return stroke(line(-1, -0.22) + line(0.22, 1)) + fill(square(0, 0.11));
    case 'dots':
      return fill(joined([-0.4, 0, 0.4].map((at) => disc(x + at * size, y, size * 0.07))).data);
    case 'wave': {
      const step = size * 0.25;
      return stroke(
        `M${fixed(x - 3 * step)} ${fixed(y)}q${fixed(step / 2)} ${fixed(-step * 0.7)} ${fixed(step)} 0${`t${fixed(step)} 0`.repeat(5)}`,
      );
    }
    case 'leaf':
      return (
        stroke(line(-1, -0.4) + line(0.4, 1)) +
        fill(
          joined([leaf(x, y, size * 0.34, size * 0.13, 0), leaf(x, y, size * 0.34, size * 0.13, Math.PI)])
            .data,
        )
      );
    case 'cross':
      return (
        stroke(line(-1, -0.25) + line(0.25, 1)) +
        stroke(
          `M${fixed(x)} ${fixed(y - size * 0.17)}V${fixed(y + size * 0.2)}M${fixed(x - size * 0.12)} ${fixed(y - size * 0.05)}H${fixed(x + size * 0.12)}`,
        )
      );
    case 'chevron':
      return stroke(
        [-0.3, 0, 0.3]
          .map(
            (at) =>
              `M${fixed(x + (at - 0.13) * size)} ${fixed(y - size * 0.1)}l${fixed(size * 0.13)} ${fixed(size * 0.18)}l${fixed(size * 0.13)} ${fixed(-size * 0.18)}`,
          )
          .join(''),
      );
  }
}
