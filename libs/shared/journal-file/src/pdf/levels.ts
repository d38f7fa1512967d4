import bidiFactory from 'bidi-js';
import { hasRightToLeft } from '../direction.js';

type LevelPart = { readonly text: string; readonly level: number };

/** The embedding levels of the parts of a text. */
export type Levels = {
  readonly rightToLeft: boolean;
  /** Purely left-to-right text. */
  readonly isPlain: boolean;
  /** Splits a word into parts of one level. @param at its position in the text */
  readonly partsOf: (word: string, at: number) => readonly LevelPart[];
};

const bidi = bidiFactory();

/** Letters that their font reverses itself. */
const TURNED = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}]/u;

const LEFT_TO_RIGHT: Levels = {
  rightToLeft: false,
  isPlain: true,
  partsOf: (text) => [{ text, level: 0 }],
};

/** The levels of a text by the bidirectional algorithm (Unicode annex 9); its first letter sets the paragraph level. */
export function levelsOf(text: string): Levels {
  if (!hasRightToLeft(text)) return LEFT_TO_RIGHT;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const rightToLeft = ((paragraphs[0]?.level ?? 0) & 1) === 1;
  return { rightToLeft, isPlain: false, partsOf: (word, at) => levelParts(word, at, levels) };
}

/** Other characters in right-to-left text stand alone, mirrored if they have a counterpart. */
function levelParts(word: string, at: number, levels: Uint8Array): LevelPart[] {
  const parts: { text: string; level: number; isTurned: boolean }[] = [];
  let place = at;
  for (const sign of word) {
    const level = levels[place] ?? 0;
    place += sign.length;
    const isOdd = (level & 1) === 1;
    const isTurned = !isOdd || TURNED.test(sign);
    const last = parts.at(-1);
    if (last?.level === level && last.isTurned && isTurned) last.text += sign;
    else parts.push({ text: (isOdd && bidi.getMirroredCharacter(sign)) || sign, level, isTurned });
  }
  return parts;
}

/**
 * Reorders the items of a line for display: from the highest level down, each run at that level or above is reversed
 * (Unicode annex 9, L2).
 */
export function inSight<Item extends { readonly level: number }>(items: readonly Item[]): readonly Item[] {
  let highest = 0;
  for (const { level } of items) highest = Math.max(highest, level);
  if (highest === 0) return items;
  const seen = [...items];
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while (end < seen.length && seen[end]!.level >= level) end += 1;
      if (end - start > 1) seen.splice(start, end - start, ...seen.slice(start, end).toReversed());
      start = end;
    }
  return seen;
}
