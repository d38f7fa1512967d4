import { create, type Face } from 'fontkit';
import type { Look, SystemFontName } from './faces.js';

/** A file of a system font. */
export type SystemFontFile = { readonly path: string; readonly read: () => Promise<Uint8Array> };

/**
 * Lists the system fonts. It is called once per function: the character sets of the fonts are cached for its lifetime.
 */
export type SystemFontList = () => Promise<readonly SystemFontFile[]>;

type Known = {
  readonly name: SystemFontName;
  readonly file: SystemFontFile;
  /** Index of the face in a file with several. */
  readonly face: string | undefined;
  /** Starts and ends of the supported character ranges, in order. */
  readonly ranges: Uint32Array;
  readonly isBold: boolean;
  readonly rank: number;
};

const indexes = new WeakMap<SystemFontList, Promise<SystemFonts>>();

/** The character sets of the system fonts, read once. */
export function systemFontsOf(list: SystemFontList): Promise<SystemFonts> {
  const known = indexes.get(list);
  if (known) return known;
  const index = list().then((files) => SystemFonts.read(files));
  indexes.set(list, index);
  return index;
}

/** The system fonts, by their supported characters. Their bytes are read when a document needs them. */
export class SystemFonts {
  private constructor(private readonly fonts: readonly Known[]) {}

  /** Reads which characters each font supports; files that are not fonts are skipped. */
  static async read(files: readonly SystemFontFile[]): Promise<SystemFonts> {
    const fonts: Known[] = [];
    for (const file of files)
      try {
        fonts.push(...facesOf(file, await file.read()));
      } catch {
        continue; // damaged, or of a kind that cannot be embedded
      }
    return new SystemFonts(
      fonts.sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1)),
    );
  }

  /** The best font that supports all of some characters. */
  find(points: readonly number[], look: Look): Omit<Known, 'ranges' | 'rank' | 'isBold'> | undefined {
    const having = this.fonts.filter(({ ranges }) => points.every((point) => has(ranges, point)));
    const isBold = look === 'bold' || look === 'bold-italic';
    return having.find((font) => font.isBold === isBold) ?? having[0];
  }
}

function facesOf(file: SystemFontFile, bytes: Uint8Array): Known[] {
  const font = create(bytes);
  const isCollection = 'fonts' in font;
  const faces = isCollection ? font.fonts : [font];
  return faces.filter(hasOutlines).map((face) => {
    const name = face.postscriptName ?? '';
    return {
      name: `system:${file.path}${isCollection ? `#${name}` : ''}`,
      file,
      face: isCollection ? name : undefined,
      ranges: rangesOf(face.characterSet),
      isBold: /bold/i.test(name),
      rank: rankOf(name),
    };
  });
}

/** Bitmap-only fonts, such as color emoji, cannot be embedded. */
function hasOutlines({ directory: { tables } }: Face): boolean {
  return 'glyf' in tables || 'CFF ' in tables;
}

/** Prefers upright faces of regular weight and width, and families made for many scripts. */
function rankOf(name: string): number {
  const isSpecial = /italic|oblique|condensed|mono|thin|light|medium|black|semibold|extra|display|nastaliq/i;
  return (
    (isSpecial.test(name) ? 4 : 0) + (/^noto/i.test(name) ? 0 : 2) + (/serif|naskh|sc-/i.test(name) ? 0 : 1)
  );
}

function rangesOf(points: readonly number[]): Uint32Array {
  const ranges: number[] = [];
  for (const point of Uint32Array.from(points).sort())
    if (ranges.at(-1) === point - 1) ranges[ranges.length - 1] = point;
    else if (ranges.at(-1) !== point) ranges.push(point, point);
  return Uint32Array.from(ranges);
}

function has(ranges: Uint32Array, point: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < ranges[middle * 2]!) high = middle - 1;
    else if (point > ranges[middle * 2 + 1]!) low = middle + 1;
    else return true;
  }
  return false;
}
