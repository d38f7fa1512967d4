import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import { branch, disc, joined, ridge, star, swell } from '../outlines.js';
import { grown, meets, type Scene } from '../scene.js';

/** What a drawing keeps from the words, as a share of the shorter side. */
const CLEAR = 0.03;

/** Below the words: a sun that touches a word costs it contrast. Below the card if there is no room. */
function lightBelow(scene: Scene, lowest: number, radius: number): { x: number; y: number } {
  const { width, height, unit, random, block } = scene;
  const free = block.bottom + unit * CLEAR + radius;
  return { x: width * random.between(0.2, 0.8), y: Math.max(free, height * lowest) };
}

/**
 * The share of its height that land may have, so that it ends below the words.
 *
 * @param top of the land at its full height, as a share of that of the card
 */
function lowered({ height, unit, block }: Scene, top: number): number {
  const room = height - block.bottom - unit * CLEAR;
  return Math.max(0.05, Math.min(1, room / (height * (1 - top))));
}

const mountains: Motif = {
  ground: 'mood',
  zone: [0, 0.66],
  divider: 'line',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    const light = lightBelow(scene, 0.66, unit * 0.062);
    finish.ground(scene, light);
    if (palette.isDark) stars(scene, 70);
    const share = lowered(scene, 0.61);
    scene.circle(light.x, light.y, unit * 0.062, { fill: palette.glow, opacity: 0.95 });
    for (const [at, colour] of palette.layers.entries()) {
      const base = height * (1 - (0.16 - at * 0.052) * share);
      finish.shape(
        scene,
        ridge(random, width, height * 1.02, base, height * (0.2 - at * 0.026) * share, 5 + at * 2),
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
    const light = lightBelow(scene, 0.62, unit * 0.08);
    finish.ground(scene, light);
    const share = lowered(scene, 0.73);
    const level = (lift: number) => height * (1 - lift * share);
    scene.circle(light.x, light.y, unit * 0.08, { fill: palette.glow, opacity: 0.92 });
    for (const [at, colour] of palette.layers.entries()) {
      const wave = swell(
        random,
        width,
        height,
        level(0.25 - at * 0.065),
        height * (0.014 + at * 0.007) * share,
        2 + (at % 3),
      );
      finish.shape(scene, wave, colour, at / 4);
      const foam = swell(random, width, height, level(0.235 - at * 0.065), height * 0.008 * share, 3);
      scene.path(foam.data, foam.box, { fill: palette.glow, opacity: 0.05 });
    }
  },
};

/** How long a branch may be: the longest that does not reach the words. */
const SHORTER = [1, 0.82, 0.66, 0.52, 0.4] as const;

const botanical: Motif = {
  ground: 'mood',
  inset: 0.035,
  divider: 'leaf',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    finish.ground(scene, { x: width * 0.5, y: height * 0.02 });
    const words = grown(block, unit * CLEAR * 0.5);
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
        const colour = palette.layers[(at + index) % 5]!;
        const grow = (length: number) =>
          branch(
            random,
            from,
            [x + right * Math.cos(turn) * length, y + down * Math.sin(turn) * length],
            isLush ? 11 : 8,
            length * 0.26,
          );
        const free = SHORTER.map((share) => grow(reach * share)).find(
          ({ leaves: { box }, stem: along }) => !meets(words, box) && !meets(words, along.box),
        );
        if (!free) continue;
        const { leaves, stem } = free;
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
      ).filter((berry) => !meets(words, berry.box));
      if (berries.length === 0) continue;
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
    const light = lightBelow(scene, 0.74, 0);
    const share = lowered(scene, 0.83);
    finish.ground(scene, light);
    stars(scene, palette.isDark ? 160 : 40);
    for (const [at, colour] of palette.layers.slice(1).entries())
      finish.shape(
        scene,
        swell(
          random,
          width,
          height,
          height * (1 - (0.13 - at * 0.04) * share),
          height * 0.035 * share,
          1 + (at % 2),
        ),
        colour,
        at / 3,
      );
    const trees = Array.from({ length: 13 }, () => {
      const [x, size] = [random.between(0, width), unit * random.between(0.035, 0.085) * share];
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
