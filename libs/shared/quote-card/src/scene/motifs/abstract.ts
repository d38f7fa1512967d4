import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import { blob, curve, polygon, type Point } from '../outlines.js';

const shapes: Motif = {
  ground: 'mood',
  divider: 'dots',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width * 0.8, y: height * 0.15 });
    const colours = [
      palette.layers[1],
      palette.accent,
      palette.layers[3],
      palette.second,
      palette.layers[2],
      palette.layers[0],
    ];
    const start = random.between(0, 6.28);
    for (const [at, colour] of colours.entries()) {
      const turn = start + (at / colours.length) * 2 * Math.PI;
      const [x, y] = [width * (0.5 + Math.cos(turn) * 0.54), height * (0.5 + Math.sin(turn) * 0.54)];
      finish.shape(scene, blob(random, x, y, unit * random.between(0.17, 0.27), 0.35, 7), colour, at / 5);
      const ring = blob(random, x, y, unit * random.between(0.12, 0.3), 0.3, 7);
      scene.path(ring.data, ring.box, {
        stroke: palette.isDark ? palette.glow : palette.deep,
        strokeWidth: unit * 0.0018,
        opacity: 0.55,
      });
    }
  },
};

const ribbons: Motif = {
  ground: 'mood',
  zone: [0, 0.72],
  divider: 'wave',
  draw(scene, finish) {
    const { width, height, random, palette } = scene;
    finish.ground(scene, { x: width * 0.2, y: height * 0.1 });
    const colours = [...palette.layers, palette.accent, palette.second];
    const slant = random.pick([-1, 1]);
    for (const [at, colour] of colours.entries()) {
      const base = height * (0.74 + at * 0.05);
      const breadth = height * random.between(0.035, 0.075);
      const along = (lift: number): Point[] =>
        Array.from({ length: 6 }, (_, step): Point => {
          const share = step / 5;
          const bend =
            Math.sin(share * 4.4 + at * 0.7) * height * 0.035 + slant * (share - 0.5) * height * 0.07;
          return [width * (share * 1.2 - 0.1), base + bend + lift * (0.6 + 0.4 * Math.sin(share * 3 + at))];
        });
      finish.shape(scene, curve([...along(0), ...along(breadth).toReversed()], true), colour, at / 6);
    }
  },
};

/** Triangles of a mosaic that fade where the words are. */
const mosaic: Motif = {
  ground: 'mood',
  inset: 0.045,
  divider: 'diamond',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    finish.ground(scene, { x: width * 0.5, y: height * 0.5 });
    const cell = unit * 0.085;
    const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const spot = (column: number, row: number): Point => {
      const own = randomAt(column, row);
      return [(column + (own(0) - 0.5) * 0.6) * cell, (row + (own(1) - 0.5) * 0.6) * cell];
    };
    const seed = random() * 1000;
    const randomAt = (column: number, row: number) => (which: number) => {
      const value = Math.sin(column * 127.1 + row * 311.7 + which * 74.7 + seed) * 43758.5453;
      return value - Math.floor(value);
    };
    const colours = [...palette.layers, palette.accent, palette.second];
    for (let column = -1; column <= across; column++)
      for (let row = -1; row <= down; row++) {
        const corners = [
          spot(column, row),
          spot(column + 1, row),
          spot(column + 1, row + 1),
          spot(column, row + 1),
        ] as const;
        for (const points of [
          [corners[0], corners[1], corners[2]],
          [corners[0], corners[2], corners[3]],
        ]) {
          const [x, y] = [
            (points[0]![0] + points[1]![0] + points[2]![0]) / 3,
            (points[0]![1] + points[1]![1] + points[2]![1]) / 3,
          ];
          const margin = cell * 1.05;
          const isOutside =
            x < block.left - margin ||
            x > block.right + margin ||
            y < block.top - margin ||
            y > block.bottom + margin;
          if (!isOutside) continue;
          const away = Math.min(1, Math.hypot((x - width / 2) / width, (y - height / 2) / height) * 1.7);
          finish.shape(
            scene,
            polygon(points),
            blend(palette.ground[1], random.pick(colours), away * 0.9),
            0.2,
          );
        }
      }
  },
};

export const abstract = [shapes, ribbons, mosaic];
