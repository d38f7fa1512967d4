/** What this library uses of pdfkit 0.20, whose own types are of an older version and bring Node's with them. */
export type Font = {
  readonly id: string;
  /** What is put into the document. */
  ref(): unknown;
  /** The codes of the glyphs of a text, in hexadecimal, and how they stand, in thousandths of the size. */
  encode(text: string): [codes: string[], positions: GlyphPosition[]];
};

export type GlyphPosition = {
  /** To the next glyph; `advanceWidth` without what the two have to do with each other. */
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
};

export default class PDFDocument {
  constructor(options: {
    readonly autoFirstPage: false;
    readonly size: readonly [number, number];
    readonly margin: 0;
    /** None: pdfkit would begin with one of its own. */
    readonly font: '';
    readonly lang: string;
    readonly displayTitle: true;
    readonly pdfVersion: '1.7';
    readonly info: Readonly<Record<string, string | Date>>;
    /** pdfkit remembers every word for as long as the document is written. */
    readonly fontLayoutCache: false;
  });
  /** The page that is open, and the fonts that it names. */
  readonly page: { readonly fonts: Record<string, unknown> };
  /** The font that was set last; pdfkit has no public name for it. */
  readonly _font: Font;
  /** Adds operators to the page that is open. */
  addContent(operators: string): this;
  readonly outline: { addItem(title: string): unknown };
  on(event: 'data', listener: (piece: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
  addPage(): this;
  /** @param face the PostScript name of one of the faces of a file that has several */
  registerFont(name: string, source: Uint8Array, face?: string): this;
  font(name: string): this;
  fontSize(size: number): this;
  fillColor(color: string): this;
  strokeColor(color: string): this;
  lineWidth(width: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  stroke(): this;
  link(x: number, y: number, width: number, height: number, address: string): this;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
  ): this;
  end(): void;
}
