import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import { disc, polygon, rays, type Point } from '../outlines.js';
import type { Scene } from '../scene.js';

const gold = ({ palette }: Scene) =>
  palette.isDark ? palette.accent : blend(palette.accent, palette.deep, 0.35);

/** Stepped lines in the corners and along the sides. */
function steppedFrame(scene: Scene): void {
  const { width, height, unit } = scene;
  for (const [inset, step, strokeWidth] of [
    [0.028, 0.05, 0.0045],
    [0.04, 0.044, 0.002],
    [0.049, 0.038, 0.0012],
  ] as const) {
    const [near, jump] = [unit * inset, unit * step];
    const [right, bottom] = [width - near, height - near];
    const points: Point[] = [
      [near + jump, near],
      [right - jump, near],
      [right - jump, near + jump / 2],
      [right - jump / 2, near + jump / 2],
      [right - jump / 2, near + jump],
      [right, near + jump],
      [right, bottom - jump],
      [right - jump / 2, bottom - jump],
      [right - jump / 2, bottom - jump / 2],
      [right - jump, bottom - jump / 2],
      [right - jump, bottom],
      [near + jump, bottom],
      [near + jump, bottom - jump / 2],
      [near + jump / 2, bottom - jump / 2],
      [near + jump / 2, bottom - jump],
      [near, bottom - jump],
      [near, near + jump],
      [near + jump / 2, near + jump],
      [near + jump / 2, near + jump / 2],
      [near + jump, near + jump / 2],
    ];
    for (const [at, point] of points.entries()) {
      const side = polygon([point, points[(at + 1) % points.length]!], false);
      scene.path(side.data, side.box, { stroke: gold(scene), strokeWidth: unit * strokeWidth });
    }
  }
}

const sunburst: Motif = {
  ground: 'mood',
  inset: 0.025,
  zone: [0, 0.8],
  divider: 'chevron',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    const y = height * 1.01;
    finish.ground(scene, { x: width / 2, y });
    const count = random.pick([17, 21, 25]);
    const beams = rays(
      width / 2,
      y,
      Math.hypot(width, height),
      count,
      0.5,
      -Math.PI,
      Math.PI * (1 + 1 / count),
    );
    scene.path(beams.data, beams.box, { fill: palette.layers[1], opacity: 0.32 });
    const room = Math.max(unit * 0.1, y - block.bottom - unit * 0.02);
    for (const [at, share] of [1, 0.8, 0.6, 0.4].entries()) {
      const radius = Math.min(unit * 0.24, room) * share;
      finish.shape(
        scene,
        disc(width / 2, y, radius),
        at % 2 ? palette.layers[3] : gold(scene),
        0.5 + at * 0.1,
      );
    }
    steppedFrame(scene);
  },
};

const fans: Motif = {
  ground: 'mood',
  inset: 0.045,
  divider: 'diamond',
  draw(scene, finish) {
    const { width, height, unit, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    const radius = unit * 0.2;
    for (const [x, y, from] of [
      [0, 0, 0],
      [width, 0, Math.PI / 2],
      [width, height, Math.PI],
      [0, height, -Math.PI / 2],
    ] as const) {
      const wedge = (reach: number): Point[] => [
        [x, y],
        ...Array.from({ length: 13 }, (_, at): Point => {
          const turn = from + (at / 12) * (Math.PI / 2);
          return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
        }),
      ];
      for (const [at, share] of [1, 0.82, 0.64, 0.46, 0.28].entries())
        finish.shape(
          scene,
          polygon(wedge(radius * share)),
          at % 2 ? gold(scene) : palette.layers[(at + 1) % 5]!,
          0.3 + at * 0.1,
        );
      for (let at = 1; at < 8; at++) {
        const turn = from + (at / 8) * (Math.PI / 2);
        const line = polygon(
          [
            [x, y],
            [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius],
          ],
          false,
        );
        scene.path(line.data, line.box, { stroke: gold(scene), strokeWidth: unit * 0.0022 });
      }
    }
    steppedFrame(scene);
  },
};

const scales: Motif = {
  ground: 'mood',
  inset: 0.02,
  zone: [0, 0.82],
  divider: 'line',
  draw(scene, finish) {
    const { width, height, unit, palette, block } = scene;
    finish.ground(scene, { x: width / 2, y: 0 });
    const radius = width / Math.round(width / (unit * 0.115)) / 2;
    const highest = Math.max(height * 0.84, block.bottom + radius * 1.6);
    const rows = Math.ceil((height - highest) / (radius * 0.55)) + 2;
    for (let row = 0; row < rows; row++)
      for (let x = row % 2 ? 0 : radius; x <= width + radius; x += radius * 2) {
        const y = highest + radius + row * radius * 0.55;
        if (y - radius < block.bottom) continue;
        for (const [at, share] of [1, 0.76, 0.52, 0.28].entries())
          finish.shape(
            scene,
            disc(x, y, radius * share),
            at % 2 ? gold(scene) : palette.layers[(row + at) % 5]!,
            0.3,
          );
      }
    steppedFrame(scene);
  },
};

export const artDeco = [sunburst, fans, scales];
