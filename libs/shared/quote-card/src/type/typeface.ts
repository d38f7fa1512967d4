/** The bounds of drawn ink, in the unit of its text. */
export type Ink = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A typeface in one weight. Measures are in em: multiplied by the size of the type they are pixels. */
export type Typeface = {
  /** Whether it has glyphs for all characters of a text. */
  has(text: string): boolean;
  /** The width to the place of the next glyph, with kerning and ligatures. */
  advance(text: string): number;
  /** Where the ink of a text lies from its origin on the baseline; down is positive. */
  ink(text: string): Ink;
  /** The outline of a text as the data of an SVG path. */
  outline(text: string, x: number, baseline: number, size: number): string;
  readonly capHeight: number;
};
