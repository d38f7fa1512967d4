import { blend } from '../../colour/colour.js';
import { sphere } from '../finish.js';
import type { Motif } from '../motif.js';
import { blob, curve, disc, joined, polygon, swell, type Outline, type Point } from '../outlines.js';
import type { Scene } from '../scene.js';
import { stars } from './nature.js';

/** A cloud from the bottom of the card: discs on a line. */
function cloud(scene: Scene, x: number, y: number, size: number): Outline {
  const { random } = scene;
  return joined(
    Array.from({ length: 6 }, (_, at) => {
      const share = at / 5 - 0.5;
      return disc(
        x + share * size * 2.2,
        y - Math.cos(share * Math.PI) * size * 0.3,
        size * random.between(0.35, 0.52),
      );
    }),
  );
}

const moonStairs: Motif = {
  ground: 'mood',
  zone: [0, 0.7],
  divider: 'diamond',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    const side = random.pick([-1, 1]);
    const x = width / 2 + side * width * 0.3;
    const lowest = Math.max(block.bottom + unit * 0.02, height * 0.72);
    const radius = Math.max(unit * 0.05, Math.min(unit * 0.13, (height - lowest) * 0.55));
    finish.ground(scene, { x, y: lowest + radius });
    stars(scene, 130);
    finish.shape(scene, disc(x, lowest + radius, radius), blend(palette.glow, palette.accent, 0.25), 0.1);
    const steps = 9;
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      const [left, top] = [
        width / 2 - side * width * (0.36 - share * 0.5),
        height * 0.985 - (height * 0.985 - lowest - radius) * share,
      ];
      const stair = polygon([
        [left, top],
        [left + side * unit * 0.085, top - unit * 0.012],
        [left + side * unit * 0.085, top + unit * 0.004],
        [left, top + unit * 0.018],
      ]);
      finish.shape(scene, stair, palette.layers[(step + 1) % 3]!, share);
    }
    for (let at = 0; at < 5; at++)
      finish.shape(
        scene,
        cloud(scene, width * (at / 4), height * 1.01, unit * 0.12),
        palette.layers[2 + (at % 3)]!,
        0.9,
      );
  },
};

const islands: Motif = {
  ground: 'mood',
  zone: [0, 0.72],
  divider: 'wave',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    finish.ground(scene, { x: width * 0.5, y: height * 0.95 });
    const top = Math.max(block.bottom + unit * 0.07, height * 0.8);
    for (const [at, place] of [0.16, 0.52, 0.85].entries()) {
      const [x, y, reach] = [
        width * (place + random.between(-0.03, 0.03)),
        top + unit * random.between(0, 0.05),
        unit * random.between(0.09, 0.14),
      ];
      const rock: Point[] = [
        [x - reach, y],
        [x - reach * 0.5, y + reach * 0.55],
        [x - reach * 0.1, y + reach * 1.25],
        [x + reach * 0.25, y + reach * 0.7],
        [x + reach, y],
      ];
      finish.shape(scene, polygon(rock), palette.layers[3]!, 0.6);
      finish.shape(
        scene,
        curve(
          [
            [x - reach, y],
            [x - reach * 0.4, y - reach * 0.2],
            [x + reach * 0.4, y - reach * 0.16],
            [x + reach, y],
            [x, y + reach * 0.22],
          ],
          true,
        ),
        palette.second,
        0.5,
      );
      finish.shape(
        scene,
        polygon([
          [x - reach * 0.04, y - reach * 0.1],
          [x + reach * 0.04, y - reach * 0.1],
          [x + reach * 0.03, y - reach * 0.5],
          [x - reach * 0.03, y - reach * 0.5],
        ]),
        palette.layers[4]!,
        0.7,
      );
      finish.shape(
        scene,
        blob(random, x, y - reach * 0.55, reach * 0.3, 0.2, 8),
        at === 1 ? palette.accent : palette.layers[2]!,
        0.8,
      );
    }
    for (let at = 0; at < 4; at++)
      finish.shape(
        scene,
        cloud(scene, width * (at / 3), height * 1.02, unit * 0.1),
        blend(palette.glow, palette.ground[2], 0.4),
        0.2,
      );
  },
};

const arch: Motif = {
  ground: 'mood',
  inset: 0.04,
  divider: 'cross',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height * 0.3 });
    stars(scene, 90);
    finish.shape(
      scene,
      swell(random, width, height, height * 0.96, height * 0.02, 2),
      palette.layers[3]!,
      0.5,
    );
    // Pillars on both sides carry rings that no pillar could.
    for (const side of [-1, 1]) {
      const x = width / 2 + side * (width / 2 - unit * 0.032);
      const pillar = polygon([
        [x - unit * 0.018, unit * 0.05],
        [x + unit * 0.018, unit * 0.05],
        [x + unit * 0.022, height],
        [x - unit * 0.022, height],
      ]);
      finish.shape(scene, pillar, palette.layers[1]!, 0.7);
      for (let at = 0; at < 4; at++) {
        const y = height * (0.14 + at * 0.25);
        finish.shape(
          scene,
          polygon([
            [x - unit * 0.028, y],
            [x + unit * 0.028, y],
            [x + unit * 0.028, y + unit * 0.014],
            [x - unit * 0.028, y + unit * 0.014],
          ]),
          palette.accent,
          0.8,
        );
      }
      sphere(scene, x, unit * 0.035, unit * 0.026, palette.accent);
    }
    const bridge = polygon([
      [0, unit * 0.052],
      [width, unit * 0.052],
      [width, unit * 0.066],
      [0, unit * 0.066],
    ]);
    finish.shape(scene, bridge, palette.layers[2]!, 0.6);
    for (let at = 0; at < 4; at++)
      finish.shape(
        scene,
        cloud(scene, width * (at / 3), height * 1.02, unit * 0.08),
        palette.layers[at]!,
        0.3,
      );
  },
};

export const surreal = [moonStairs, islands, arch];
