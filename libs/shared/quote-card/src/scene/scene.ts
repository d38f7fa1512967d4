import type { Box } from '../card-request.js';
import { blend, type Colour } from '../colour/colour.js';
import type { Palette } from '../colour/palette.js';
import { covered, tonesOf, union, type Tones } from '../colour/tones.js';
import type { Random } from '../random.js';

/** A colour of a gradient at a place from 0 to 1. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number];

export type Paint = {
  readonly value: string;
  readonly stops: readonly Stop[];
  /** From where to where an area lies on the gradient of a shape with this box; without it, everywhere. */
  readonly span?: (area: Box, shape: Box) => readonly [from: number, to: number];
};

export type Look = {
  readonly fill?: Paint | Colour;
  readonly stroke?: Paint | Colour;
  /** In pixels. */
  readonly strokeWidth?: number;
  readonly opacity?: number;
  /** The shape covers all of its box. */
  readonly isFull?: boolean;
  /** It is light on the ground, or a figure that ends before the words; by default its box decides. */
  readonly isGround?: boolean;
};

/** An element, and whether it is a figure: a part of a drawing that is not a ground behind all words. */
type Element = { readonly svg: string; readonly isFigure: boolean; readonly meetsWords: boolean };

/** How softly figures end before the words: the blur of the clearing, as a share of the shorter side. */
const CLEARING_BLUR = 0.011;

/** A blur has no visible rest at this many times its deviation. */
const BLUR_REACH = 3;

/**
 * The background of a card: SVG elements, and for each area of words the bounds of the tones that were drawn there. A
 * ground, which covers all words, counts for an area when their boxes meet. Figures end softly before the words, so that
 * no line of a drawing crosses a letter; they count for none.
 */
export class Scene {
  readonly unit: number;
  readonly ink: Tones[];
  private readonly elements: Element[] = [];
  private readonly definitions: string[] = [];
  private count = 0;

  /**
   * @param words the areas of words
   * @param prefix of ids, so that several cards can stand in one page
   */
  constructor(
    readonly width: number,
    readonly height: number,
    readonly palette: Palette,
    readonly random: Random,
    readonly words: readonly Box[],
    private readonly prefix: string,
  ) {
    this.unit = Math.min(width, height);
    this.ink = words.map(() => tonesOf(palette.ground[1]));
  }

  /** All words together. */
  get block(): Box {
    return {
      left: Math.min(...this.words.map(({ left }) => left)),
      top: Math.min(...this.words.map(({ top }) => top)),
      right: Math.max(...this.words.map(({ right }) => right)),
      bottom: Math.max(...this.words.map(({ bottom }) => bottom)),
    };
  }

  /** Whether a circle surrounds all words or meets none of them, so that its edge crosses no letter. */
  isClearCircle(x: number, y: number, radius: number): boolean {
    const [near, far] = distances(this.block, x, y);
    return radius <= near || radius >= far;
  }

  get whole(): Box {
    return { left: 0, top: 0, right: this.width, bottom: this.height };
  }

  /** A gradient along a line; the angle is in degrees, 90 runs from top to bottom. */
  linear(stops: readonly Stop[], angle = 90): Paint {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
    const ends = `x1="${fixed(0.5 - x)}" y1="${fixed(0.5 - y)}" x2="${fixed(0.5 + x)}" y2="${fixed(0.5 + y)}"`;
    const span = (area: Box, shape: Box) => {
      const places = cornersOf(area).map(([left, top]) => {
        const across = (left - shape.left) / (shape.right - shape.left) - 0.5;
        const down = (top - shape.top) / (shape.bottom - shape.top) - 0.5;
        return 0.5 + (across * x + down * y) * 2;
      });
      return [Math.min(...places), Math.max(...places)] as const;
    };
    return this.gradient('linearGradient', ends, stops, span);
  }

  /** A gradient around a point, in pixels of the card. */
  radial(x: number, y: number, radius: number, stops: readonly Stop[]): Paint {
    const ends = `gradientUnits="userSpaceOnUse" cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}"`;
    const span = (area: Box) => {
      const [near, far] = distances(area, x, y);
      return [near / radius, far / radius] as const;
    };
    return this.gradient('radialGradient', ends, stops, span);
  }

  path(data: string, box: Box, look: Look): void {
    this.add(`<path d="${data}"`, box, look);
  }

  circle(x: number, y: number, radius: number, look: Look): void {
    const box = { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
    const half = (look.strokeWidth ?? 0) / 2;
    const isMet = (area: Box) => {
      const [near, far] = distances(area, x, y);
      return near <= radius + half && (look.fill !== undefined || far >= radius - half);
    };
    this.add(`<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}"`, box, look, isMet);
  }

  rectangle(box: Box, look: Look, radius = 0): void {
    const { left, top, right, bottom } = box;
    const round = radius > 0 ? ` rx="${fixed(radius)}"` : '';
    const sides = `x="${fixed(left)}" y="${fixed(top)}" width="${fixed(right - left)}" height="${fixed(bottom - top)}"`;
    this.add(`<rect ${sides}${round}`, box, { ...look, isFull: look.isFull ?? radius === 0 });
  }

  /** Covers the whole card. */
  fill(fill: Paint | Colour, opacity = 1): void {
    this.rectangle(this.whole, { fill, opacity, isFull: true });
  }

  /** Elements that need no account of tones, because they lie outside of all words or are words. */
  raw(svg: string): void {
    this.elements.push({ svg, isFigure: false, meetsWords: false });
  }

  /** An element of one colour, such as a shadow, whose tones are those of its box. */
  shade(svg: string, box: Box, colour: Colour, opacity: number): void {
    const isFigure = !contains(box, this.block);
    if (!isFigure) this.account(box, colour, opacity);
    this.elements.push({ svg, isFigure, meetsWords: this.words.some((area) => meets(area, box)) });
  }

  define(svg: (id: string) => string): string {
    const id = `${this.prefix}${this.count++}`;
    this.definitions.push(svg(id));
    return id;
  }

  /** Puts a layer of one colour over an area, for the account of tones only. */
  account(box: Box, colour: Colour, opacity: number): void {
    this.cover(box, { value: colour, stops: [[0, colour, opacity]] }, 1, false, () => true);
  }

  /** The account of tones after a picture of known tones has replaced everything. */
  replaceTones(tones: readonly Tones[]): void {
    for (const [at, tone] of tones.entries()) this.ink[at] = tone;
  }

  toString(): string {
    const drawn = this.grouped().join('');
    return `<defs>${this.definitions.join('')}</defs>${drawn}`;
  }

  /** Figures that follow each other are cleared together, if one of them meets the words. */
  private grouped(): string[] {
    const groups: Element[][] = [];
    for (const element of this.elements)
      if (element.isFigure && groups.at(-1)?.[0]?.isFigure) groups.at(-1)!.push(element);
      else groups.push([element]);
    let clearing: string | undefined;
    return groups.map((group) => {
      const svg = group.map((element) => element.svg).join('');
      if (!group.some(({ isFigure, meetsWords }) => isFigure && meetsWords)) return svg;
      clearing ??= this.clearing();
      return `<g mask="url(#${clearing})">${svg}</g>`;
    });
  }

  /** Hides what lies behind the words, and ends softly around them. */
  private clearing(): string {
    const blur = this.unit * CLEARING_BLUR;
    const { left, top, right, bottom } = grown(this.block, blur * BLUR_REACH);
    const sides = `x="${fixed(left)}" y="${fixed(top)}" width="${fixed(right - left)}" height="${fixed(bottom - top)}"`;
    const card = `x="0" y="0" width="${this.width}" height="${this.height}"`;
    const soft = this.define(
      (own) =>
        `<filter id="${own}" filterUnits="userSpaceOnUse" ${card}><feGaussianBlur stdDeviation="${fixed(blur)}"/></filter>`,
    );
    return this.define(
      (own) =>
        `<mask id="${own}" maskUnits="userSpaceOnUse" ${card}><rect ${card} fill="#fff"/><g filter="url(#${soft})"><rect ${sides} fill="#000"/></g></mask>`,
    );
  }

  private add(element: string, box: Box, look: Look, isMet: (area: Box) => boolean = () => true): void {
    const { fill, stroke, strokeWidth = 0, opacity = 1, isFull = false } = look;
    const around = grown(box, stroke === undefined ? 0 : strokeWidth / 2);
    const isGround = look.isGround ?? (fill !== undefined && (contains(around, this.block) || isFull));
    const meetsWords = this.words.some((area) => meets(area, around) && isMet(area));
    for (const paint of [fill, stroke])
      if (isGround && paint !== undefined)
        this.cover(around, asPaint(paint), opacity, isFull && paint === fill, isMet);
    const line =
      stroke === undefined ? '' : ` stroke="${asPaint(stroke).value}" stroke-width="${fixed(strokeWidth)}"`;
    const seen = opacity === 1 ? '' : ` opacity="${fixed(opacity)}"`;
    const svg = `${element} fill="${fill === undefined ? 'none' : asPaint(fill).value}"${line}${seen}/>`;
    this.elements.push({ svg, isFigure: !isGround, meetsWords });
  }

  private cover(
    box: Box,
    paint: Paint,
    opacity: number,
    isFull: boolean,
    isMet: (area: Box) => boolean,
  ): void {
    for (const [at, area] of this.words.entries()) {
      if (!meets(area, box) || !isMet(area)) continue;
      const before = this.ink[at]!;
      const stops = stopsIn(paint, area, box);
      const layer = stops.map(([, colour]) => tonesOf(colour)).reduce(union);
      const opacities = stops.map(([, , own = 1]) => own * opacity);
      const after = union(
        covered(before, layer, Math.min(...opacities)),
        covered(before, layer, Math.max(...opacities)),
      );
      this.ink[at] = isFull && contains(box, area) ? after : union(before, after);
    }
  }

  private gradient(
    kind: string,
    ends: string,
    stops: readonly Stop[],
    span: NonNullable<Paint['span']>,
  ): Paint {
    const list = stops.map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${fixed(at)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${fixed(opacity)}"`}/>`,
    );
    const id = this.define((own) => `<${kind} id="${own}" ${ends}>${list.join('')}</${kind}>`);
    return { value: `url(#${id})`, stops, span };
  }
}

const asPaint = (paint: Paint | Colour): Paint =>
  typeof paint === 'string' ? { value: paint, stops: [[0, paint]] } : paint;

/** The stops of a gradient that an area shows, with those where it begins and ends. */
function stopsIn({ stops, span }: Paint, area: Box, shape: Box): readonly Stop[] {
  if (!span || stops.length < 2) return stops;
  const [from, to] = span(area, shape);
  return [stopAt(stops, from), ...stops.filter(([at]) => at >= from && at <= to), stopAt(stops, to)];
}

function stopAt(stops: readonly Stop[], place: number): Stop {
  const next = stops.findIndex(([at]) => at > place);
  if (next === 0) return stops[0]!;
  if (next === -1) return stops.at(-1)!;
  const [[from, one, thin = 1], [to, other, dense = 1]] = [stops[next - 1]!, stops[next]!];
  const share = (place - from) / (to - from);
  return [place, blend(one, other, share), thin + (dense - thin) * share];
}

const cornersOf = ({ left, top, right, bottom }: Box) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;

/** The distances of the nearest and the farthest point of an area from a point. */
function distances(area: Box, x: number, y: number): readonly [number, number] {
  const outside = (low: number, high: number, value: number) => Math.max(low - value, 0, value - high);
  const near = Math.hypot(outside(area.left, area.right, x), outside(area.top, area.bottom, y));
  return [near, Math.max(...cornersOf(area).map(([left, top]) => Math.hypot(left - x, top - y)))];
}

/** A number of a drawing: a hundredth of a pixel is finer than anybody sees. */
export const fixed = (value: number) => Math.round(value * 100) / 100;

/** Whether two boxes overlap. */
export const meets = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** A box with a margin on all sides. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
