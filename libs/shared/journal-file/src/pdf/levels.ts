import bidiFactory from 'bidi-js';
import { hasRightToLeft } from '../direction.js';

type LevelPart = { readonly text: string; readonly level: number };

/** Which way the parts of a text run. */
export type Levels = {
  readonly rightToLeft: boolean;
  /** Everything runs from left to right. */
  readonly isPlain: boolean;
  /** A word in parts of one level. @param at where it begins in the text */
  readonly partsOf: (word: string, at: number) => readonly LevelPart[];
};

const bidi = bidiFactory();

/** Letters whose font turns them around by itself. */
const TURNED = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}]/u;

const LEFT_TO_RIGHT: Levels = {
  rightToLeft: false,
  isPlain: true,
  partsOf: (text) => [{ text, level: 0 }],
};

/** The levels of a text by the bidirectional algorithm (Unicode annex 9); its first letter decides for the whole. */
export function levelsOf(text: string): Levels {
  if (!hasRightToLeft(text)) return LEFT_TO_RIGHT;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const rightToLeft = ((paragraphs[0]?.level ?? 0) & 1) === 1;
  return { rightToLeft, isPlain: false, partsOf: (word, at) => levelParts(word, at, levels) };
}

/** Signs that no font turns around stand alone where they run from right to left, mirrored if they have a counterpart. */
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
 * Items of a line in the order in which they are seen: from the highest level down, whatever stands together at it or above
 * is turned around (Unicode annex 9, L2).
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
