import type { Colour } from '../colour/colour.js';
import { covered, tonesOf, union, worstContrast, type Tones } from '../colour/tones.js';
import { grown, type Scene } from './scene.js';

/** What lies behind the words. */
export type Behind = 'drawing' | 'picture';

/** A soft layer under the words that makes them readable, and the ink that needs least of it. */
export type Veil = {
  readonly ink: Colour;
  readonly colour: Colour;
  readonly opacity: number;
  /** Behind the quote and behind the caption, with the veil. */
  readonly tones: readonly [Tones, Tones];
};

/** What a blurred rectangle has at least left of its opacity at the edges of the words. */
const LEFT_AT_EDGE = 0.97;

/** What it costs to set words against the light or dark of the mood, which a picture does not share. */
const AGAINST_MOOD = { drawing: 0.6, picture: 0.15 };

/** The share of a veil over a picture that lies over all of it: a dark patch alone would look like a stain. */
const OVER_PICTURE = 0.6;

/** The thinnest veil over the scene with which an ink reaches a contrast. */
export function veilFor(scene: Scene, least: number, behind: Behind): Veil {
  const { palette, ink } = scene;
  const [paper, deep] = [palette.paper, palette.deep];
  const ways = [
    { ink: palette.isDark ? paper : deep, colour: palette.isDark ? deep : paper, price: 0 },
    {
      ink: palette.isDark ? deep : paper,
      colour: palette.isDark ? paper : deep,
      price: AGAINST_MOOD[behind],
    },
  ].map((way) => ({ ...way, opacity: Math.max(...ink.map((tones) => opacityFor(way, tones, least))) }));
  const {
    ink: chosen,
    colour,
    opacity,
  } = ways.reduce((one, other) => (other.opacity + other.price < one.opacity + one.price ? other : one));
  const layer = tonesOf(colour);
  const seen = ink.map((tones) =>
    // Towards the middle the veil is denser than at its edge.
    union(covered(tones, layer, opacity), covered(tones, layer, Math.min(1, opacity / LEFT_AT_EDGE))),
  );
  return { ink: chosen, colour, opacity, tones: [seen[0]!, seen[1]!] };
}

function opacityFor({ ink, colour }: { ink: Colour; colour: Colour }, tones: Tones, least: number): number {
  const layer = tonesOf(colour);
  for (let step = 0; step <= 50; step++)
    if (worstContrast(ink, covered(tones, layer, step / 50)) >= least) return step / 50;
  return 1;
}

/** Draws the veil, blurred so that nobody sees its edge. Over a drawing, a dense one becomes a sheet. */
export function drawVeil(scene: Scene, { colour, opacity }: Veil, behind: Behind): void {
  if (opacity === 0) return;
  const { unit, block, width, height } = scene;
  const over = behind === 'picture' ? opacity * OVER_PICTURE : 0;
  if (over > 0) scene.fill(colour, over);
  // Both layers together have the opacity of the veil.
  const drawn = (1 - (1 - opacity) / (1 - over)) / LEFT_AT_EDGE;
  const blur = unit * (behind === 'picture' ? 0.08 : 0.045);
  const box = grown(block, drawn > 1 ? unit * 0.03 : blur * 2.1);
  if (drawn > 1) return scene.rectangle(box, { fill: colour }, unit * 0.02);
  // The region is larger than the card, because a blur that is cut fades towards the cut.
  const id = scene.define(
    (own) =>
      `<filter id="${own}" filterUnits="userSpaceOnUse" x="${-width / 2}" y="${-height / 2}" width="${width * 2}" height="${height * 2}"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  const sides = `x="${box.left}" y="${box.top}" width="${box.right - box.left}" height="${box.bottom - box.top}"`;
  scene.raw(
    `<g filter="url(#${id})"><rect ${sides} fill="${colour}" opacity="${Math.round(drawn * 1000) / 1000}"/></g>`,
  );
}
