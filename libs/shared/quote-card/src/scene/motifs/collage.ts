import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import type { Random } from '../../random.js';
import { blob, branch, curve, torn, type Outline, type Point } from '../outlines.js';
import { grown, type Scene } from '../scene.js';
import type { Finish } from '../finish.js';
import type { Colour } from '../../colour/colour.js';

/** A piece of paper on the others: its shadow, its white torn edge, its face. */
function piece(scene: Scene, finish: Finish, outline: Outline, colour: Colour): void {
  const { unit, palette } = scene;
  const by = unit * 0.006;
  const shadow = `<path d="${outline.data}" transform="translate(${by * 0.6} ${by})" fill="${palette.deep}" opacity=".22"/>`;
  scene.shade(shadow, grown(outline.box, by), palette.deep, 0.22);
  finish.shape(scene, outline, colour, 0.3);
  scene.path(outline.data, outline.box, {
    stroke: blend(colour, '#ffffff', 0.72),
    strokeWidth: unit * 0.004,
  });
}

/** The sheet that carries the words. */
function sheet(scene: Scene): void {
  const { random, unit, palette, block } = scene;
  const under = torn(random, grown(block, unit * 0.05), unit * 0.016);
  scene.raw(
    `<path d="${under.data}" transform="translate(${unit * 0.004} ${unit * 0.007})" fill="${palette.deep}" opacity=".3"/>`,
  );
  scene.path(under.data, under.box, { fill: '#ffffff' });
  const face = torn(random, grown(block, unit * 0.041), unit * 0.01);
  // A torn edge stays within its roughness, so that all words lie on the sheet.
  scene.path(face.data, face.box, { fill: palette.paper, isFull: true });
}

const tornPapers: Motif = {
  ground: 'paper',
  inset: 0.045,
  divider: 'line',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    const colours = [
      palette.layers[1],
      palette.accent,
      palette.layers[3],
      palette.second,
      palette.layers[2],
      palette.layers[4],
    ];
    for (const [at, colour] of colours.entries()) {
      const [x, y] = [((at % 3) / 3) * width, at < 3 ? -unit * 0.05 : height * 0.6];
      const box = {
        left: x - unit * random.between(0, 0.12),
        top: y + random.between(-0.02, 0.12) * height,
        right: x + width / 3 + unit * random.between(0, 0.14),
        bottom: y + height * random.between(0.36, 0.46),
      };
      piece(scene, finish, torn(random, box, unit * 0.018), colour);
    }
    sheet(scene);
    tape(scene);
  },
};

function tape(scene: Scene): void {
  const { unit, random, palette, block } = scene;
  for (const x of [block.left + unit * 0.05, block.right - unit * 0.05]) {
    const y = block.top - unit * 0.046;
    const [half, turn] = [unit * 0.055, random.between(-14, 14)];
    const box = { left: x - half, right: x + half, top: y - unit * 0.02, bottom: y + unit * 0.02 };
    scene.raw(
      `<rect x="${box.left}" y="${box.top}" width="${half * 2}" height="${unit * 0.036}" fill="${palette.glow}" stroke="#ffffff" stroke-width="${unit * 0.001}" opacity=".62" transform="rotate(${turn} ${x} ${y})"/>`,
    );
    scene.account(grown(box, unit * 0.012), palette.glow, 0.62);
  }
}

/** Rounded fronds around a point, as scissors cut them: one outline. */
function seaweed(random: Random, x: number, y: number, radius: number): Outline {
  const fronds = 7;
  const start = random.between(0, 2 * Math.PI);
  const points = Array.from({ length: fronds }, (_, at): Point[] => {
    const turn = start + ((at + random.between(-0.12, 0.12)) / fronds) * 2 * Math.PI;
    const reach = radius * random.between(0.78, 1.08);
    const point = (by: number, far: number): Point => [
      x + Math.cos(turn + by) * far,
      y + Math.sin(turn + by) * far,
    ];
    return [
      point(-0.45, radius * 0.34),
      point(-0.24, reach * 0.72),
      point(-0.1, reach),
      point(0.14, reach * 1.02),
      point(0.27, reach * 0.74),
    ];
  });
  return curve(points.flat(), true);
}

/** Cut paper, after Matisse. */
const cutOuts: Motif = {
  ground: 'paper',
  inset: 0.045,
  divider: 'leaf',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    const colours = [palette.layers[2], palette.accent, palette.layers[4], palette.second, palette.layers[3]];
    const places = [
      [0.1, 0.1],
      [0.5, 0.03],
      [0.9, 0.1],
      [0.97, 0.5],
      [0.9, 0.9],
      [0.5, 0.97],
      [0.1, 0.9],
      [0.03, 0.5],
    ] as const;
    for (const [at, [x, y]] of places.entries()) {
      const [middleX, middleY] = [x * width, y * height];
      const colour = colours[at % 5]!;
      piece(
        scene,
        finish,
        at % 2
          ? blob(random, middleX, middleY, unit * 0.15, 0.4, 8)
          : seaweed(random, middleX, middleY, unit * random.between(0.17, 0.21)),
        colour,
      );
    }
    sheet(scene);
  },
};

const pressedFlowers: Motif = {
  ground: 'paper',
  inset: 0.05,
  divider: 'dots',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    for (let at = 0; at < 5; at++) {
      const box = {
        left: random.between(-0.1, 0.7) * width,
        top: random.between(-0.1, 0.75) * height,
        right: 0,
        bottom: 0,
      };
      const size = unit * random.between(0.28, 0.5);
      piece(
        scene,
        finish,
        torn(random, { ...box, right: box.left + size, bottom: box.top + size * 0.8 }, unit * 0.014),
        blend(palette.paper, palette.layers[at]!, 0.35),
      );
    }
    for (const [x, y, toX, toY] of [
      [0.03, 0.98, 0.05, 0.45],
      [0.1, 0.99, 0.26, 0.72],
      [0.97, 0.02, 0.95, 0.55],
      [0.9, 0.01, 0.74, 0.28],
    ] as const) {
      const { leaves, stem } = branch(
        random,
        [x * width, y * height],
        [toX * width, toY * height],
        13,
        unit * 0.085,
      );
      scene.path(stem.data, stem.box, { stroke: palette.layers[4], strokeWidth: unit * 0.003 });
      piece(scene, finish, leaves, random.pick([palette.layers[2], palette.layers[3], palette.accent]));
    }
    sheet(scene);
    tape(scene);
  },
};

export const collage = [tornPapers, cutOuts, pressedFlowers];
