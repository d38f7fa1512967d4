import type { ImageStyle } from '@word-unfolded/domain';
import { blend, type Colour } from '../colour/colour.js';
import { disc, joined, star, type Outline } from './outlines.js';
import type { Paint, Scene, Stop } from './scene.js';

/** How a style paints: the ground, shapes on it, and what lies over all. */
export type Finish = {
  ground(scene: Scene, light: { readonly x: number; readonly y: number }): void;
  /** A shape; `depth` is 0 for the farthest and 1 for the nearest. */
  shape(scene: Scene, outline: Outline, colour: Colour, depth: number): void;
  over(scene: Scene): void;
};

type DrawnStyle = Exclude<ImageStyle, 'AUTO'>;

const groundStops = (scene: Scene): Stop[] =>
  scene.palette.ground.map((colour, at): Stop => [at / 2, colour]);

/** Soft gradients. */
const general: Finish = {
  ground(scene, light) {
    scene.fill(scene.linear(groundStops(scene)));
    glow(scene, light, 0.32);
  },
  shape(scene, { data, box }, colour) {
    const near = scene.palette.isDark ? scene.palette.deep : scene.palette.ground[2];
    scene.path(data, box, {
      fill: scene.linear([
        [0, colour],
        [1, blend(colour, near, 0.28)],
      ]),
    });
  },
  over() {},
};

/** Light, haze and the grain of film. */
const realistic: Finish = {
  ground(scene, light) {
    scene.fill(scene.linear(groundStops(scene)));
    glow(scene, light, 0.55);
  },
  shape(scene, { data, box }, colour, depth) {
    const { ground, glow: lit, deep } = scene.palette;
    const haze = blend(colour, ground[2], 0.5 * (1 - depth));
    const stops: Stop[] = [
      [0, blend(haze, lit, 0.14)],
      [0.25, haze],
      [1, blend(haze, deep, 0.16 + 0.3 * depth)],
    ];
    scene.path(data, box, { fill: scene.linear(stops, 82) });
  },
  over(scene) {
    grain(scene);
    const { width, height, palette } = scene;
    const reach = Math.hypot(width, height) / 2;
    const edge = palette.isDark ? 0.5 : 0.16;
    scene.rectangle(scene.whole, {
      fill: scene.radial(width / 2, height / 2, reach, [
        [0.55, palette.deep, 0],
        [1, palette.deep, edge],
      ]),
    });
  },
};

/** A printed poster: flat colours and a frame. */
const design: Finish = {
  ground(scene) {
    scene.fill(scene.palette.ground[1]);
  },
  shape(scene, { data, box }, colour) {
    scene.path(data, box, { fill: colour });
  },
  over(scene) {
    const { width, height, unit, palette } = scene;
    const inset = unit * 0.032;
    const line = { stroke: palette.isDark ? palette.paper : palette.deep, strokeWidth: unit * 0.006 };
    // Four lines instead of a rectangle, whose box would hold the words.
    for (const y of [inset, height - inset])
      scene.path(
        `M${inset} ${y}H${width - inset}`,
        { left: inset, right: width - inset, top: y, bottom: y },
        line,
      );
    for (const x of [inset, width - inset])
      scene.path(
        `M${x} ${inset}V${height - inset}`,
        { left: x, right: x, top: inset, bottom: height - inset },
        line,
      );
  },
};

/** Cel shading: bands of colour, hard shadows, outlines, sparkles. */
const anime: Finish = {
  ground(scene, light) {
    const { ground, glow: lit } = scene.palette;
    const bands = 6;
    const colours = Array.from({ length: bands }, (_, at) => {
      const share = at / (bands - 1);
      return share < 0.5
        ? blend(ground[0], ground[1], share * 2)
        : blend(ground[1], ground[2], share * 2 - 1);
    });
    const stops = colours.flatMap((colour, at): Stop[] => [
      [at / bands, colour],
      [(at + 1) / bands, colour],
    ]);
    scene.fill(scene.linear(stops));
    for (const [at, share] of [0.42, 0.3, 0.19].entries())
      if (scene.isClearCircle(light.x, light.y, scene.unit * share))
        scene.circle(light.x, light.y, scene.unit * share, {
          fill: lit,
          opacity: 0.09 + at * 0.05,
          isGround: true,
        });
  },
  shape(scene, { data, box }, colour) {
    const { deep, glow: lit } = scene.palette;
    const [bright, shade] = [blend(colour, lit, 0.16), blend(colour, deep, 0.24)];
    const stops: Stop[] = [
      [0, bright],
      [0.22, bright],
      [0.22, colour],
      [0.62, colour],
      [0.62, shade],
      [1, shade],
    ];
    scene.path(data, box, { fill: scene.linear(stops, 100), stroke: deep, strokeWidth: scene.unit * 0.0035 });
  },
  over(scene) {
    const { random, width, height, unit, palette, block } = scene;
    const sparkles: Outline[] = [];
    for (let tries = 0; tries < 60 && sparkles.length < 16; tries++) {
      const [x, y, radius] = [
        random.between(0, width),
        random.between(0, height),
        unit * random.between(0.006, 0.024),
      ];
      const isOutside =
        x + radius < block.left ||
        x - radius > block.right ||
        y + radius < block.top ||
        y - radius > block.bottom;
      if (isOutside) sparkles.push(star(x, y, radius, 4, 0.16));
    }
    for (const { data, box } of sparkles) scene.path(data, box, { fill: palette.glow, opacity: 0.9 });
  },
};

/** Solid bodies in the light of a studio. */
const rendered: Finish = {
  ground(scene) {
    const { width, height, palette } = scene;
    const [top, , bottom] = palette.ground;
    const bright = blend(bottom, palette.glow, palette.isDark ? 0.1 : 0.35);
    scene.fill(
      scene.radial(width / 2, height * 0.4, Math.max(width, height) * 0.75, [
        [0, bright],
        [0.5, bottom],
        [1, blend(top, palette.deep, palette.isDark ? 0.3 : 0.1)],
      ]),
    );
  },
  shape(scene, { data, box }, colour, depth) {
    const { deep, glow: lit } = scene.palette;
    const { unit } = scene;
    for (const far of [3, 2, 1]) {
      const by = unit * 0.0045 * far * (0.7 + depth);
      const moved = { left: box.left, top: box.top, right: box.right + by, bottom: box.bottom + by };
      const shadow = `<path d="${data}" transform="translate(${by * 0.7} ${by})" fill="${deep}" opacity=".09"/>`;
      scene.shade(shadow, moved, deep, 0.09);
    }
    const stops: Stop[] = [
      [0, blend(colour, lit, 0.5)],
      [0.35, colour],
      [1, blend(colour, deep, 0.42)],
    ];
    scene.path(data, box, {
      fill: scene.linear(stops, 62),
      stroke: blend(colour, lit, 0.55),
      strokeWidth: unit * 0.0016,
    });
  },
  over(scene) {
    const { random, width, height, unit, palette, block } = scene;
    for (let tries = 0, made = 0; tries < 40 && made < 6; tries++) {
      const radius = unit * random.between(0.018, 0.06);
      const [x, y] = [random.between(-0.02, 1.02) * width, random.between(-0.02, 1.02) * height];
      const reach = radius + unit * 0.03; // a body beside a word is not a letter of it
      if (
        x + reach > block.left &&
        x - reach < block.right &&
        y + reach > block.top &&
        y - reach < block.bottom
      )
        continue;
      made += 1;
      sphere(
        scene,
        x,
        y,
        radius,
        random.pick([palette.accent, palette.second, ...palette.layers.slice(0, 3)]),
      );
    }
  },
};

/** A ball with its highlight and its shadow on the ground. */
export function sphere(scene: Scene, x: number, y: number, radius: number, colour: Colour): void {
  const { deep } = scene.palette;
  scene.circle(x + radius * 0.2, y + radius * 0.28, radius * 1.04, { fill: deep, opacity: 0.16 });
  scene.circle(x, y, radius, {
    fill: scene.radial(x - radius * 0.35, y - radius * 0.4, radius * 1.5, [
      [0, blend(colour, '#ffffff', 0.75)],
      [0.3, blend(colour, '#ffffff', 0.12)],
      [0.75, blend(colour, deep, 0.3)],
      [1, blend(colour, deep, 0.62)],
    ]),
  });
}

function glow(scene: Scene, { x, y }: { readonly x: number; readonly y: number }, strength: number): void {
  const { palette, width, height } = scene;
  const most = strength * (palette.isDark ? 0.5 : 1);
  const fill: Paint = scene.radial(x, y, Math.max(width, height) * 0.62, [
    [0, palette.glow, most],
    [0.3, palette.glow, most * 0.45],
    [1, palette.glow, 0],
  ]);
  scene.rectangle(scene.whole, { fill });
}

/** Specks as of film, in a tile that repeats. */
function grain(scene: Scene): void {
  const { random, unit, palette } = scene;
  const side = unit * 0.34;
  const specks = (count: number) =>
    joined(
      Array.from({ length: count }, () =>
        disc(random.between(0, side), random.between(0, side), unit * 0.0008),
      ),
    ).data;
  const id = scene.define(
    (own) =>
      `<pattern id="${own}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${specks(480)}" fill="${palette.deep}" opacity=".07"/><path d="${specks(480)}" fill="#ffffff" opacity=".07"/></pattern>`,
  );
  scene.account(scene.whole, palette.deep, 0.07);
  scene.account(scene.whole, '#ffffff', 0.07);
  scene.raw(`<rect width="${scene.width}" height="${scene.height}" fill="url(#${id})"/>`);
}

export const FINISHES: Readonly<Record<DrawnStyle, Finish>> = {
  GENERAL: general,
  REALISTIC: realistic,
  DESIGN: design,
  ANIME: anime,
  RENDER_3D: rendered,
};
