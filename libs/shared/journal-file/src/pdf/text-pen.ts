import type PDFDocument from 'pdfkit';
import type { Font } from 'pdfkit';
import type { FontName } from './faces.js';

/** Maximum cached words: enough for the vocabulary of a language. */
const MOST_WORDS = 50_000;

/** A word as shaped by its font. */
type SetWord = {
  /** In points, at a font size of one point. */
  readonly width: number;
  /**
   * The operand of the text operator (ISO 32000, 9.4.3, `TJ`); undefined if a glyph is off the baseline, such as a
   * vowel point.
   */
  readonly glyphs: string | undefined;
};

/**
 * Writes words on the open page, and measures them. pdfkit shapes a word each time it is written, and retains
 * everything that it has shaped; here each word is shaped once, and the oldest ones are evicted.
 */
export class TextPen {
  private words = new Map<string, SetWord>();
  private color: string | undefined;

  constructor(private readonly document: PDFDocument) {}

  /** A new page starts without a color. */
  newPage(): void {
    this.color = undefined;
  }

  /** In points. */
  measure(text: string, font: FontName, size: number): number {
    return this.setWord(text, font).width * size;
  }

  write(
    text: string,
    at: { x: number; baseline: number },
    font: FontName,
    size: number,
    color: string,
  ): void {
    if (this.color !== color) this.document.fillColor(color);
    this.color = color;
    const words = text.split(/( )/).map((word) => this.setWord(word, font).glyphs);
    if (words.includes(undefined)) return this.writeByGlyph(text, at, font, size);
    const { page, _font } = this.document.font(font);
    page.fonts[_font.id] ??= _font.ref();
    const place = `1 0 0 -1 ${numeral(at.x)} ${numeral(at.baseline)} Tm`;
    this.document.addContent(`BT /${_font.id} ${numeral(size)} Tf ${place} [${words.join('')}] TJ ET`);
  }

  line(from: { x: number; y: number }, to: { x: number; y: number }, width: number, color: string): void {
    this.document.strokeColor(color).lineWidth(width).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
  }

  private writeByGlyph(
    text: string,
    at: { x: number; baseline: number },
    font: FontName,
    size: number,
  ): void {
    this.document
      .font(font)
      .fontSize(size)
      .text(text, at.x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  private setWord(word: string, font: FontName): SetWord {
    const key = `${font} ${word}`;
    const known = this.words.get(key);
    if (known) return known;
    if (this.words.size >= MOST_WORDS) this.words = new Map();
    const set = wordSetBy(this.document.font(font)._font, word);
    this.words.set(key, set);
    return set;
  }
}

function wordSetBy(font: Font, word: string): SetWord {
  const [codes, positions] = font.encode(word);
  let width = 0;
  let glyphs = '';
  let run = '';
  let isOnLine = true;
  positions.forEach(({ xAdvance, advanceWidth, xOffset, yOffset }, place) => {
    width += xAdvance;
    isOnLine &&= !xOffset && !yOffset;
    run += codes[place];
    if (xAdvance === advanceWidth) return;
    glyphs += `<${run}>${numeral(advanceWidth - xAdvance)}`;
    run = '';
  });
  if (run !== '') glyphs += `<${run}>`;
  return { width: width / 1_000, glyphs: isOnLine ? glyphs : undefined };
}

/** A number in PDF syntax: never with an exponent. */
function numeral(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
