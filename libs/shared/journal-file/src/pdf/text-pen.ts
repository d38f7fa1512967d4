import type PDFDocument from 'pdfkit';
import type { Font } from 'pdfkit';
import type { FontName } from './faces.js';

/** Maximum cached words: enough for the vocabulary of a language. */
const MOST_WORDS = 50_000;

/** Glyphs of one height above the baseline. */
type GlyphRun = {
  /** Above the baseline, in points at a font size of one point; other than 0 for marks such as vowel points. */
  readonly rise: number;
  /** The operand of the text operator (ISO 32000, 9.4.3, `TJ`). */
  readonly glyphs: string;
};

/** A word as shaped by its font. */
type SetWord = {
  /** In points, at a font size of one point. */
  readonly width: number;
  readonly runs: readonly GlyphRun[];
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
    const runs = joined(text.split(/( )/).flatMap((word) => this.setWord(word, font).runs));
    const { page, _font } = this.document.font(font);
    page.fonts[_font.id] ??= _font.ref();
    const place = `1 0 0 -1 ${numeral(at.x)} ${numeral(at.baseline)} Tm`;
    this.document.addContent(`BT /${_font.id} ${numeral(size)} Tf ${place} ${shown(runs, size)} ET`);
  }

  line(from: { x: number; y: number }, to: { x: number; y: number }, width: number, color: string): void {
    this.document.strokeColor(color).lineWidth(width).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
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
  const runs: GlyphRun[] = [];
  let width = 0;
  let rise = 0;
  let glyphs = '';
  let codesInRow = '';
  const endRow = () => {
    if (codesInRow !== '') glyphs += `<${codesInRow}>`;
    codesInRow = '';
  };
  const endRun = () => {
    endRow();
    if (glyphs !== '') runs.push({ rise, glyphs });
    glyphs = '';
  };
  /** Moves the next glyph to the right, in thousandths of the size. */
  const move = (right: number) => {
    endRow();
    glyphs += `${numeral(-right)} `;
  };
  positions.forEach(({ xAdvance, advanceWidth, xOffset, yOffset }, place) => {
    width += xAdvance;
    if (yOffset / 1_000 !== rise) {
      endRun();
      rise = yOffset / 1_000;
    }
    if (xOffset) move(xOffset);
    codesInRow += codes[place];
    if (xAdvance - xOffset !== advanceWidth) move(xAdvance - xOffset - advanceWidth);
  });
  endRun();
  return { width: width / 1_000, runs };
}

/** Neighbours of the same height as one run. */
function joined(runs: readonly GlyphRun[]): GlyphRun[] {
  const together: { rise: number; glyphs: string }[] = [];
  for (const { rise, glyphs } of runs) {
    const last = together.at(-1);
    if (last?.rise === rise) last.glyphs += glyphs;
    else together.push({ rise, glyphs });
  }
  return together;
}

/** The operators that show some runs; text rise (ISO 32000, 9.3.7) outlives a text object, so it ends at 0. */
function shown(runs: readonly GlyphRun[], size: number): string {
  let operators = '';
  let current = 0;
  for (const { rise, glyphs } of runs) {
    if (rise !== current) operators += `${numeral(rise * size)} Ts `;
    current = rise;
    operators += `[${glyphs}] TJ `;
  }
  return current === 0 ? operators.trimEnd() : `${operators}0 Ts`;
}

/** A number in PDF syntax: never with an exponent. */
function numeral(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
