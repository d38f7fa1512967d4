import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import { disc, swell } from '../outlines.js';

const sun: Motif = {
  ground: 'mood',
  zone: [0, 0.78],
  divider: 'line',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    const radius = unit * 0.3;
    const x = width * random.pick([0.18, 0.5, 0.82]);
    const y = Math.max(block.bottom + radius * 0.72, height * 0.98);
    finish.ground(scene, { x, y });
    for (const [at, share] of [1.75, 1.38, 1].entries())
      finish.shape(
        scene,
        disc(x, y, radius * share),
        at === 2 ? palette.accent : blend(palette.ground[2], palette.accent, 0.14 + at * 0.16),
        at / 2,
      );
  },
};

const arcs: Motif = {
  ground: 'mood',
  divider: 'dots',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    const isLeft = random() < 0.5;
    const [x, y] = [isLeft ? 0 : width, height];
    finish.ground(scene, { x: width - x, y: 0 });
    for (let at = 6; at >= 0; at--) {
      const colour = blend(
        palette.ground[2],
        at % 2 ? palette.accent : palette.layers[2]!,
        0.2 + 0.09 * (6 - at),
      );
      finish.shape(scene, disc(x, y, unit * (0.06 + at * 0.052)), colour, 1 - at / 6);
    }
    const [dotX, dotY] = [width - x + (isLeft ? -1 : 1) * unit * 0.045, unit * 0.045];
    scene.circle(dotX, dotY, unit * 0.014, { fill: palette.accent });
  },
};

const calmLines: Motif = {
  ground: 'mood',
  zone: [0, 0.8],
  divider: 'line',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width * random.between(0.2, 0.8), y: height * 0.05 });
    finish.shape(
      scene,
      swell(random, width, height, height * 0.9, height * 0.025, 1),
      palette.layers[1]!,
      0.3,
    );
    for (let at = 0; at < 7; at++) {
      const { data, box } = swell(random, width, height, height * (0.905 + at * 0.016), height * 0.018, 1);
      scene.path(data, box, {
        stroke: palette.isDark ? palette.glow : palette.deep,
        strokeWidth: unit * 0.0013,
        opacity: 0.4,
      });
    }
  },
};

export const minimalist = [sun, arcs, calmLines];
