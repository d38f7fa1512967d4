import { blend, type Colour } from '../../colour/colour.js';
import type { Finish } from '../finish.js';
import type { Motif } from '../motif.js';
import { branch, curve, disc, joined, type Point } from '../outlines.js';
import type { Scene } from '../scene.js';

/**
 * A wash: translucent copies of one shape, each deformed anew, so that the paint gathers in the middle and runs out at
 * the edge (after Tyler Hobbs, "How to Hack a Painting").
 */
function wash(scene: Scene, x: number, y: number, radius: number, colour: Colour, stretch = 1): void {
  const { random } = scene;
  const base = deform(scene, ring(x, y, radius, stretch), 2, 0.42);
  for (let layer = 0; layer < 9; layer++) {
    const { data, box } = curve(deform(scene, base, 1, 0.3), true);
    scene.path(data, box, { fill: colour, opacity: 0.075 });
  }
  const edge = curve(deform(scene, base, 1, 0.16), true);
  scene.path(edge.data, edge.box, { stroke: colour, strokeWidth: radius * 0.012, opacity: 0.28 });
  for (let at = 0; at < 5; at++) {
    const turn = random.between(0, 2 * Math.PI);
    const reach = radius * random.between(1.1, 1.7);
    scene.circle(
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
      radius * random.between(0.008, 0.04),
      { fill: colour, opacity: 0.4 },
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

const edges: Motif = {
  ground: 'paper',
  divider: 'leaf',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    paper(scene, finish);
    const colours = [...palette.layers, palette.accent, palette.second];
    const start = random.between(0, 6.28);
    for (let at = 0; at < 9; at++) {
      const turn = start + (at / 9) * 2 * Math.PI;
      const [x, y] = [width * (0.5 + Math.cos(turn) * 0.55), height * (0.5 + Math.sin(turn) * 0.55)];
      wash(scene, x, y, unit * random.between(0.14, 0.22), random.pick(colours));
    }
    const leaves = [
      branch(random, [width * 0.02, height * 0.99], [width * 0.36, height * 0.93], 9, unit * 0.075),
      branch(random, [width * 0.98, height * 0.01], [width * 0.64, height * 0.07], 9, unit * 0.075),
    ];
    for (const { leaves: some, stem } of leaves) {
      finish.shape(scene, some, blend(palette.layers[4], palette.paper, 0.15), 0.5);
      scene.path(stem.data, stem.box, { stroke: palette.layers[4], strokeWidth: unit * 0.0025 });
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
    wash(
      scene,
      width * random.between(0.2, 0.8),
      height * 0.02,
      unit * 0.2,
      palette.ground[0] === palette.paper ? palette.layers[0] : palette.second,
      2.4,
    );
    wash(scene, width * random.pick([0.14, 0.86]), height * 0.72, unit * 0.1, palette.accent);
    for (const [at, colour] of palette.layers.entries())
      wash(
        scene,
        width * random.between(0.25, 0.75),
        height * (0.87 + at * 0.045),
        unit * 0.11,
        colour,
        (width / unit) * 6,
      );
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
      for (let flower = 0; flower < 4; flower++) {
        const [middleX, middleY] = [
          width * (x + random.between(-0.06, 0.16) * (x < 0.5 ? 1 : -1)),
          height * (y + random.between(-0.02, 0.13) * (y < 0.5 ? 1 : -1)),
        ];
        const [colour, size] = [
          random.pick([palette.accent, palette.second, palette.layers[1], palette.layers[2]]),
          unit * random.between(0.045, 0.08),
        ];
        for (let petal = 0; petal < 6; petal++) {
          const turn = (petal / 6) * 2 * Math.PI + flower;
          wash(
            scene,
            middleX + Math.cos(turn) * size * 0.75,
            middleY + Math.sin(turn) * size * 0.75,
            size * 0.62,
            colour,
          );
        }
        finish.shape(scene, disc(middleX, middleY, size * 0.22), palette.layers[4], 0.8);
      }
  },
};

export const watercolour = [edges, landscape, bloom];
