/** What this library uses of pdfkit 0.20, whose own types are of an older version and bring Node's with them. */
export type Font = { readonly ascender: number; readonly descender: number };

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
  });
  readonly outline: { addItem(title: string): unknown };
  on(event: 'data', listener: (piece: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
  addPage(): this;
  registerFont(name: string, source: Uint8Array): this;
  font(name: string): this;
  fontSize(size: number): this;
  fillColor(color: string): this;
  strokeColor(color: string): this;
  lineWidth(width: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  stroke(): this;
  link(x: number, y: number, width: number, height: number, address: string): this;
  widthOfString(text: string): number;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
  ): this;
  end(): void;
}
