import type { Faces } from '../fonts/load-faces.js';
import { NO_BREAK, RIGHT_TO_LEFT } from './prepare-quote.js';
import type { Cut } from './type-choices.js';
import type { Ink, Typeface } from './typeface.js';

/** The quote has characters for which there is no glyph. */
export class UnsupportedCharactersError extends Error {
  override readonly name = 'UnsupportedCharactersError';

  constructor(readonly characters: string) {
    super(`no typeface has ${characters}`);
  }
}

/** Letters that are set together: one typeface, one size. */
type Run = { readonly typeface: Typeface; readonly text: string; readonly scale: number; readonly x: number };

/** A word that is ready to be set. Measures are in em. */
export type Word = {
  readonly runs: readonly Run[];
  readonly advance: number;
  readonly ink: Ink;
  readonly isRightToLeft: boolean;
  /**
   * How far the word reaches over the optical edge of a line that begins or ends with it: marks hang outside, and the
   * ink of a letter aligns, not the empty space beside it.
   */
  readonly hangsLeft: number;
  readonly hangsRight: number;
  readonly text: string;
  /**
   * What stands before it: a space; a space at which no line breaks; or nothing, because it is the part of a word after
   * a hyphen.
   */
  readonly before: 'space' | 'bound' | 'hyphen';
};

/** Longer parts of words, which no language of the product has, are broken anywhere. */
const LONGEST_PART = 24;

/** After the hyphen of a compound whose parts have some letters; numbers such as 8:6-7 have none. */
const HYPHEN = /(?<=\p{L}{2}[-\u2010])(?=\p{L}{2})/u;

/** Characters that an error names. */
const MOST_NAMED = 12;

/** The largest space beside a letter that counts as empty, in em: the swash of a script is part of its letter. */
const MOST_BEARING = 0.12;

/** The height of synthesised small capitals, relative to capitals. */
const SMALL_CAPS = 0.78;

/** A word of capitals: LORD, SEÑOR, YAHWEH’S. Roman numerals and single letters are none. */
const CAPITALS = /^\p{Lu}{3,}$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const INVISIBLE = /[\u00AD\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{1F3FB}-\u{1F3FF}]/gu;
const OPENING = /^[“«‘„"']+/u;
const CLOSING = /[”»’"'.,;:]+$/u;

/**
 * Prepares words for setting.
 *
 * @throws UnsupportedCharactersError
 */
export function wordsOf(text: string, faces: Faces, cut: Cut): Word[] {
  return text
    .split(' ')
    .flatMap((group) => group.split(NO_BREAK).filter(Boolean).flatMap(partsOf))
    .map(({ part, before }) => wordOf(part, before, faces, cut));
}

type Part = { readonly part: string; readonly before: Word['before'] };

/** The parts of a word between which a line may break. */
function partsOf(word: string, place: number): Part[] {
  const parts = RIGHT_TO_LEFT.test(word) ? [word] : word.split(HYPHEN).flatMap(inPieces);
  return parts.map((part, at) => ({
    part,
    before: at > 0 ? 'hyphen' : place > 0 ? 'bound' : 'space',
  }));
}

function inPieces(part: string): string[] {
  const signs = [...graphemes.segment(part)].map(({ segment }) => segment);
  if (signs.length <= LONGEST_PART) return [part];
  const pieces = Math.ceil(signs.length / LONGEST_PART);
  const length = Math.ceil(signs.length / pieces);
  return Array.from({ length: pieces }, (_, at) => signs.slice(at * length, (at + 1) * length).join(''));
}

function wordOf(text: string, before: Word['before'], faces: Faces, cut: Cut): Word {
  const runs: Run[] = [];
  let x = 0;
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = (typeface: Typeface, letters: string, scale: number, kern = 0) => {
    runs.push({ typeface, text: letters, scale, x });
    const own = typeface.ink(letters);
    ink.left = Math.min(ink.left, x + own.left * scale);
    ink.right = Math.max(ink.right, x + own.right * scale);
    ink.top = Math.min(ink.top, own.top * scale);
    ink.bottom = Math.max(ink.bottom, own.bottom * scale);
    x += (typeface.advance(letters) + kern) * scale + cut.tracking;
  };
  if (cut.inSmallCapitals)
    for (const part of text.split(/(\p{Ll}[\p{Ll}\p{M}]*)/u).filter(Boolean)) {
      const scale = /^\p{Ll}/u.test(part) ? SMALL_CAPS : 1;
      for (const { typeface, letters } of inVisualOrder(byTypeface(upper(part), faces[cut.face]), text))
        spread(typeface, letters, cut.tracking, (some, kern) => add(typeface, some, scale, kern));
    }
  else
    for (const part of text.split(/(\p{Lu}{3,}(?!\p{Ll}))/u).filter(Boolean)) {
      const isCapitals = CAPITALS.test(part);
      const chain = faces[isCapitals ? cut.smallCaps : cut.face];
      const scale = isCapitals && cut.smallCaps === 'marcellus' && cut.face !== 'marcellus' ? 0.78 : 1;
      const pieces = isCapitals ? [part.slice(0, 1), part.slice(1)] : [part];
      for (const [at, piece] of pieces.entries())
        for (const signs of withMarksApart(piece, cut)) {
          if (isClosing(signs)) x += markKernOf(signs, cut);
          for (const { typeface, letters } of inVisualOrder(byTypeface(signs, chain), text))
            spread(typeface, letters, cut.tracking, (some, kern) =>
              add(typeface, some, scale * (at ? SMALL_CAPS : 1), kern),
            );
          if (!isClosing(signs)) x += markKernOf(signs, cut);
        }
    }
  return {
    runs,
    advance: x - cut.tracking,
    ink,
    isRightToLeft: RIGHT_TO_LEFT.test(text),
    ...edgesOf(text, faces, cut),
    text,
    before,
  };
}

/** The marks of a word by themselves, where they stand at another distance from letters than the font has it. */
const withMarksApart = (text: string, { markKern }: Cut): string[] =>
  markKern === undefined ? [text] : text.split(/([“”«»]+)/u).filter(Boolean);

const isClosing = (signs: string) => /^[”»]/u.test(signs);

const markKernOf = (signs: string, { markKern = 0 }: Cut) => (/^[“”«»]/u.test(signs) ? markKern : 0);

/** The optical edges of a word. Those of right-to-left words are on the other side, and are left as they are. */
function edgesOf(text: string, faces: Faces, cut: Cut): Pick<Word, 'hangsLeft' | 'hangsRight'> {
  const opening = OPENING.exec(text)?.[0] ?? '';
  const closing = CLOSING.exec(text.slice(opening.length))?.[0] ?? '';
  const written = text.slice(opening.length, text.length - closing.length);
  const letters = cut.inSmallCapitals ? upper(written) : written;
  if (letters === '' || RIGHT_TO_LEFT.test(text)) return { hangsLeft: 0, hangsRight: 0 };
  const typefaceOf = (signs: string) => faces[cut.face].find((one) => one.has(signs));
  const widthOf = (signs: string) =>
    signs === '' ? 0 : (typefaceOf(signs)?.advance(signs) ?? 0) + cut.tracking * signs.length;
  const inkOf = (sign: string) => {
    const typeface = typefaceOf(sign);
    const { left, right } = typeface?.ink(sign) ?? { left: 0, right: 0 };
    return { left: bearing(left), right: typeface ? bearing(typeface.advance(sign) - right) : 0 };
  };
  const signs = [...graphemes.segment(letters)].map(({ segment }) => segment);
  const [first, last] = [signs[0]!, signs.at(-1)!];
  // Points are darker than quotation marks, so that they hang only by a half.
  const points = closing.replace(/[“”«»‘’„"']/gu, '');
  return {
    hangsLeft: widthOf(opening) + markKernOf(opening, cut) + inkOf(first).left,
    hangsRight:
      closing === ''
        ? inkOf(last).right
        : markKernOf(closing.slice(points.length), cut) +
          widthOf(closing) -
          widthOf(points) +
          widthOf(points) * 0.5,
  };
}

/** Capitals as in Spanish, which has no letter whose capital differs from that of English. */
const upper = (letters: string) => letters.toLocaleUpperCase('es');

const bearing = (space: number) => Math.min(MOST_BEARING, Math.max(0, space));

/** The room beside the optical edges of lines that hanging marks and overhanging letters need, in em. */
export function overhangOf(words: readonly Word[]): { readonly left: number; readonly right: number } {
  return {
    left: Math.max(0, ...words.map(({ hangsLeft, ink }) => hangsLeft - ink.left)),
    right: Math.max(0, ...words.map(({ hangsRight, ink, advance }) => hangsRight + ink.right - advance)),
  };
}

/** Tracked letters are set one by one, with their kerning; others together, with their ligatures and joins. */
function spread(
  typeface: Typeface,
  letters: string,
  tracking: number,
  add: (some: string, kern: number) => void,
): void {
  if (tracking <= 0.008 || RIGHT_TO_LEFT.test(letters)) return add(letters, 0);
  const signs = [...graphemes.segment(letters)].map(({ segment }) => segment);
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1];
    add(sign, next === undefined ? 0 : kerning(typeface, sign, next));
  }
}

/** How much nearer two letters stand than their widths say, in em; a ligature is none. */
function kerning(typeface: Typeface, one: string, other: string): number {
  const kern = typeface.advance(one + other) - typeface.advance(one) - typeface.advance(other);
  return Math.abs(kern) < 0.25 ? kern : 0;
}

/** The marks of a right-to-left word stand on the other side; within a run the font shapes it. */
function inVisualOrder<Piece>(pieces: readonly Piece[], word: string): readonly Piece[] {
  return RIGHT_TO_LEFT.test(word) ? pieces.toReversed() : pieces;
}

function byTypeface(text: string, chain: readonly Typeface[]): { typeface: Typeface; letters: string }[] {
  const [main] = chain;
  if (main!.has(text)) return [{ typeface: main!, letters: text }];
  const parts: { typeface: Typeface; letters: string }[] = [];
  const missing = new Set<string>();
  for (const { segment } of graphemes.segment(text)) {
    const letters = segment.replace(INVISIBLE, '');
    if (letters === '') continue;
    const typeface = chain.find((one) => one.has(letters));
    const last = parts.at(-1);
    if (!typeface) missing.add(segment);
    else if (last?.typeface === typeface) last.letters += letters;
    else parts.push({ typeface, letters });
  }
  if (missing.size > 0) throw new UnsupportedCharactersError([...missing].slice(0, MOST_NAMED).join(''));
  return parts;
}
