import type { Run } from '../blocks/block.js';
import type { FontName, Look } from './faces.js';
import type { FontCase } from './font-case.js';
import { levelsOf, type Levels } from './levels.js';
import { lookOf } from './styles.js';

/** Adjacent characters of one font and one direction. */
export type Piece = {
  readonly text: string;
  readonly font: FontName;
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

/** Measures text in a font, in points. */
export type Measure = (text: string, font: FontName) => number;

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
