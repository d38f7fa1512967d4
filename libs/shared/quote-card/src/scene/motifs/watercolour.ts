import { blend, type Colour } from '../../colour/colour.js';
import type { Finish } from '../finish.js';
import type { Motif } from '../motif.js';
import { branch, curve, disc, joined, type Point } from '../outlines.js';
import type { Scene } from '../scene.js';

/** Coats of a wash. */
const LAYERS = 10;

/**
 * A wash: translucent copies of one shape, each deformed anew and larger than the one before, so that the paint gathers
 * in the middle and runs out at the edge (after Tyler Hobbs, "How to Hack a Painting"). Within it the paint is thinner
 * where more water was.
 */
function wash(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  { stretch = 1, spread = 0.36, drops = 5 } = {},
): void {
  const { random, palette } = scene;
  const base = deform(scene, ring(x, y, radius, stretch), 2, 0.3);
  const water = blend(colour, palette.paper, 0.5);
  const fill =
    stretch > 2
      ? scene.linear([
          [0, colour],
          [1, water, 0.45],
        ])
      : scene.radial(
          x + radius * random.between(-0.5, 0.5),
          y + radius * random.between(-0.5, 0.5),
          radius * 1.5,
          [
            [0, water, 0.4],
            [0.5, colour, 0.75],
            [1, colour],
          ],
        );
  for (let layer = 0; layer < LAYERS; layer++) {
    const size = 0.98 + (layer / (LAYERS - 1) - 0.5) * spread;
    const larger = base.map(([left, top]): Point => [x + (left - x) * size, y + (top - y) * size]);
    const { data, box } = curve(deform(scene, larger, 1, 0.14 + layer * 0.03), true);
    scene.path(data, box, { fill, opacity: 0.09 });
  }
  for (let at = 0; at < drops; at++) {
    const turn = random.between(0, 2 * Math.PI);
    const reach = radius * random.between(1.15, 1.6);
    scene.circle(
      x + Math.cos(turn) * reach * Math.min(stretch, 1.4),
      y + Math.sin(turn) * reach,
      radius * random.between(0.006, 0.03),
      { fill: colour, opacity: 0.35 },
    );
  }
}

const ring = (x: number, y: number, radius: number, stretch: number): Point[] =>
  Array.from({ length: 10 }, (_, at): Point => {
    const turn = (at / 10) * 2 * Math.PI;
    return [x + Math.cos(turn) * radius * stretch, y + Math.sin(turn) * radius];
  });

function deform(scene: Scene, points: readonly Point[], passes: number, strength: number): Point[] {
  let bent = [...points];
  for (let pass = 0; pass < passes; pass++)
    bent = bent.flatMap((point, at): Point[] => {
      const next = bent[(at + 1) % bent.length]!;
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const push = () => (scene.random() + scene.random() - 1) * length * strength;
      return [point, [(point[0] + next[0]) / 2 + push(), (point[1] + next[1]) / 2 + push()]];
    });
  return bent;
}

function paper(scene: Scene, finish: Finish): void {
  finish.ground(scene, { x: scene.width / 2, y: scene.height / 2 });
}

/** Two opposite corners, in which washes of neighbouring colours run into each other under a branch. */
const corners: Motif = {
  ground: 'paper',
  divider: 'leaf',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    paper(scene, finish);
    const isRising = random() < 0.5;
    const [one, two] = [isRising ? 0 : 1, isRising ? 1 : 0];
    for (const [right, bottom] of [
      [one, 1],
      [two, 0],
    ] as const) {
      const along = (share: number, out: number): Point => [
        width * right + (right === 0 ? 1 : -1) * unit * share,
        height * bottom + (bottom === 0 ? 1 : -1) * unit * out,
      ];
      const puddles = [
        { at: along(0.02, 0.02), size: 0.26, colour: palette.layers[1] },
        { at: along(random.between(0.24, 0.34), -0.03), size: 0.17, colour: palette.layers[2] },
        { at: along(-0.03, random.between(0.22, 0.32)), size: 0.17, colour: palette.layers[0] },
        { at: along(random.between(0.46, 0.56), -0.05), size: 0.12, colour: palette.layers[3] },
        { at: along(-0.02, random.between(0.44, 0.54)), size: 0.1, colour: palette.accent },
        { at: along(random.between(0.1, 0.2), 0.04), size: 0.09, colour: palette.accent },
      ];
      for (const { at, size, colour } of puddles) wash(scene, at[0], at[1], unit * size, colour);
      for (const [from, to, count] of [
        [along(0.02, 0.06), along(0.4, 0.03), 9],
        [along(0.05, 0.02), along(0.035, 0.36), 8],
      ] as const) {
        const { leaves, stem } = branch(random, from, to, count, unit * 0.07);
        finish.shape(scene, leaves, blend(palette.layers[4], palette.deep, 0.15), 0.5);
        scene.path(stem.data, stem.box, {
          stroke: blend(palette.layers[4], palette.deep, 0.3),
          strokeWidth: unit * 0.0022,
        });
      }
    }
  },
};

const landscape: Motif = {
  ground: 'paper',
  zone: [0, 0.7],
  divider: 'wave',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    paper(scene, finish);
    wash(scene, width * random.between(0.2, 0.8), -height * 0.01, unit * 0.11, palette.layers[0], {
      stretch: 4.2,
    });
    wash(scene, width * random.pick([0.14, 0.86]), height * 0.72, unit * 0.1, palette.accent);
    for (const [at, colour] of palette.layers.entries())
      wash(scene, width * random.between(0.25, 0.75), height * (0.87 + at * 0.045), unit * 0.11, colour, {
        stretch: (width / unit) * 6,
      });
    const birds = Array.from({ length: 5 }, () =>
      disc(random.between(0.1, 0.9) * width, random.between(0.94, 0.99) * height, unit * 0.004),
    );
    const { data, box } = joined(birds);
    scene.path(data, box, { fill: palette.deep, opacity: 0.5 });
  },
};

const bloom: Motif = {
  ground: 'paper',
  inset: 0.02,
  divider: 'dots',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    paper(scene, finish);
    const isLeft = random() < 0.5;
    for (const [x, y] of [
      [isLeft ? 0.04 : 0.96, 0.05],
      [isLeft ? 0.96 : 0.04, 0.95],
    ] as const)
      for (const [flower, [along, out]] of [
        [0.05, 0.05],
        [0.2, 0.02],
        [0.03, 0.2],
      ].entries()) {
        const [middleX, middleY] = [
          width * x + (x < 0.5 ? 1 : -1) * unit * (along! + random.between(-0.02, 0.02) - 0.03),
          height * y + (y < 0.5 ? 1 : -1) * unit * (out! + random.between(-0.02, 0.02) - 0.02),
        ];
        const colour = [palette.accent, palette.layers[2], palette.second][flower]!;
        const size = unit * (flower === 0 ? 0.085 : random.between(0.05, 0.065));
        wash(scene, middleX, middleY, size * 2, palette.layers[1], { spread: 0.5 });
        for (let petal = 0; petal < 5; petal++) {
          const turn = (petal / 5) * 2 * Math.PI + flower;
          wash(
            scene,
            middleX + Math.cos(turn) * size * 0.85,
            middleY + Math.sin(turn) * size * 0.85,
            size * 0.56,
            colour,
            { spread: 0.14, drops: 0 },
          );
        }
        finish.shape(
          scene,
          disc(middleX, middleY, size * 0.2),
          blend(palette.layers[4], palette.deep, 0.3),
          0.8,
        );
      }
  },
};

export const watercolour = [corners, landscape, bloom];
