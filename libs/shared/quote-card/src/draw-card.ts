import { SAFE_ZONE, type Box, type CardRequest } from './card-request.js';
import { chooseLooks, type ChosenLooks } from './choose-looks.js';
import { blend, type Colour } from './colour/colour.js';
import { onPaper, paletteOf, type Palette } from './colour/palette.js';
import { ALL_TONES, worstContrast } from './colour/tones.js';
import { compose, type Composition } from './compose.js';
import type { Faces } from './fonts/load-faces.js';
import { hashOf, randomOf, type Random } from './random.js';
import { cutToShape } from './scene/cut-to-shape.js';
import { drawDivider } from './scene/divider.js';
import { FINISHES } from './scene/finish.js';
import { motifOf } from './scene/motif-of.js';
import type { Motif } from './scene/motif.js';
import { grown, Scene } from './scene/scene.js';
import { veilFor, drawVeil } from './scene/veil.js';

/** A drawn card, and what can be said about it. */
export type Card = {
  readonly svg: string;
  /** The same without words: what lies behind them. */
  readonly ground: string;
  readonly looks: ChosenLooks;
  /** The colours of the words: of the quote and edition, and of the source. */
  readonly inks: readonly [Colour, Colour];
  /** Where the quote lies, and where its caption. */
  readonly areas: readonly Box[];
  /** Where the ink of all words lies, in pixels. */
  readonly ink: Box;
  /** Where words may lie. */
  readonly safe: Box;
  /** The lowest contrast of any letter with anything behind it. */
  readonly contrast: number;
  readonly lines: number;
  /** The size of the quote's type as a share of the shorter side. */
  readonly size: number;
};

/** The contrast that words have at least (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/**
 * Draws a quote as a card: an SVG without fonts, whose letters are outlines. The same request draws the same card.
 *
 * @throws UnsupportedCharactersError if a character has no glyph in any face
 */
export function drawCard(request: CardRequest, faces: Faces): Card {
  const looks = chooseLooks(request);
  const random = randomOf(hashOf(`${request.seed} ${looks.aesthetic} ${looks.mood}`));
  const motif = motifOf(looks.aesthetic, random);
  const moodPalette = paletteOf(looks.mood, random);
  const palette =
    motif.ground === 'paper' || request.picture
      ? onPaper(moodPalette, request.picture !== undefined)
      : moodPalette;
  const alignment = looks.style === 'DESIGN' ? 'left' : 'centre';
  const composition = compose(request, looks.typography, request.picture ? {} : motif, alignment, faces);
  const scene = sceneFor(request, looks, composition, palette, random);
  if (request.picture) drawPicture(scene, request.picture);
  else {
    motif.draw(scene, FINISHES[looks.style]);
    FINISHES[looks.style].over(scene);
  }
  return finish(request, looks, composition, scene, motif);
}

function sceneFor(
  { width, height, seed }: CardRequest,
  looks: ChosenLooks,
  { quote, source, edition }: Composition,
  palette: Palette,
  random: Random,
): Scene {
  const around = Math.min(width, height) * 0.004;
  const caption = edition ? joinBoxes(source.ink, edition.ink) : source.ink;
  const prefix = `c${hashOf(`${seed} ${width} ${height} ${Object.values(looks).join(' ')}`).toString(36)}-`;
  return new Scene(
    width,
    height,
    palette,
    random,
    [grown(quote.ink, around), grown(caption, around)],
    prefix,
  );
}

function drawPicture(scene: Scene, { href, tonesIn }: NonNullable<CardRequest['picture']>): void {
  const { width, height } = scene;
  scene.raw(
    `<image href="${href}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`,
  );
  scene.replaceTones(
    scene.words.map(({ left, top, right, bottom }) =>
      tonesIn
        ? tonesIn({ left: left / width, top: top / height, right: right / width, bottom: bottom / height })
        : ALL_TONES,
    ),
  );
}

function finish(
  { width, height, transparent = false, picture }: CardRequest,
  looks: ChosenLooks,
  composition: Composition,
  scene: Scene,
  motif: Motif,
): Card {
  const { palette, unit } = scene;
  const behind = picture ? 'picture' : 'drawing';
  const veil = veilFor(scene, LEAST_CONTRAST + 0.15, behind);
  drawVeil(scene, veil, behind);
  const { quote, source, edition, divider } = composition;
  const [behindQuote, behindCaption] = veil.tones;
  const soft = readable(
    palette.accent,
    veil.ink,
    (colour) => worstContrast(colour, behindCaption) >= LEAST_CONTRAST + 0.1,
  );
  const ornament = drawDivider(motif.divider, divider.x, divider.y, divider.size, soft);
  const words = [
    `<path d="${quote.outline()}" fill="${veil.ink}"/>`,
    ornament,
    `<path d="${source.outline()}" fill="${soft}"/>`,
    edition ? `<path d="${edition.outline()}" fill="${veil.ink}"/>` : '',
  ].join('');
  const ground = transparent ? cutToShape(scene, looks.aesthetic) : scene.toString();
  const ink = [quote, source, ...(edition ? [edition] : [])].map((text) => text.ink).reduce(joinBoxes);
  const file = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return {
    svg: file(ground + words),
    ground: file(ground),
    inks: [veil.ink, soft],
    areas: scene.words,
    looks,
    ink,
    safe: {
      left: width * SAFE_ZONE,
      top: height * SAFE_ZONE,
      right: width * (1 - SAFE_ZONE),
      bottom: height * (1 - SAFE_ZONE),
    },
    contrast: Math.min(
      worstContrast(veil.ink, behindQuote),
      worstContrast(veil.ink, behindCaption),
      worstContrast(soft, behindCaption),
    ),
    lines: composition.lines,
    size: composition.size / unit,
  };
}

/** A colour, moved towards the ink until it can be read. */
function readable(colour: Colour, ink: Colour, isReadable: (colour: Colour) => boolean): Colour {
  for (let share = 0; share < 1; share += 0.1) {
    const moved = blend(colour, ink, share);
    if (isReadable(moved)) return moved;
  }
  return ink;
}

const joinBoxes = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
