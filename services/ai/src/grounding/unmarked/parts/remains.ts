import type { NearSpan } from '../span.js';
import { comparedText } from '../span-text.js';

/** Most words of a part that a repaired passage shows already, and most such parts on each side of it. */
const MOST_WORDS = 8;
const MOST_PARTS = 2;
/** A part behind words: its stop, and its words up to the next one. */
const BEHIND = /^[^\p{L}\p{N}“”"«»()[\]|\n]*(?:\n[ \t]*)?([\p{L}¿¡][^.,;:!?…“”"«»()[\]|\n—–]*)[.,;:!?…]?/u;
/** A part before words, up to the stop before it. */
const BEFORE = /(?<=^|[.,;:!?…“"«([|\n—–*_][\s*_]*)([\p{L}¿¡][^.,;:!?…“”"«»()[\]|\n—–]*)[.,;:!?…]+[*_]*\s*$/u;

/**
 * Repaired spans together with what is left beside them of the words that they show: an exchanged clause stands before or
 * behind the verse once more, as in “[…]. El que venciere,”.
 */
export function withRemains(text: string, spans: readonly NearSpan[]): NearSpan[] {
  return merged(text, spans).map((span, at, all) => {
    if (span.isExact || span.isJoined) return span;
    let { start, end } = span;
    const limit = all[at + 1]?.start ?? text.length;
    const earliest = all[at - 1]?.end ?? 0;
    for (let part = 0; part < MOST_PARTS; part += 1) {
      const [whole, words] = BEHIND.exec(text.slice(end, limit)) ?? [];
      if (whole === undefined || !isShown(words!, span)) break;
      end += whole.replace(/[^\p{L}\p{M}]+$/u, '').length;
    }
    for (let part = 0; part < MOST_PARTS; part += 1) {
      const found = BEFORE.exec(text.slice(earliest, start));
      if (!found || !isShown(found[1]!, span)) break;
      start = earliest + found.index;
    }
    return { ...span, start, end };
  });
}

/** The spans, with those as one that stand side by side and show the same words of their passage. */
function merged(text: string, spans: readonly NearSpan[]): NearSpan[] {
  const all: NearSpan[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const from = last && !last.isExact && !span.isExact ? placeIn(last, span) : undefined;
    const to = (from ?? 0) + span.run.to - span.run.from;
    const isSame = from !== undefined && from < last!.run.to && to > last!.run.from;
    if (!last || !isSame || /[\p{L}“”"«»()|]|\n\s*\n/u.test(text.slice(last.end, span.start))) {
      all.push(span);
      continue;
    }
    const run = { from: Math.min(from, last.run.from), to: Math.max(to, last.run.to) };
    all.splice(-1, 1, { ...last, end: span.end, run, words: last.words + span.words });
  }
  return all;
}

/** Where the words of a span begin in the passage of another one; undefined where it has them not. */
function placeIn({ passage }: NearSpan, span: NearSpan): number | undefined {
  const first = span.passage.words.words[span.run.from]!;
  const { id } = span.passage.words.verses[first.verse]!;
  if (passage.translation.id !== span.passage.translation.id) return undefined;
  const { words, verses } = passage.words;
  const at = words.findIndex(({ verse, start }) => start === first.start && verses[verse]!.id === id);
  return at < 0 ? undefined : at;
}

/** Whether a passage has the words side by side within what it shows. */
function isShown(part: string, { passage, run }: NearSpan): boolean {
  const keys = comparedText(part, passage.translation.language).words.map(({ key }) => key);
  if (keys.length === 0 || keys.length > MOST_WORDS) return false;
  const shown = passage.words.words.slice(run.from, run.to);
  return shown.some((_, from) => keys.every((key, offset) => shown[from + offset]?.key === key));
}
