import { blend } from '../../colour/colour.js';
import type { Motif } from '../motif.js';
import { branch, disc, joined, polygon, rays, type Outline, type Point } from '../outlines.js';
import { fixed, type Paint, type Scene } from '../scene.js';

/** Two lines around the card, the inner one cut at its corners. */
function frame(scene: Scene): void {
  const { width, height, unit, palette } = scene;
  const colour = palette.isDark ? palette.accent : blend(palette.layers[4], palette.deep, 0.4);
  const line = (inset: number, cut: number, strokeWidth: number) => {
    const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
    const corners: Point[] = [
      [left + cut, top],
      [right - cut, top],
      [right, top + cut],
      [right, bottom - cut],
      [right - cut, bottom],
      [left + cut, bottom],
      [left, bottom - cut],
      [left, top + cut],
      [left + cut, top],
    ];
    // Each side by itself, because the box of the whole frame would hold the words.
    for (const [at, corner] of corners.slice(0, -1).entries()) {
      const side = polygon([corner, corners[at + 1]!], false);
      scene.path(side.data, side.box, { stroke: colour, strokeWidth });
    }
  };
  line(unit * 0.03, 0, unit * 0.005);
  line(unit * 0.046, unit * 0.05, unit * 0.0018);
}

/** A scroll in each corner. */
function flourishes(scene: Scene): void {
  const { width, height, unit, palette } = scene;
  const colour = palette.isDark ? palette.accent : blend(palette.layers[4], palette.deep, 0.4);
  const size = unit / 1000;
  for (const [x, y, right, down] of [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ] as const) {
    const to = (along: number, across: number) =>
      `${fixed(x + right * along * size)} ${fixed(y + down * across * size)}`;
    const scroll = (one: (a: number, b: number) => string) =>
      `M${one(62, 132)}C${one(92, 132)} ${one(112, 110)} ${one(110, 84)}C${one(108, 64)} ${one(84, 58)} ${one(74, 70)}C${one(66, 82)} ${one(78, 96)} ${one(92, 90)}M${one(70, 74)}Q${one(60, 62)} ${one(56, 56)}`;
    const data = `${scroll(to)}${scroll((a, b) => to(b, a))}`;
    const [near, far] = [50 * size, 140 * size];
    const box = {
      left: Math.min(x + right * near, x + right * far),
      right: Math.max(x + right * near, x + right * far),
      top: Math.min(y + down * near, y + down * far),
      bottom: Math.max(y + down * near, y + down * far),
    };
    scene.path(data, box, { stroke: colour, strokeWidth: unit * 0.0028 });
    scene.circle(x + right * 122 * size, y + down * 122 * size, 4.5 * size, { fill: palette.accent });
  }
}

/** Spots and darker edges of old paper. */
function age(scene: Scene): void {
  const { width, height, unit, random, palette } = scene;
  const stain = blend(palette.paper, palette.layers[3], 0.5);
  const spots = Array.from({ length: 26 }, () =>
    disc(random.between(0, width), random.between(0, height), unit * random.between(0.001, 0.006)),
  );
  const { data, box } = joined(spots);
  scene.path(data, box, { fill: stain, opacity: 0.25, isGround: false });
  const reach = Math.hypot(width, height) / 2;
  scene.rectangle(scene.whole, {
    fill: scene.radial(width / 2, height / 2, reach, [
      [0.45, stain, 0],
      [1, stain, 0.55],
    ]),
  });
}

const engraving: Motif = {
  ground: 'paper',
  inset: 0.03,
  divider: 'diamond',
  draw(scene, finish) {
    const { width, height, unit, random, palette, block } = scene;
    const middle = {
      x: width / 2,
      y: Math.min(height * 0.96, Math.max(block.bottom + unit * 0.1, height * 0.9)),
    };
    finish.ground(scene, middle);
    const burst = rays(middle.x, middle.y, Math.hypot(width, height), 90, 0.35, random.between(0, 0.1));
    scene.path(burst.data, burst.box, { fill: palette.layers[2], opacity: 0.11 });
    age(scene);
    frame(scene);
    flourishes(scene);
  },
};

const wreath: Motif = {
  ground: 'paper',
  inset: 0.06,
  divider: 'leaf',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    age(scene);
    const ways: readonly (readonly [Point, Point])[] = [
      [
        [width * 0.5, height * 0.955],
        [width * 0.04, height * 0.62],
      ],
      [
        [width * 0.5, height * 0.955],
        [width * 0.96, height * 0.62],
      ],
      [
        [width * 0.5, height * 0.045],
        [width * 0.04, height * 0.38],
      ],
      [
        [width * 0.5, height * 0.045],
        [width * 0.96, height * 0.38],
      ],
    ];
    for (const [at, [from, to]] of ways.entries()) {
      const corner: Point = [to[0], from[1]];
      for (const [start, end] of [
        [from, corner],
        [corner, to],
      ] as const) {
        const { leaves, stem } = branch(random, start, end, 17, unit * 0.055);
        scene.path(stem.data, stem.box, { stroke: palette.layers[4], strokeWidth: unit * 0.0025 });
        finish.shape(scene, leaves, palette.layers[(at + 2) % 5]!, 0.5);
      }
    }
  },
};

const binding: Motif = {
  ground: 'mood',
  inset: 0.03,
  divider: 'cross',
  draw(scene, finish) {
    const { width, height, unit, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    const reach = Math.hypot(width, height) / 2;
    const edge = palette.isDark ? palette.deep : palette.layers[1];
    scene.rectangle(scene.whole, {
      fill: scene.radial(width / 2, height / 2, reach, [
        [0.3, edge, 0],
        [1, edge, 0.6],
      ]),
    });
    scene.rectangle(scene.whole, { fill: weave(scene, unit * 0.012), isFull: true });
    frame(scene);
    flourishes(scene);
  },
};

/** The threads of a cloth binding, in a tile large enough that few are needed. */
function weave(scene: Scene, distance: number): Paint {
  const { palette } = scene;
  const side = fixed(distance * 16);
  const threads = Array.from({ length: 32 }, (_, at) => {
    const from = fixed((at - 16) * distance);
    return `M${from} 0L${fixed(from + side)} ${side}M${fixed(side - from)} 0L${fixed(-from)} ${side}`;
  });
  const id = scene.define(
    (own) =>
      `<pattern id="${own}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${threads.join('')}" stroke="${palette.deep}" stroke-width="${fixed(distance * 0.1)}" opacity=".14"/></pattern>`,
  );
  return {
    value: `url(#${id})`,
    stops: [
      [0, palette.deep, 0],
      [1, palette.deep, 0.14],
    ],
  };
}

/** A rose window: stained glass around the words. */
const glass: Motif = {
  ground: 'mood',
  inset: 0.075,
  divider: 'cross',
  draw(scene, finish) {
    const { width, height, unit, random, palette } = scene;
    finish.ground(scene, { x: width / 2, y: height / 2 });
    const cell = unit * 0.098;
    const colours = [...palette.layers, palette.accent, palette.second];
    const [across, down] = [Math.round(width / cell), Math.round(height / cell)];
    const [stepX, stepY] = [width / across, height / down];
    const panes: Outline[] = [];
    for (let column = 0; column < across; column++)
      for (let row = 0; row < down; row++) {
        if (column > 0 && row > 0 && column < across - 1 && row < down - 1) continue;
        const [x, y] = [column * stepX, row * stepY];
        const corners: Point[] = [
          [x, y],
          [x + stepX, y],
          [x + stepX, y + stepY],
          [x, y + stepY],
        ];
        const middle: Point = [x + stepX * random.between(0.3, 0.7), y + stepY * random.between(0.3, 0.7)];
        for (const [at, corner] of corners.entries()) {
          const pane = polygon([corner, corners[(at + 1) % 4]!, middle]);
          finish.shape(scene, pane, blend(random.pick(colours), palette.glow, random.between(0, 0.3)), 0.4);
          panes.push(pane);
        }
      }
    for (const { data, box } of panes)
      scene.path(data, box, { stroke: palette.deep, strokeWidth: unit * 0.006 });
  },
};

export const vintage = [engraving, wreath, binding, glass];
