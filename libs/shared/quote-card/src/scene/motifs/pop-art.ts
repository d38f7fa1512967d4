import type { Motif } from '../motif.js';
import { disc, joined, polygon, rays, star, type Outline, type Point } from '../outlines.js';
import { grown, type Scene } from '../scene.js';

/** Dots that grow along a direction, as in cheap print; none behind the words. */
function halftone(scene: Scene, towards: Point, colour: string): void {
  const { width, height, unit, block } = scene;
  const cell = unit * 0.026;
  const reach = Math.hypot(width, height) * 0.62;
  const dots: Outline[] = [];
  for (let row = 0; row * cell * 0.87 < height + cell; row++)
    for (let column = 0; column * cell < width + cell; column++) {
      const [x, y] = [column * cell + (row % 2 ? cell / 2 : 0), row * cell * 0.87];
      const share = 1 - Math.hypot(x - towards[0], y - towards[1]) / reach;
      const radius = cell * 0.52 * share;
      if (radius < cell * 0.06) continue;
      const isBehind =
        x + radius > block.left &&
        x - radius < block.right &&
        y + radius > block.top &&
        y - radius < block.bottom;
      if (!isBehind) dots.push(disc(x, y, radius));
    }
  // Row by row would be exact; sides are enough, because dots behind words are left out.
  if (dots.length > 0) scene.raw(`<path d="${joined(dots).data}" fill="${colour}"/>`);
}

/** A panel with a hard shadow, like those of comics, under the words. */
function panel(scene: Scene, isBurst: boolean): void {
  const { unit, palette, block } = scene;
  const by = unit * 0.035;
  const box = {
    left: block.left - by,
    top: block.top - by,
    right: block.right + by,
    bottom: block.bottom + by,
  };
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const paper = palette.isDark ? palette.deep : palette.paper;
  const moved = {
    left: box.left + by * 0.5,
    top: box.top + by * 0.5,
    right: box.right + by * 0.5,
    bottom: box.bottom + by * 0.5,
  };
  if (isBurst) {
    const burst = star(x, y, Math.hypot(box.right - x, box.bottom - y) * 1.16, 26, 0.9);
    scene.path(burst.data, burst.box, { fill: palette.accent });
  }
  scene.rectangle(moved, { fill: palette.isDark ? palette.accent : palette.layers[4] });
  // A rectangle below instead of a stroke, which would count as drawn behind the words.
  scene.rectangle(grown(box, unit * 0.005), { fill: palette.isDark ? palette.paper : palette.deep });
  scene.rectangle(box, { fill: paper });
}

const beams: Motif = {
  ground: 'mood',
  inset: 0.03,
  divider: 'dots',
  draw(scene, finish) {
    const { width, height, random, palette } = scene;
    const middle: Point = [width * random.between(0.3, 0.7), height * random.between(0.35, 0.65)];
    finish.ground(scene, { x: middle[0], y: middle[1] });
    const { data, box } = rays(
      ...middle,
      Math.hypot(width, height),
      random.pick([14, 18, 22]),
      0.5,
      random(),
    );
    finish.shape(scene, { data, box }, palette.accent, 0.2);
    halftone(scene, [0, height], palette.second);
    panel(scene, true);
  },
};

const blocks: Motif = {
  ground: 'mood',
  inset: 0.03,
  divider: 'chevron',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    const [x, y] = [width * random.between(0.4, 0.6), height * random.between(0.4, 0.6)];
    const colours = [palette.accent, palette.second, palette.layers[3], palette.layers[1]];
    const quarters: Point[][] = [
      [
        [0, 0],
        [x, 0],
        [x, y],
        [0, y],
      ],
      [
        [x, 0],
        [width, 0],
        [width, y],
        [x, y],
      ],
      [
        [0, y],
        [x, y],
        [x, height],
        [0, height],
      ],
      [
        [x, y],
        [width, y],
        [width, height],
        [x, height],
      ],
    ];
    for (const [at, points] of quarters.entries()) finish.shape(scene, polygon(points), colours[at]!, 0.1);
    halftone(scene, [width, 0], palette.deep);
    for (let at = 0; at < 5; at++)
      finish.shape(
        scene,
        star(
          random.pick([0.06, 0.94]) * width,
          random.between(0.05, 0.95) * height,
          unit * random.between(0.02, 0.05),
          5,
          0.45,
        ),
        palette.glow,
        0.9,
      );
    panel(scene, false);
  },
};

export const popArt = [beams, blocks];
