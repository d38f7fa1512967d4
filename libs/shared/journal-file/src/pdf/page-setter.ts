import PDFDocument from 'pdfkit';
import { wordsOf, type Block } from '../blocks/block.js';
import type { Labels } from '../labels.js';
import { signOf } from '../txt/block-text.js';
import { MAIN, type FontFile, type FontSource } from './faces.js';
import { FontCase } from './font-case.js';
import { inSight } from './levels.js';
import { linesOf, type Line } from './lines.js';
import { piecesOf, type Piece } from './pieces.js';
import { ACCENT, ITEM_INDENT, lookOf, MUTED, PAGE, QUOTE_INDENT, STYLES, type BlockStyle } from './styles.js';
import { TextPen } from './text-pen.js';

/** Where a block stands: its edges, in points from the left. */
type Column = { readonly left: number; readonly right: number };

/** A block that is being set. */
type Set = { readonly style: BlockStyle; readonly column: Column; readonly rightToLeft: boolean };

/** Sets blocks on pages, one after the other; a page that is full is given away. */
export class PageSetter {
  private readonly document: PDFDocument;
  private readonly fonts: FontCase;
  private readonly pen: TextPen;
  private page = 0;
  /** Where the next block begins, in points from the top. */
  private y = 0;
  /** What is known of an entry stands apart from its text. */
  private isAfterAbout = false;

  constructor(
    private readonly labels: Labels,
    writtenAt: Date,
    producer: string,
    source: FontSource,
  ) {
    this.document = new PDFDocument({
      autoFirstPage: false,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      font: '',
      lang: labels.locale,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: labels.journal, Creator: producer, Producer: producer, CreationDate: writtenAt },
    });
    this.pen = new TextPen(this.document);
    this.fonts = new FontCase(source, (font, bytes) => this.document.registerFont(font, bytes));
  }

  /** Passes the bytes on as they come. @returns a promise of the end */
  giveTo(take: (piece: Uint8Array) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.document.on('data', take).on('end', resolve).on('error', reject);
    });
  }

  /** Sets a block. @throws whatever the source of fonts throws */
  async set(block: Block): Promise<void> {
    const style = STYLES[block.kind];
    await this.provide(block, style);
    if (this.page === 0) this.turn();
    if (block.kind === 'title' || block.kind === 'cover') this.document.outline.addItem(wordsOf(block));
    if (this.y > PAGE.top)
      this.y += Math.max(style.before, this.isAfterAbout && block.kind !== 'about' ? 8 : 0);
    this.isAfterAbout = block.kind === 'about';
    // However deep something is nested, there is room for a word.
    const left = Math.min(PAGE.side + block.quote * QUOTE_INDENT + block.depth * ITEM_INDENT, PAGE.width / 2);
    const column = { left, right: PAGE.width - PAGE.side };
    if (block.kind === 'rule') this.setRule(column, style);
    else this.setWords(block, style, column);
    this.y += block.depth > 0 ? style.after / 2 : style.after;
  }

  /** Ends the document; its last bytes come before the promise of `giveTo` is fulfilled. */
  async end(): Promise<void> {
    await this.fonts.provide('', 'normal');
    if (this.page === 0) this.turn();
    this.document.end();
  }

  private async provide({ runs, marker }: Block, { look }: BlockStyle): Promise<void> {
    // The number of a page is written in it, whatever the page has.
    await this.fonts.provide('', 'normal');
    if (marker) await this.fonts.provide(signOf(marker), look);
    for (const { text, bold, italic } of runs)
      await this.fonts.provide(text, lookOf(look, bold === true, italic === true));
  }

  private setWords(block: Block, style: BlockStyle, column: Column): void {
    const measure = (text: string, font: FontFile) => this.pen.measure(text, font, style.size);
    const { pieces, rightToLeft } = piecesOf(block.runs, style.look, this.fonts, measure);
    const set = { style, column, rightToLeft };
    const lines = linesOf(pieces, column.right - column.left, measure);
    this.keepTogether(lines.length, style);
    lines.forEach((line, place) => {
      this.makeRoom(style.leading);
      if (place === 0 && block.marker) this.setMarker(signOf(block.marker), set);
      this.setBars(block.quote, style);
      this.setLine(line, set);
      this.y += style.leading;
    });
  }

  /** A heading takes two lines of what follows with it; a paragraph leaves no line alone where it need not. */
  private keepTogether(lines: number, { leads, leading }: BlockStyle): void {
    const wanted = leads ? lines * leading + 2 * STYLES.text.leading + 30 : Math.min(lines, 2) * leading;
    this.makeRoom(Math.min(wanted, PAGE.height / 3));
  }

  private makeRoom(height: number): void {
    if (this.y + height > PAGE.height - PAGE.bottom) this.turn();
  }

  private turn(): void {
    this.document.addPage();
    this.pen.newPage();
    this.page += 1;
    this.y = PAGE.top;
    const number = `${this.labels.page} ${this.page}`;
    const x = (PAGE.width - this.pen.measure(number, MAIN.files.normal, 9)) / 2;
    this.pen.write(number, { x, baseline: PAGE.height - PAGE.footer }, MAIN.files.normal, 9, MUTED);
  }

  private setRule({ left, right }: Column, { leading }: BlockStyle): void {
    this.makeRoom(leading);
    const y = this.y + leading / 2;
    this.pen.line({ x: left, y }, { x: right, y }, 0.5, MUTED);
    this.y += leading;
  }

  private setBars(quotes: number, { leading }: BlockStyle): void {
    for (let place = 0; place < Math.min(quotes, 10); place += 1) {
      const x = PAGE.side + place * QUOTE_INDENT + 6;
      this.pen.line({ x, y: this.y }, { x, y: this.y + leading }, 1.2, ACCENT);
    }
  }

  private setMarker(sign: string, { style, column, rightToLeft }: Set): void {
    const parts = this.fonts
      .parts(sign, style.look)
      .map((part) => ({ ...part, width: this.pen.measure(part.text, part.font, style.size) }));
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    let x = rightToLeft ? column.right + 6 : column.left - 6 - width;
    for (const part of parts) {
      this.pen.write(part.text, { x, baseline: this.baseline(style) }, part.font, style.size, style.color);
      x += part.width;
    }
  }

  private setLine(line: Line, { style, column, rightToLeft }: Set): void {
    let x = rightToLeft ? column.right - line.width : column.left;
    const baseline = this.baseline(style);
    for (const { text, font, width, link, strike } of joined(inSight(line.pieces))) {
      const color = link === undefined ? style.color : ACCENT;
      this.pen.write(text, { x, baseline }, font, style.size, color);
      if (link !== undefined) this.setLink(link, x, width, baseline);
      if (strike) this.stroke(x, width, baseline - style.size * 0.28, color);
      x += width;
    }
  }

  private setLink(address: string, x: number, width: number, baseline: number): void {
    this.stroke(x, width, baseline + 1.5, ACCENT);
    this.document.link(x, baseline - 10, width, 14, address);
  }

  private stroke(x: number, width: number, y: number, color: string): void {
    this.pen.line({ x, y }, { x: x + width, y }, 0.5, color);
  }

  private baseline({ leading, size }: BlockStyle): number {
    return this.y + leading - size * 0.4;
  }
}

type Written = Pick<Piece, 'text' | 'font' | 'width' | 'level' | 'link' | 'strike'>;

/** Neighbours that are written alike are written together: a file of years is a third as long. */
function joined(pieces: readonly Piece[]): readonly Written[] {
  const together: { -readonly [Key in keyof Written]: Written[Key] }[] = [];
  for (const { text, font, width, level, link, strike } of pieces) {
    const last = together.at(-1);
    const isPlain = level === 0 && last?.level === 0;
    if (isPlain && last.font === font && last.link === link && last.strike === strike) {
      last.text += text;
      last.width += width;
    } else together.push({ text, font, width, level, link, strike });
  }
  return together;
}
