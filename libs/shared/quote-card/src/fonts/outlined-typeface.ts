import type { Face, PathCommand } from 'fontkit';
import type { Ink, Typeface } from '../type/typeface.js';

type Shaped = {
  readonly advance: number;
  readonly ink: Ink;
  /** Commands of SVG, each with its coordinates in em. */
  readonly commands: readonly (readonly [string, readonly number[]])[];
};

const LETTERS: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Words of a text that are remembered with their outlines. */
const MOST_SHAPED = 3_000;

/** A typeface that reads glyphs from a font file, so that the program that draws the card needs no font. */
export class OutlinedTypeface implements Typeface {
  readonly capHeight: number;
  private readonly shaped = new Map<string, Shaped>();

  constructor(private readonly face: Face) {
    this.capHeight = face.capHeight / face.unitsPerEm;
  }

  has(text: string): boolean {
    for (const sign of text) if (!this.face.hasGlyphForCodePoint(sign.codePointAt(0)!)) return false;
    return true;
  }

  advance(text: string): number {
    return this.shape(text).advance;
  }

  ink(text: string): Ink {
    return this.shape(text).ink;
  }

  outline(text: string, x: number, baseline: number, size: number): string {
    let data = '';
    for (const [letter, points] of this.shape(text).commands) {
      data += letter;
      for (let at = 0; at < points.length; at += 2)
        data += `${at ? ' ' : ''}${round(x + points[at]! * size)} ${round(baseline + points[at + 1]! * size)}`;
    }
    return data;
  }

  private shape(text: string): Shaped {
    const known = this.shaped.get(text);
    if (known) return known;
    if (this.shaped.size >= MOST_SHAPED) this.shaped.clear();
    const shaped = shapeText(this.face, text);
    this.shaped.set(text, shaped);
    return shaped;
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

function shapeText(face: Face, text: string): Shaped {
  const { glyphs, positions } = face.layout(text);
  const em = face.unitsPerEm;
  const commands: [string, number[]][] = [];
  let [left, top, right, bottom, pen] = [Infinity, Infinity, -Infinity, -Infinity, 0];
  for (const [at, { path }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[at]!;
    for (const { command, args } of path.commands) {
      const points: number[] = [];
      for (let index = 0; index < args.length; index += 2) {
        const [x, y] = [(pen + xOffset + args[index]!) / em, -(yOffset + args[index + 1]!) / em];
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        points.push(x, y);
      }
      commands.push([LETTERS[command], points]);
    }
    pen += xAdvance;
  }
  const ink = left > right ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
  return { advance: pen / em, ink, commands };
}
