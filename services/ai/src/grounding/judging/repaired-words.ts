import { alignWords, type Alignment } from '../words/align-words.js';
import { SHORT_GAP, stretchesOf } from '../words/match-exactly.js';
import { textOfRun, type PassageWords, type WordRun } from '../words/passage-words.js';
import type { TextWord } from '../words/text-words.js';

/** If a stretch between ellipses is less like the passage than this, the repaired words have no ellipses. */
const LIKE_ENOUGH = 0.5;

/** Stored words for an answer, and the place of each unbroken run in the passage. */
export type RepairedWords = { readonly text: string; readonly runs: readonly WordRun[] };

/** The stored words that replace a wrong quotation. Its ellipses stay where words are left out. */
export function repairedWords(
  quoted: readonly TextWord[],
  passage: PassageWords,
  whole: Alignment,
): RepairedWords {
  const run = toEndOfSentence(whole.run, passage);
  const unbroken = { text: textOfRun(passage, run), runs: [run] };
  const stretches = stretchesOf(quoted);
  if (stretches.length === 1) return unbroken;
  const runs: WordRun[] = [];
  for (const stretch of stretches) {
    const after = runs.at(-1)?.to ?? 0;
    const aligned = alignWords(stretch, { ...passage, words: passage.words.slice(after) });
    if (!aligned || aligned.likeness < LIKE_ENOUGH || aligned.matched < 2) return unbroken;
    const { from, to } = aligned.run;
    if (runs.length > 0 && from > 0 && from <= SHORT_GAP) return unbroken;
    runs.push({ from: after + from, to: after + to });
  }
  const parts = runs.map((run, index) => {
    const follows = index === 0 || runs[index - 1]!.to === run.from;
    return `${follows ? '' : '… '}${textOfRun(passage, run)}`;
  });
  return { text: parts.join(' '), runs };
}

/** Most words by which the end of a sentence is nearer than it would be cut: “they shall be called the children of God”. */
const NEAR_END = 3;

/** A run that ends within a sentence of its verse, close to its end, with the rest of it. */
function toEndOfSentence(run: WordRun, { words, verses }: PassageWords): WordRun {
  const verse = words[run.to - 1]?.verse;
  for (let to = run.to; to <= run.to + NEAR_END; to += 1) {
    const last = words[to - 1];
    if (last === undefined || last.verse !== verse) return run;
    const next = words[to]?.verse === verse ? words[to] : undefined;
    const gap = verses[last.verse]!.text.slice(last.end, next?.start);
    if (next === undefined || /[.!?;]/u.test(gap)) return { from: run.from, to };
    if (/[,:]/u.test(gap)) return to === run.to ? run : { from: run.from, to };
  }
  return run;
}

const DOUBLE = /[“”"„]/u;

/**
 * Fits stored words into the quotation marks of an answer: inner speech gets single marks, a mark without its other
 * half is dropped, and the final punctuation is the answer's own.
 */
export function fitIntoMarks(stored: string, opening: string, original: string): string {
  const within =
    opening !== '' && DOUBLE.test(opening) ? { opens: '‘', closes: '’' } : { opens: '“', closes: '”' };
  const open: number[] = [];
  const units = [...stored];
  units.forEach((unit, index) => {
    if (unit === '“') open.push(index);
    if (unit !== '”') return;
    const opener = open.pop();
    units[index] = opener === undefined ? '' : within.closes;
    if (opener !== undefined) units[opener] = within.opens;
  });
  for (const index of open) units[index] = '';
  const stop = /[.,;:!?](?=[\s*_”’"'»)]*$)/u.exec(original)?.[0] ?? '';
  const text = units.join('').trim();
  return /[.,;:!?]\p{Pf}*$/u.test(text) ? text : `${text}${stop}`;
}
