import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import { branch, disc, joined, ridge, star, swell } from '../outlines.js';
import type { Scene } from '../scene.js';

/** Above the words, or beside them: a sun behind words would cost them contrast. */
function lightBeside(scene: Scene, lowest: number): { x: number; y: number } {
  const { width, height, random, block } = scene;
  const below = Math.min(0.9, (block.bottom / height) * 1.04 + 0.03);
  return { x: width * random.between(0.2, 0.8), y: height * Math.max(below, lowest) };
}

const mountains: Motif = {
  ground: 'mood',
  zone: [0, 0.66],
  divider: 'line',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    const light = lightBeside(scene, 0.66);
    finish.ground(scene, light);
    if (palette.isDark) stars(scene, 70);
    scene.circle(light.x, light.y, unit * 0.062, { fill: palette.glow, opacity: 0.95 });
    for (const [at, colour] of palette.layers.entries()) {
      const base = height * (0.84 + at * 0.052);
      finish.shape(
        scene,
        ridge(random, width, height * 1.02, base, height * (0.2 - at * 0.026), 5 + at * 2),
        colour,
        at / 4,
      );
    }
  },
};

const sea: Motif = {
  ground: 'mood',
  zone: [0, 0.68],
  divider: 'wave',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    const light = lightBeside(scene, 0.62);
    finish.ground(scene, light);
    scene.circle(light.x, light.y, unit * 0.08, { fill: palette.glow, opacity: 0.92 });
    for (const [at, colour] of palette.layers.entries()) {
      const wave = swell(
        random,
        width,
        height,
        height * (0.75 + at * 0.065),
        height * (0.014 + at * 0.007),
        2 + (at % 3),
      );
      finish.shape(scene, wave, colour, at / 4);
      const foam = swell(random, width, height, height * (0.765 + at * 0.065), height * 0.008, 3);
      scene.path(foam.data, foam.box, { fill: palette.glow, opacity: 0.05 });
    }
  },
};

const botanical: Motif = {
  ground: 'mood',
  inset: 0.035,
  divider: 'leaf',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width * 0.5, y: height * 0.02 });
    const corners = [
      [0, 0, 1, 1],
      [width, 0, -1, 1],
      [0, height, 1, -1],
      [width, height, -1, -1],
    ] as const;
    const first = random() < 0.5 ? [0, 3] : [1, 2];
    for (const [index, [x, y, right, down]] of corners.entries()) {
      const isLush = first.includes(index);
      for (let at = 0; at < (isLush ? 6 : 3); at++) {
        const reach = unit * (isLush ? random.between(0.34, 0.62) : random.between(0.2, 0.32));
        const turn = ((at + random.between(0.1, 0.9)) / (isLush ? 6 : 3)) * (Math.PI / 2);
        const from = [x - right * unit * 0.03, y - down * unit * 0.03] as const;
        const tip = [x + right * Math.cos(turn) * reach, y + down * Math.sin(turn) * reach] as const;
        const colour = palette.layers[(at + index) % 5]!;
        const { leaves, stem } = branch(random, from, tip, isLush ? 11 : 8, reach * 0.26);
        scene.path(stem.data, stem.box, {
          stroke: blend(colour, palette.deep, 0.3),
          strokeWidth: unit * 0.0035,
        });
        finish.shape(scene, leaves, colour, at / 6);
      }
      const berries = Array.from({ length: isLush ? 9 : 3 }, () =>
        disc(
          x + right * unit * random.between(0.01, 0.24),
          y + down * unit * random.between(0.01, 0.24),
          unit * random.between(0.005, 0.011),
        ),
      );
      const { data, box } = joined(berries);
      scene.path(data, box, { fill: palette.accent });
    }
  },
};

const nightHills: Motif = {
  ground: 'mood',
  zone: [0, 0.74],
  divider: 'diamond',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    const light = lightBeside(scene, 0.74);
    finish.ground(scene, light);
    stars(scene, palette.isDark ? 160 : 40);
    for (const [at, colour] of palette.layers.slice(1).entries())
      finish.shape(
        scene,
        swell(random, width, height, height * (0.87 + at * 0.04), height * 0.035, 1 + (at % 2)),
        colour,
        at / 3,
      );
    const trees = Array.from({ length: 13 }, () => {
      const [x, size] = [random.between(0, width), unit * random.between(0.035, 0.085)];
      return star(x, height * 0.985 - size * 0.3, size, 3, 0.22);
    });
    for (const tree of trees) finish.shape(scene, tree, palette.layers[4], 1);
  },
};

/** Small lights in the sky, but for the place of the words. */
export function stars(scene: Scene, count: number): void {
  const { width, height, unit, random, palette, block } = scene;
  const margin = unit * 0.012;
  for (const [opacity, largest] of [
    [0.5, 0.0013],
    [0.8, 0.0026],
  ] as const) {
    const lights = Array.from({ length: count / 2 }, () => {
      const [x, y] = [random.between(0, width), random.between(0, height * 0.75)];
      const isBehind =
        x > block.left - margin &&
        x < block.right + margin &&
        y > block.top - margin &&
        y < block.bottom + margin;
      return isBehind ? [] : [disc(x, y, unit * random.between(0.0006, largest))];
    }).flat();
    if (lights.length > 0)
      scene.raw(`<path d="${joined(lights).data}" fill="${palette.glow}" opacity="${opacity}"/>`);
  }
}

export const nature = [mountains, sea, botanical, nightHills];
