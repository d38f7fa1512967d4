import type PDFDocument from 'pdfkit';
import type { FontFile } from './faces.js';

/** Widths that are remembered at most: those of the words of a language, and not of everything that can be written. */
const MOST_WIDTHS = 50_000;

/** Writes words on the page that is open, and knows how wide they are. */
export class TextPen {
  private widths = new Map<string, number>();
  private color: string | undefined;

  constructor(private readonly document: PDFDocument) {}

  /** A new page knows no color. */
  newPage(): void {
    this.color = undefined;
  }

  /** In points. */
  measure(text: string, font: FontFile, size: number): number {
    const key = `${font} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      if (this.widths.size >= MOST_WIDTHS) this.widths = new Map();
      width = this.document.font(font).fontSize(1).widthOfString(text);
      this.widths.set(key, width);
    }
    return width * size;
  }

  write(
    text: string,
    at: { x: number; baseline: number },
    font: FontFile,
    size: number,
    color: string,
  ): void {
    if (this.color !== color) this.document.fillColor(color);
    this.color = color;
    this.document
      .font(font)
      .fontSize(size)
      .text(text, at.x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  line(from: { x: number; y: number }, to: { x: number; y: number }, width: number, color: string): void {
    this.document.strokeColor(color).lineWidth(width).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
  }
}
