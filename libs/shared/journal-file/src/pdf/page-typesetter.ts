import PDFDocument from 'pdfkit';
import { block, wordsOf, type Block, type Run, type TableRow } from '../blocks/block.js';
import type { Labels } from '../labels.js';
import { signOf } from '../txt/block-text.js';
import { MAIN, type FontSource } from './faces.js';
import { FontCase } from './font-case.js';
import { inSight } from './levels.js';
import { linesOf, type Line } from './lines.js';
import { missingWords } from './missing-characters.js';
import { piecesOf, type Piece } from './pieces.js';
import { ACCENT, ITEM_INDENT, lookOf, MUTED, PAGE, QUOTE_INDENT, STYLES, type BlockStyle } from './styles.js';
import type { SystemFontList } from './system-fonts.js';
import { TextPen, type ShapedText } from './text-pen.js';

/** The position of a block: its edges, in points from the left. */
type Column = { readonly left: number; readonly right: number };

/** The block that is being typeset. */
type Set = { readonly style: BlockStyle; readonly column: Column; readonly rightToLeft: boolean };

/** A block, broken into lines. */
type Laid = Set & { readonly lines: readonly Line[] };

/** Points between the details of an entry and its text. */
const GAP = 8;

/** Points between the columns of a table, below a row, and of the narrowest column. */
const CELL_GAP = 10;
const ROW_GAP = 3;
const NARROWEST = 56;

/** Points, of the page number. */
const NUMBER_SIZE = 9;

/** Typesets blocks on pages in order; finished pages are flushed. */
export class PageTypesetter {
  private readonly document: PDFDocument;
  private readonly fonts: FontCase;
  private readonly pen: TextPen;
  private page = 0;
  /** Headings, and the details of an entry below its title, which wait for what they lead to. */
  private readonly head: Block[] = [];
  /** Top of the next block, in points from the top. */
  private y = 0;
  /** Whether the last block was metadata, which is set apart from the text. */
  private isAfterAbout = false;
  /** The table of the last row. */
  private table: number | undefined;

  constructor(
    private readonly labels: Labels,
    writtenAt: Date,
    producer: string,
    source: FontSource,
    system?: SystemFontList,
  ) {
    this.document = new PDFDocument({
      autoFirstPage: false,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      font: '',
      lang: labels.locale,
      displayTitle: true,
      pdfVersion: '1.7',
      fontLayoutCache: false,
      info: { Title: labels.journal, Creator: producer, Producer: producer, CreationDate: writtenAt },
    });
    this.pen = new TextPen(this.document);
    this.fonts = new FontCase(
      source,
      (font, bytes, face) => this.document.registerFont(font, bytes, face),
      system,
    );
  }

  /** Forwards the bytes as they arrive. @returns a promise of the end */
  giveTo(take: (piece: Uint8Array) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.document.on('data', take).on('end', resolve).on('error', reject);
    });
  }

  /** Typesets a block; a heading waits for what is below it. @throws the errors of the font source */
  async set(block: Block): Promise<void> {
    const style = STYLES[block.kind];
    await this.provide(block, style);
    if (this.page === 0) this.startPage();
    if (block.kind === 'title' || !style.leads) this.setHead(style.leads ? undefined : block);
    if (style.leads) this.head.push(block);
    else this.setBlock(block, this.laid(block));
  }

  /** Typesets headings and the beginning of the next block on one page, unless they fill most of one. */
  private setHead(next?: Block): void {
    const head = this.head.splice(0).map((block) => ({ block, laid: this.laid(block) }));
    if (head.length === 0) return;
    const beginning = next ? (next.row ? 2 : 1) * (2 * STYLES.text.leading + GAP) : 0;
    const heights = head.map(
      ({ laid: { style, lines } }) => style.before + lines.length * style.leading + style.after,
    );
    let wanted = heights.reduce((sum, height) => sum + height, beginning);
    head.forEach(({ block, laid }, place) => {
      this.makeSpace(Math.min(wanted, (PAGE.height * 2) / 3));
      this.setBlock(block, laid);
      wanted -= heights[place] ?? 0;
    });
  }

  private setBlock(block: Block, laid: Laid): void {
    const { style, column } = laid;
    if (block.kind === 'title' || block.kind === 'cover') this.document.outline.addItem(wordsOf(block));
    if (this.y > PAGE.top) this.y += Math.max(style.before, this.gapBefore(block));
    this.isAfterAbout = block.kind === 'about';
    this.table = block.row?.table;
    if (block.kind === 'rule') this.setRule(column, style);
    else if (block.row && fitsInColumns(block.row, column)) this.setRow(block, block.row, style, column);
    else this.setWords(block, laid);
    if (!block.row) this.y += block.depth > 0 ? style.after / 2 : style.after;
  }

  private columnOf({ quote, depth }: Block): Column {
    // At any nesting depth there is room for a word.
    const left = Math.min(PAGE.side + quote * QUOTE_INDENT + depth * ITEM_INDENT, PAGE.width / 2);
    return { left, right: PAGE.width - PAGE.side };
  }

  /** Extra space before a block that follows one without spacing of its own. */
  private gapBefore({ kind, row }: Block): number {
    if (this.table !== undefined && row?.table !== this.table) return STYLES.text.after;
    return this.isAfterAbout && kind !== 'about' ? GAP : 0;
  }

  /** Notes below the last block which of its characters no font supports. */
  async setMissing(): Promise<void> {
    this.setHead();
    const missing = this.fonts.takeMissing();
    if (missing.length > 0) await this.set(block('note', missingWords(missing, this.labels)));
  }

  /** Ends the document; its last bytes arrive before the promise of `giveTo` resolves. */
  async end(): Promise<void> {
    await this.fonts.provide('', 'normal');
    if (this.page === 0) this.startPage();
    this.setHead();
    this.pen.endPage();
    this.document.end();
  }

  private async provide({ runs, marker }: Block, { look }: BlockStyle): Promise<void> {
    // The page number needs the main face, whatever text the page contains.
    await this.fonts.provide('', 'normal');
    if (marker) await this.fonts.provide(signOf(marker), look);
    for (const { text, bold, italic } of runs)
      await this.fonts.provide(text, lookOf(look, bold === true, italic === true));
  }

  private setWords(block: Block, laid: Laid): void {
    const { style, lines } = laid;
    this.keepTogether(style.leads ? lines.length : Math.min(lines.length, 2), style);
    lines.forEach((line, place) => {
      this.makeSpace(style.leading);
      if (place === 0 && block.marker) this.setMarker(signOf(block.marker), laid);
      this.setBars(block.quote, style);
      this.setLine(line, laid);
      this.y += style.leading;
    });
  }

  private laid(block: Block): Laid {
    const style = STYLES[block.kind];
    const column = this.columnOf(block);
    return { ...this.linesIn(column.right - column.left, block.runs, style), style, column };
  }

  private linesIn(width: number, runs: readonly Run[], style: BlockStyle) {
    const { pieces, rightToLeft } = piecesOf(runs, style, this.fonts, this.pen.shape);
    return { lines: linesOf(pieces, width, this.pen.shape), rightToLeft };
  }

  /** Typesets cells side by side, line by line, so that a row may be longer than a page. */
  private setRow(block: Block, { cells }: TableRow, style: BlockStyle, { left, right }: Column): void {
    const width = (right - left) / cells.length;
    const set = cells.map((runs, place) => {
      const column = { left: left + place * width, right: left + (place + 1) * width - CELL_GAP };
      return { ...this.linesIn(width - CELL_GAP, runs, style), style, column };
    });
    const height = Math.max(...set.map(({ lines }) => lines.length));
    this.keepTogether(Math.min(height, 2), style);
    for (let place = 0; place < height; place += 1) {
      this.makeSpace(style.leading);
      this.setBars(block.quote, style);
      for (const cell of set) for (const line of cell.lines.slice(place, place + 1)) this.setLine(line, cell);
      this.y += style.leading;
    }
    this.y += ROW_GAP;
    this.pen.line({ x: left, y: this.y }, { x: right, y: this.y }, 0.5, MUTED);
  }

  /** Lines of a block that are not separated, unless they fill a third of a page. */
  private keepTogether(lines: number, { leading }: BlockStyle): void {
    this.makeSpace(Math.min(lines * leading, PAGE.height / 3));
  }

  private makeSpace(height: number): void {
    if (this.y + height > PAGE.height - PAGE.bottom) this.startPage();
  }

  private startPage(): void {
    this.pen.endPage();
    this.document.addPage();
    this.page += 1;
    this.y = PAGE.top;
    const number = this.pen.shape(`${this.labels.page} ${this.page}`, MAIN.files.normal);
    const x = (PAGE.width - number.width * NUMBER_SIZE) / 2;
    this.pen.write([number], { x, baseline: PAGE.height - PAGE.footer }, NUMBER_SIZE, MUTED);
  }

  private setRule({ left, right }: Column, { leading }: BlockStyle): void {
    this.makeSpace(leading);
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
    const parts = this.fonts.parts(sign, style.look).map(({ text, font }) => this.pen.shape(text, font));
    const width = parts.reduce((sum, part) => sum + part.width * style.size, 0);
    let x = rightToLeft ? column.right + 6 : column.left - 6 - width;
    for (const part of parts) {
      this.pen.write([part], { x, baseline: this.baseline(style) }, style.size, style.color);
      x += part.width * style.size;
    }
  }

  private setLine(line: Line, { style, column, rightToLeft }: Set): void {
    let x = rightToLeft ? column.right - line.width : column.left;
    const baseline = this.baseline(style);
    for (const { texts, width, link, strike } of joined(inSight(line.pieces))) {
      const color = link === undefined ? style.color : ACCENT;
      this.pen.write(texts, { x, baseline }, style.size, color);
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

/** Whether each column has room for a few words; otherwise a row becomes a line with bars. */
function fitsInColumns({ cells }: TableRow, { left, right }: Column): boolean {
  return (right - left) / cells.length >= NARROWEST;
}

type Written = Pick<Piece, 'width' | 'level' | 'link' | 'strike'> & { readonly texts: readonly ShapedText[] };

/** Neighbours of the same style are written together: it reduces a file of many years to a third. */
function joined(pieces: readonly Piece[]): readonly Written[] {
  const together: (Omit<Written, 'texts' | 'width'> & { texts: ShapedText[]; width: number })[] = [];
  for (const { shaped, width, level, link, strike } of pieces) {
    const last = together.at(-1);
    const isPlain = level === 0 && last?.level === 0;
    const isAlike = last?.texts[0]?.font === shaped.font && last.link === link && last.strike === strike;
    if (isPlain && isAlike) {
      last.texts.push(shaped);
      last.width += width;
    } else together.push({ texts: [shaped], width, level, link, strike });
  }
  return together;
}
