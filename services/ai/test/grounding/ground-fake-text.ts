import type { Language } from '@word-unfolded/domain';
import { groundAnswer } from '../../src/grounding/ground-answer.js';
import type { GroundedPiece } from '../../src/grounding/grounded-piece.js';
import type { GroundingOptions } from '../../src/grounding/grounding-options.js';
import { FAKE, FakeFinder, FakeText, INVENTADA } from './grounding-fake-text.js';

export const text = new FakeText();
export function optionsIn(language: Language, longestHeld?: number): GroundingOptions {
  const translations = language === 'en' ? [FAKE] : [INVENTADA];
  return { language, translations, text, finder: new FakeFinder(), longestHeld };
}

export async function ground(chunks: readonly string[], language: Language = 'en', longestHeld?: number) {
  const pieces: GroundedPiece[] = [];
  for await (const piece of groundAnswer(chunks, optionsIn(language, longestHeld))) pieces.push(piece);
  return pieces;
}

export const shown = (pieces: readonly GroundedPiece[]) => pieces.map((piece) => piece.text).join('');

/**
 * The text that is shown of an answer, and its verdicts, such as `exact`, `repaired`, `removed other-verse`; those of
 * references begin with `@`.
 */
export async function check(answer: string, language: Language = 'en') {
  const pieces = await ground([answer], language);
  const marks = pieces.flatMap((piece) => {
    if (piece.kind === 'text') return [];
    return `${piece.kind === 'reference' ? '@' : ''}${piece.verdict}${piece.reason ? ` ${piece.reason}` : ''}`;
  });
  return { shown: shown(pieces), marks };
}

export const untouched = (answer: string, ...marks: string[]) => ({ shown: answer, marks });

/** Pieces with adjacent texts joined. */
export function joined(pieces: readonly GroundedPiece[]): GroundedPiece[] {
  const all: GroundedPiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      all.splice(-1, 1, { kind: 'text', text: last.text + piece.text });
    else all.push(piece);
  }
  return all;
}
