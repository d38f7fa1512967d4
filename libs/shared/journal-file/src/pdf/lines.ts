import type { Piece } from './pieces.js';
import type { Shape } from './text-pen.js';

/** Pieces of one line, in reading order. */
export type Line = { readonly pieces: readonly Piece[]; readonly width: number };

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Breaks pieces into lines of a width; a word longer than a line continues in the next. */
export function linesOf(pieces: readonly Piece[], width: number, shape: Shape): Line[] {
  const filler = new LineFiller(width, shape);
  let word: Piece[] = [];
  for (const piece of pieces) {
    if (piece.isSpace) {
      filler.add(word);
      word = [];
      if (piece.ends === 'line') filler.close();
      else filler.space(piece);
      continue;
    }
    word.push(piece);
    if (piece.ends !== 'word') continue;
    filler.add(word);
    word = [];
  }
  filler.add(word);
  return filler.end();
}

class LineFiller {
  private readonly lines: Line[] = [];
  private line: Piece[] = [];
  private filled = 0;

  constructor(
    private readonly width: number,
    private readonly shape: Shape,
  ) {}

  add(word: readonly Piece[]): void {
    const width = widthOf(word);
    if (this.filled + width > this.width && this.line.length > 0) this.close();
    if (width > this.width) return this.addBroken(word);
    this.line.push(...word);
    this.filled += width;
  }

  space(piece: Piece): void {
    if (this.line.length === 0) return;
    this.line.push(piece);
    this.filled += piece.width;
  }

  close(): void {
    const end = this.line.findLastIndex(({ isSpace }) => !isSpace) + 1;
    const pieces = this.line.slice(0, end);
    this.lines.push({ pieces, width: widthOf(pieces) });
    this.line = [];
    this.filled = 0;
  }

  end(): Line[] {
    if (this.line.length > 0 || this.lines.length === 0) this.close();
    return this.lines;
  }

  private addBroken(word: readonly Piece[]): void {
    for (const piece of word) {
      const { text: whole, font, width: unitWidth } = piece.shaped;
      const size = unitWidth > 0 ? piece.width / unitWidth : 0;
      let text = '';
      let width = 0;
      const addText = () => {
        const shaped = this.shape(text, font);
        this.line.push({ ...piece, shaped, width: shaped.width * size });
      };
      for (const { segment } of clusters.segment(whole)) {
        const more = this.shape(segment, font).width * size;
        if (this.filled + width + more > this.width && this.filled + width > 0) {
          if (text !== '') addText();
          this.close();
          text = '';
          width = 0;
        }
        text += segment;
        width += more;
      }
      addText();
      this.filled += width;
    }
  }
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}
