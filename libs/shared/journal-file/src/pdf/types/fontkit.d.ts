/** What this library uses of fontkit 2: a face, of whose characters can be asked. */
export type Face = { hasGlyphForCodePoint(codePoint: number): boolean };
export function create(bytes: Uint8Array): Face;
