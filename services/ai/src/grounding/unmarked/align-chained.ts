import type { TextWord } from '../words/text-words.js';
import { alignSpan, type Span } from './align-span.js';
import type { ComparedText } from './span-text.js';
import { isTelling } from '../words/telling-words.js';

/** Most words that may stand between two aligned parts, in the text and in the passage. */
const MOST_BETWEEN = 4;
/** Words of the text beside the aligned part that are compared once more. */
const REACH = 10;
const FEWEST_WORDS = 2;
const PARTED = /[“”"«»()…|]|\.\.|\n\s*\n/u;

type Words = readonly Pick<TextWord, 'key'>[];

/**
 * The part of a text that is most like a part of a passage, together with the equal words before and after it from which
 * some words that were put in, dropped or changed part it.
 */
export function alignChained(compared: ComparedText, stored: Words): Span | undefined {
  const found = alignSpan(compared.words, stored);
  return found && withBefore(withAfter(found, compared, stored), compared, stored);
}

function withAfter(span: Span, { text, words }: ComparedText, stored: Words): Span {
  const own = words.slice(span.quoted.to, span.quoted.to + REACH);
  const theirs = stored.slice(span.stored.to, span.stored.to + REACH);
  const next = own.length < FEWEST_WORDS ? undefined : alignSpan(own, theirs);
  if (!next || next.quoted.from > MOST_BETWEEN || next.stored.from > MOST_BETWEEN) return span;
  if (!isTold(next, own)) return span;
  const gap = text.slice(words[span.quoted.to - 1]!.end, own[next.quoted.from]!.start);
  if (PARTED.test(gap) || /[.!?]/u.test(gap)) return span;
  return {
    quoted: { from: span.quoted.from, to: span.quoted.to + next.quoted.to },
    stored: { from: span.stored.from, to: span.stored.to + next.stored.to },
    matched: span.matched + next.matched,
  };
}

function withBefore(span: Span, { text, words }: ComparedText, stored: Words): Span {
  const [from, storedFrom] = [Math.max(0, span.quoted.from - REACH), Math.max(0, span.stored.from - REACH)];
  const own = words.slice(from, span.quoted.from);
  const theirs = stored.slice(storedFrom, span.stored.from);
  const last = own.length < FEWEST_WORDS ? undefined : alignSpan(own, theirs);
  if (!last || !isTold(last, own)) return span;
  const isFar = own.length - last.quoted.to > MOST_BETWEEN || theirs.length - last.stored.to > MOST_BETWEEN;
  const gap = text.slice(own[last.quoted.to - 1]!.end, words[span.quoted.from]!.start);
  if (isFar || PARTED.test(gap) || /[.!?]/u.test(gap)) return span;
  return {
    quoted: { from: from + last.quoted.from, to: span.quoted.to },
    stored: { from: storedFrom + last.stored.from, to: span.stored.to },
    matched: span.matched + last.matched,
  };
}

/** Whether equal words are no chance: two of them, one of which says something. */
function isTold({ quoted, matched }: Span, own: Words): boolean {
  const isTellingPart = own.slice(quoted.from, quoted.to).some(({ key }) => isTelling(key));
  return matched >= FEWEST_WORDS + 1 || (matched >= FEWEST_WORDS && isTellingPart);
}
