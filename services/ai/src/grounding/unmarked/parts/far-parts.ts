import type { PassageWords } from '../../words/passage-words.js';
import type { Span } from '../align-span.js';
import { endsClause, type ComparedText } from '../span-text.js';

/** Fewest words of a part that stands elsewhere in the verse, and of both parts together. */
const FEWEST_WORDS = 4;
const FEWEST_TOGETHER = 8;
/** Most words of the verse from the first part to the last. */
const LONGEST = 60;
/** Marks and ends of paragraphs over which a text is not read as one. */
const PARTED = /[“”"«»()…|]|\.\.|\n\s*\n/u;

/**
 * A part of a text and the words right beside it that stand elsewhere in the same verse: what is between them there was
 * left out, or both have changed places. Undefined where the words beside it are others.
 */
export function withFarPart(span: Span, compared: ComparedText, passage: PassageWords): Span | undefined {
  return partBeside(span, compared, passage, 'before') ?? partBeside(span, compared, passage, 'after');
}

function partBeside(
  { quoted, stored, matched }: Span,
  { text, words }: ComparedText,
  { words: theirs }: PassageWords,
  side: 'before' | 'after',
): Span | undefined {
  const verse = theirs[stored.from]!.verse;
  let best: { readonly at: number; readonly length: number } | undefined;
  for (let at = 0; at < theirs.length; at += 1) {
    if (theirs[at]!.verse !== verse) continue;
    let length = 0;
    for (;;) {
      const own = words[side === 'before' ? quoted.from - 1 - length : quoted.to + length];
      const there = side === 'before' ? at - length : at + length;
      const isTaken = there >= stored.from && there < stored.to;
      if (!own || isTaken || theirs[there]?.verse !== verse || theirs[there].key !== own.key) break;
      length += 1;
    }
    if (length > (best?.length ?? 0)) best = { at: side === 'before' ? at - length + 1 : at, length };
  }
  if (!best || best.length < FEWEST_WORDS || best.length + matched < FEWEST_TOGETHER) return undefined;
  const own =
    side === 'before'
      ? { from: quoted.from - best.length, to: quoted.to }
      : { from: quoted.from, to: quoted.to + best.length };
  const edge = side === 'before' ? quoted.from : quoted.to;
  if (PARTED.test(text.slice(words[edge - 1]!.end, words[edge]!.start))) return undefined;
  const run = {
    from: Math.min(stored.from, best.at),
    to: Math.max(stored.to, best.at + best.length),
  };
  if (run.to - run.from > LONGEST) return undefined;
  if (!endsClause({ text, words }, own.from - 1) || !endsClause({ text, words }, own.to - 1))
    return undefined;
  return { quoted: own, stored: run, matched: matched + best.length };
}
