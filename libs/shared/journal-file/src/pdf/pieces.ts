import type { Run } from '../blocks/block.js';
import type { FontName, Look } from './faces.js';
import type { FontCase } from './font-case.js';
import { levelsOf, type Levels } from './levels.js';
import { lookOf, type BlockStyle } from './styles.js';
import type { Shape, ShapedText } from './text-pen.js';

/** Adjacent characters of one font and one direction. */
export type Piece = {
  readonly shaped: ShapedText;
  /** In points. */
  readonly width: number;
  /** Level of the bidirectional algorithm: odd is right to left. */
  readonly level: number;
  /** What may follow: more of the same word, another word, or only a line break. */
  readonly ends: 'nothing' | 'word' | 'line';
  readonly isSpace: boolean;
  readonly link: string | undefined;
  readonly strike: true | undefined;
};

/** Letters of scripts without spaces: a line may break after each. */
const ALONE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;

const DASHES = String.raw`\u2010-\u2015\/\-`;

/** Spaces, line breaks, and words, which may also end after a dash. */
const WORDS = new RegExp(
  [
    String.raw`\n`,
    String.raw`[^\S\n]+`,
    String.raw`[^\s${ALONE}${DASHES}]+[${DASHES}]*`,
    `[${ALONE}]`,
    `[${DASHES}]+`,
  ].join('|'),
  'gu',
);

const ENDS_BY_ITSELF = new RegExp(`[${ALONE}${DASHES}]$`, 'u');

/** Splits the text of a block at line break opportunities, font changes and direction changes. */
export function piecesOf(
  runs: readonly Run[],
  { look: base, size }: Pick<BlockStyle, 'look' | 'size'>,
  fonts: FontCase,
  shape: Shape,
): { readonly pieces: Piece[]; readonly rightToLeft: boolean } {
  const levels = levelsOf(runs.map(({ text }) => text).join(''));
  const cutter = new WordCutter(fonts, shape, size, levels);
  let start = 0;
  for (const run of runs) {
    cutter.cut(run, start, lookOf(base, run.bold === true, run.italic === true));
    start += run.text.length;
  }
  return { pieces: cutter.pieces, rightToLeft: levels.rightToLeft };
}

class WordCutter {
  readonly pieces: Piece[] = [];

  constructor(
    private readonly fonts: FontCase,
    private readonly shape: Shape,
    private readonly size: number,
    private readonly levels: Levels,
  ) {}

  /** Splits a run that begins at a position of its block. */
  cut(run: Run, start: number, look: Look): void {
    const simple = this.levels.isPlain ? this.fonts.simple(run.text, look) : undefined;
    for (const match of run.text.matchAll(WORDS)) {
      const word = match[0];
      if (word === '\n') this.breakLine(look);
      else if (/^\s/.test(word)) this.put(' ', look, start + match.index, run, simple, true);
      else this.put(word, look, start + match.index, run, simple, false);
    }
  }

  private put(
    word: string,
    look: Look,
    at: number,
    { link, strike }: Run,
    simple: FontName | undefined,
    isSpace: boolean,
  ): void {
    const ends = isSpace || ENDS_BY_ITSELF.test(word) ? 'word' : 'nothing';
    const add = (text: string, font: FontName, level: number, isLast: boolean) =>
      this.push(this.shape(text, font), level, isSpace, isLast ? ends : 'nothing', link, strike);
    if (simple) return add(word, simple, 0, true);
    if (this.levels.isPlain) {
      const parts = this.fonts.parts(word, look);
      parts.forEach(({ text, font }, place) => add(text, font, 0, place === parts.length - 1));
      return;
    }
    const parts = this.levels
      .partsOf(word, at)
      .flatMap(({ text, level }) => this.fonts.parts(text, look).map((part) => ({ ...part, level })));
    parts.forEach(({ text, font, level }, place) => add(text, font, level, place === parts.length - 1));
  }

  private breakLine(look: Look): void {
    const level = this.levels.rightToLeft ? 1 : 0;
    const font = this.fonts.parts(' ', look)[0]!.font;
    this.push(this.shape('', font), level, true, 'line', undefined, undefined);
  }

  private push(
    shaped: ShapedText,
    level: number,
    isSpace: boolean,
    ends: Piece['ends'],
    link: string | undefined,
    strike: true | undefined,
  ): void {
    this.pieces.push({ shaped, level, isSpace, width: shaped.width * this.size, ends, link, strike });
  }
}
