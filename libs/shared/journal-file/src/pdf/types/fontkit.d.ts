/** What this library uses of fontkit 2: a face, of whose characters can be asked, and a file that has several of them. */
export type Face = {
  hasGlyphForCodePoint(codePoint: number): boolean;
  readonly characterSet: readonly number[];
  readonly postscriptName: string | null;
  readonly directory: { readonly tables: Readonly<Record<string, unknown>> };
};
export type Collection = { readonly fonts: readonly Face[] };
export function create(bytes: Uint8Array, postscriptName: string): Face;
export function create(bytes: Uint8Array): Face | Collection;
