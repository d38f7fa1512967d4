/** What this library uses of fontkit 2: the glyphs of a shaped text, each as an outline in units of the em square. */
export type PathCommand = {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
};
export type GlyphRun = {
  readonly glyphs: readonly { readonly path: { readonly commands: readonly PathCommand[] } }[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
};
export type Face = {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): GlyphRun;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
};
export type Collection = { readonly fonts: readonly Face[] };
export function create(bytes: Uint8Array): Face | Collection;
