/** What this library uses of bidi-js 1.1, whose own types do not say that its module is the function itself. */
export type Levels = {
  readonly levels: Uint8Array;
  readonly paragraphs: readonly { readonly level: number }[];
};

export type Bidi = {
  getEmbeddingLevels(text: string): Levels;
  getMirroredCharacter(sign: string): string | null;
};

export default function bidiFactory(): Bidi;
