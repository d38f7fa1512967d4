import type { Run } from '../blocks/block.js';
import type { FontFile, Look } from './faces.js';
import type { FontCase } from './font-case.js';
import { levelsOf, type Levels } from './levels.js';
import { lookOf } from './styles.js';

/** Characters of one font and one direction that stand together. */
export type Piece = {
  readonly text: string;
  readonly font: FontFile;
  /** In points. */
  readonly width: number;
  /** Of the bidirectional algorithm: odd from right to left. */
  readonly level: number;
  /** What may follow: more of the same word, another word, or nothing but a new line. */
  readonly ends: 'nothing' | 'word' | 'line';
  readonly isSpace: boolean;
  readonly link: string | undefined;
  readonly strike: true | undefined;
};

/** What a font measures, in points. */
export type Measure = (text: string, font: FontFile) => number;

/** Letters of scripts without blanks: a line may end after each. */
const ALONE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;

const DASHES = String.raw`\u2010-\u2015\/\-`;

/** Blanks, line breaks, and words, which may also end after a dash. */
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

/** The words of a block, cut where a line may end, a font changes, or the direction does. */
export function piecesOf(
  runs: readonly Run[],
  base: Look,
  fonts: FontCase,
  measure: Measure,
): { readonly pieces: Piece[]; readonly rightToLeft: boolean } {
  const levels = levelsOf(runs.map(({ text }) => text).join(''));
  const cutter = new WordCutter(fonts, measure, levels);
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
    private readonly measure: Measure,
    private readonly levels: Levels,
  ) {}

  /** Cuts a run that begins at a place of its block. */
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
    simple: FontFile | undefined,
    isSpace: boolean,
  ): void {
    const ends = isSpace || ENDS_BY_ITSELF.test(word) ? 'word' : 'nothing';
    const add = (text: string, font: FontFile, level: number, isLast: boolean) =>
      this.pieces.push({
        text,
        font,
        level,
        isSpace,
        width: this.measure(text, font),
        ends: isLast ? ends : 'nothing',
        link,
        strike,
      });
    if (simple) return void add(word, simple, 0, true);
    const parts = this.levels
      .partsOf(word, at)
      .flatMap(({ text, level }) => this.fonts.parts(text, look).map((part) => ({ ...part, level })));
    parts.forEach(({ text, font, level }, place) => add(text, font, level, place === parts.length - 1));
  }

  private breakLine(look: Look): void {
    const level = this.levels.rightToLeft ? 1 : 0;
    const font = this.fonts.parts(' ', look)[0]!.font;
    const nothing = { text: '', width: 0, link: undefined, strike: undefined };
    this.pieces.push({ ...nothing, font, level, ends: 'line', isSpace: true });
  }
}
