import type { ReadPassage } from '../../judging/passage-reader.js';
import type { Span } from '../align-span.js';
import { endsSentence, type ComparedText } from '../span-text.js';

/** So many words of another verse are no chance. */
const BY_CHANCE = 3;
/** Fewest words of a span that is left. */
const FEWEST_WORDS = 6;

/**
 * A span that goes over into another verse by a word or two only does so by chance: `and` begins many verses.
 */
export function withinVerses({ quoted, stored, matched }: Span, { words: { words } }: ReadPassage): Span {
  const verseAt = (at: number) => words[at]?.verse;
  const last = verseAt(stored.to - 1);
  const first = verseAt(stored.from);
  let behind = 0;
  while (behind < BY_CHANCE && verseAt(stored.to - 1 - behind) === last) behind += 1;
  let before = 0;
  while (before < BY_CHANCE && verseAt(stored.from + before) === first) before += 1;
  const cutsEnd = last !== first && behind < BY_CHANCE ? behind : 0;
  const cutsStart = last !== first && before < BY_CHANCE ? before : 0;
  return {
    quoted: { from: quoted.from + cutsStart, to: quoted.to - cutsEnd },
    stored: { from: stored.from + cutsStart, to: stored.to - cutsEnd },
    matched: matched - cutsStart - cutsEnd,
  };
}

/** A span that has a word or two of another sentence of the text has them by chance: “… within me. For I am poor”. */
export function withinSentences(span: Span, compared: ComparedText): Span {
  const { quoted, stored, matched } = beforeDash(span, compared);
  const cut = [1, 2, 3].find((count) => endsSentence(compared, quoted.from + count - 1)) ?? 0;
  const isBegun = endsSentence(compared, quoted.from - 1);
  if (cut === 0 || isBegun || matched - cut < FEWEST_WORDS) return { quoted, stored, matched };
  return {
    quoted: { from: quoted.from + cut, to: quoted.to },
    stored: { from: stored.from + cut, to: stored.to },
    matched: matched - cut,
  };
}

/** The same after a dash: “unto the LORD — and rest”. */
function beforeDash({ quoted, stored, matched }: Span, { text, words }: ComparedText): Span {
  const [last, next] = [words[quoted.to - 2], words[quoted.to - 1]];
  const isChance =
    last !== undefined &&
    matched > FEWEST_WORDS &&
    words[quoted.to] !== undefined &&
    /\s[—–]\s/u.test(text.slice(last.end, next!.start));
  if (!isChance) return { quoted, stored, matched };
  return {
    quoted: { from: quoted.from, to: quoted.to - 1 },
    stored: { from: stored.from, to: stored.to - 1 },
    matched: matched - 1,
  };
}
