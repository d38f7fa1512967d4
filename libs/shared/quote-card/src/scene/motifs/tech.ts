import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import { disc, joined, polygon, type Outline, type Point } from '../outlines.js';
import { sphere } from '../finish.js';
import { stars } from './nature.js';

const horizon: Motif = {
  ground: 'mood',
  zone: [0, 0.7],
  divider: 'chevron',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    const line = Math.max(height * 0.74, Math.min(height * 0.9, block.bottom + unit * 0.05));
    const x = width * random.between(0.35, 0.65);
    finish.ground(scene, { x, y: line });
    stars(scene, 60);
    const floor = blend(palette.layers[4], palette.deep, palette.isDark ? 0.6 : 0.15);
    finish.shape(
      scene,
      polygon([
        [0, line],
        [width, line],
        [width, height],
        [0, height],
      ]),
      floor,
      1,
    );
    const colour = palette.isDark ? palette.accent : palette.glow;
    for (let at = -14; at <= 14; at++) {
      const way = polygon(
        [
          [x + at * unit * 0.035, line],
          [x + at * unit * 0.34, height],
        ],
        false,
      );
      scene.path(way.data, way.box, { stroke: colour, strokeWidth: unit * 0.0018, opacity: 0.75 });
    }
    for (let at = 0; at < 8; at++) {
      const y = line + (height - line) * (at / 8) ** 1.9;
      const way = polygon(
        [
          [0, y],
          [width, y],
        ],
        false,
      );
      scene.path(way.data, way.box, { stroke: colour, strokeWidth: unit * 0.0018, opacity: 0.75 });
    }
    const { left, right } = scene.whole;
    scene.rectangle(
      { left, right, top: line - unit * 0.003, bottom: line + unit * 0.003 },
      { fill: palette.glow },
    );
  },
};

const network: Motif = {
  ground: 'mood',
  inset: 0.02,
  divider: 'dots',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    finish.ground(scene, { x: width * 0.15, y: height * 0.1 });
    const nodes: Point[] = [];
    for (let tries = 0; tries < 900 && nodes.length < 90; tries++) {
      const [x, y] = [random.between(-0.02, 1.02) * width, random.between(-0.02, 1.02) * height];
      const isInside =
        x > block.left - unit * 0.02 &&
        x < block.right + unit * 0.02 &&
        y > block.top - unit * 0.02 &&
        y < block.bottom + unit * 0.02;
      const isNear = nodes.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < unit * 0.05);
      if (!isInside && !isNear) nodes.push([x, y]);
    }
    const line = palette.isDark ? palette.accent : palette.layers[4];
    for (const [at, from] of nodes.entries())
      for (const to of nodes.slice(at + 1)) {
        const distance = Math.hypot(from[0] - to[0], from[1] - to[1]);
        if (distance > unit * 0.14) continue;
        const way = polygon([from, to], false);
        scene.path(way.data, way.box, {
          stroke: line,
          strokeWidth: unit * 0.0016,
          opacity: 0.75 - distance / unit / 0.28,
        });
      }
    for (const [at, [x, y]] of nodes.entries())
      if (at % 9 === 0)
        sphere(scene, x, y, unit * random.between(0.011, 0.02), at % 2 ? palette.second : palette.accent);
      else
        finish.shape(
          scene,
          disc(x, y, unit * random.between(0.003, 0.008)),
          at % 3 ? line : palette.second,
          0.6,
        );
  },
};

const orbits: Motif = {
  ground: 'mood',
  divider: 'line',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    const [x, y] = [width * random.pick([0.04, 0.96]), height * random.pick([0.04, 0.96])];
    finish.ground(scene, { x, y });
    const colour = palette.isDark ? palette.accent : palette.layers[4];
    for (let at = 1; at <= 9; at++) {
      scene.circle(x, y, unit * (0.1 + at * 0.062), {
        stroke: colour,
        strokeWidth: unit * (at % 3 ? 0.0012 : 0.0026),
        opacity: 0.72 - at * 0.05,
      });
    }
    const planets: Outline[] = [];
    for (let at = 2; at <= 7; at++) {
      const turn =
        Math.atan2(height / 2 - y, width / 2 - x) + random.pick([-1, 1]) * random.between(0.5, 0.75);
      const reach = unit * (0.1 + at * 0.062);
      planets.push(
        disc(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, unit * random.between(0.006, 0.016)),
      );
    }
    sphere(scene, x, y, unit * 0.12, palette.accent);
    for (const [at, planet] of planets.entries())
      finish.shape(scene, planet, at % 2 ? palette.second : palette.accent, 0.7);
    const dots = joined(
      Array.from({ length: 40 }, () =>
        disc(random.between(0, width), random.between(0, height), unit * 0.0012),
      ),
    );
    scene.path(dots.data, dots.box, { fill: palette.glow, opacity: 0.5, isGround: false });
  },
};

export const tech = [horizon, network, orbits];
