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

/** A text as shaped by its font. */
export type ShapedText = {
  readonly text: string;
  readonly font: FontName;
  /** In points, at a font size of one point. */
  readonly width: number;
  readonly runs: readonly GlyphRun[];
};

/** Shapes a text in a font. */
export type Shape = (text: string, font: FontName) => ShapedText;

/**
 * Shapes words, and writes them on the open page. pdfkit shapes a word each time it is written, and retains everything
 * that it has shaped; here each word is shaped once, and all are evicted together when they are many. Operators of a
 * page are collected, because pdfkit encodes and compresses each piece that it is given by itself.
 */
export class TextPen {
  private readonly fonts = new Map<FontName, { readonly font: Font; words: Map<string, ShapedText> }>();
  private wordCount = 0;
  private color: string | undefined;
  private operators: string[] = [];

  constructor(private readonly document: PDFDocument) {}

  /** Gives the document what was written on the open page. It must be called before the page ends. */
  endPage(): void {
    this.flush();
    // The next page starts without a color.
    this.color = undefined;
  }

  readonly shape: Shape = (text, font) => {
    const known = this.fontOf(font);
    const shaped = known.words.get(text) ?? shapedBy(known.font, text, font);
    if (!known.words.has(text)) this.remember(shaped, known.words);
    return shaped;
  };

  /** Writes texts of one font, one after the other. */
  write(
    texts: readonly ShapedText[],
    at: { x: number; baseline: number },
    size: number,
    color: string,
  ): void {
    const name = texts[0]?.font;
    if (name === undefined) return;
    this.setColor(color);
    const { font } = this.fontOf(name);
    this.document.page.fonts[font.id] ??= font.ref();
    const place = `1 0 0 -1 ${numeral(at.x)} ${numeral(at.baseline)} Tm`;
    this.operators.push(`BT /${font.id} ${numeral(size)} Tf ${place} ${shown(texts, size)} ET`);
  }

  line(from: { x: number; y: number }, to: { x: number; y: number }, width: number, color: string): void {
    this.flush();
    this.document.strokeColor(color).lineWidth(width).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
  }

  private setColor(color: string): void {
    if (this.color === color) return;
    this.flush();
    this.document.fillColor(color);
    this.color = color;
  }

  private flush(): void {
    if (this.operators.length > 0) this.document.addContent(this.operators.join('\n'));
    this.operators = [];
  }

  private fontOf(name: FontName) {
    const known = this.fonts.get(name);
    if (known) return known;
    const added = { font: this.document.font(name)._font, words: new Map<string, ShapedText>() };
    this.fonts.set(name, added);
    return added;
  }

  private remember(shaped: ShapedText, words: Map<string, ShapedText>): void {
    if (this.wordCount >= MOST_WORDS) {
      for (const font of this.fonts.values()) font.words = new Map();
      this.wordCount = 0;
      words = this.fontOf(shaped.font).words;
    }
    words.set(shaped.text, shaped);
    this.wordCount += 1;
  }
}

function shapedBy(font: Font, text: string, name: FontName): ShapedText {
  const [codes, positions] = font.encode(text);
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
  return { text, font: name, width: width / 1_000, runs };
}

/** The operators that show texts; text rise (ISO 32000, 9.3.7) outlives a text object, so it ends at 0. */
function shown(texts: readonly ShapedText[], size: number): string {
  let operators = '';
  let current = 0;
  let glyphs = '';
  const endRun = () => {
    if (glyphs !== '') operators += `[${glyphs}] TJ `;
    glyphs = '';
  };
  for (const { runs } of texts)
    for (const run of runs) {
      if (run.rise !== current) {
        endRun();
        operators += `${numeral(run.rise * size)} Ts `;
        current = run.rise;
      }
      glyphs += run.glyphs;
    }
  endRun();
  return current === 0 ? operators.trimEnd() : `${operators}0 Ts`;
}

/** A number in PDF syntax: never with an exponent. */
function numeral(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
