import type { ReadPassage } from '../../judging/passage-reader.js';
import type { PassageWords, WordRun } from '../../words/passage-words.js';
import { bridgedSpans } from './bridged-spans.js';
import type { NearSpan } from '../span.js';
import { comparedText, endsStoredClause, endsStoredSentence } from '../span-text.js';
import { isTelling } from '../../words/telling-words.js';

/** Text between two parts of a passage after which they are not read together. */
const PARTED = /[“”"«»()|…\p{L}\p{N}]|\.\.|—|\n\s*\n/u;
const SENTENCE = /[.!?]/u;
/** Most words of a passage that are shown in place of such parts. */
const LONGEST = 90;
/** Most words that may be missing between parts of two verses. */
const MOST_MISSING = 12;
/** Words beside a recognised part, and the fewest of them in a sentence of their own. */
const MOST_BESIDE = 24;
const FEWEST_APART = 3;
const FEWEST_RUN = 2;
const MOST_PUT_IN = 4;
const FEWEST_SCATTERED = 5;
const MOST_REORDERED = 6;

type Found = Pick<NearSpan, 'passage' | 'run' | 'isExact'>;

/**
 * Recognised words together with what stands beside them and is of the same verse, but has another place in it: a clause
 * between them is dropped, two are exchanged, or one is repeated. They are read as one misquotation of the verse.
 */
export function withDisplaced(text: string, spans: readonly NearSpan[]): NearSpan[] {
  const all: NearSpan[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const joined = last && joinedSpan(text, last, span);
    const bridged = last && !joined ? bridgedSpans(text, last, span) : undefined;
    if (joined) all.splice(-1, 1, joined);
    else if (bridged) all.splice(-1, 1, ...bridged);
    else all.push(span);
  }
  return all.map((span, at) => {
    const from = all[at - 1]?.end ?? 0;
    const to = all[at + 1]?.start ?? text.length;
    return withTail(text, withHead(text, span, from), to);
  });
}

/**
 * Whether a sentence has words of a verse that stand there before those of the sentence shown right before it: the halves
 * of the verse are exchanged. Words that stand behind these too are no sign of it. Where the words before were repaired,
 * they may have got these too.
 *
 * @param shown the span right before
 */
export function isExchanged(shown: Found, span: Found): boolean {
  const { words } = shown.passage.words;
  const run = runWithin(span, shown.passage.words);
  if (!run) return false;
  if (!shown.isExact && run.from >= shown.run.from && run.to <= shown.run.to) return true;
  if (run.to > shown.run.from) return false;
  if (words[run.from]!.verse !== words[shown.run.to - 1]!.verse) return false;
  const keysOf = ({ from, to }: WordRun) =>
    ` ${words
      .slice(from, to)
      .map(({ key }) => key)
      .join(' ')} `;
  return !keysOf({ from: shown.run.from, to: words.length }).includes(keysOf(run));
}

/** A text of which all words are of a passage, but in runs that do not stand side by side there. */
export function scatteredSpan(
  text: string,
  passage: ReadPassage,
  fewest: number = FEWEST_RUN,
): NearSpan | undefined {
  const { words } = comparedText(text, passage.translation.language);
  if (words.length < FEWEST_SCATTERED || words.length > MOST_BESIDE) return undefined;
  const all = { from: 0, to: passage.words.words.length };
  const runs = runsOf(
    words.map(({ key }) => key),
    passage.words,
    all,
  );
  if (!runs || runs.length < 2 || runs.length > words.length / FEWEST_RUN) return undefined;
  if (runs.some(({ from, to }) => to - from < fewest)) return undefined;
  const run = unionOf(runs);
  if (run.to - run.from > LONGEST) return undefined;
  const [start, end] = [words[0]!.start, words.at(-1)!.end];
  return { start, end, isExact: false, passage, run, words: words.length };
}

/** Two spans of a verse as one, if they stand side by side in the text and not in the verse. */
function joinedSpan(text: string, one: NearSpan, other: NearSpan): NearSpan | undefined {
  const gap = text.slice(one.end, other.start);
  if (PARTED.test(gap.replace(/\p{N}+/gu, '')) || one.passage.translation.id !== other.passage.translation.id)
    return undefined;
  const within = runWithin(other, one.passage.words) ?? sameWordsIn(other, one);
  const parallel = within ? undefined : sameWordsIn(one, other);
  if (parallel && parallel.to !== other.run.from && isOfOneVerse(parallel, other))
    return {
      ...other,
      start: one.start,
      isExact: false,
      run: unionOf([parallel, other.run]),
      words: one.words + other.words,
    };
  const run = within;
  if (!run || run.from === one.run.to) return undefined;
  // The same words twice are a repetition, and as true as they were.
  if (one.isExact && other.isExact && run.from === one.run.from && run.to === one.run.to) return undefined;
  const { words } = one.passage.words;
  const isOneVerse =
    words[one.run.to - 1]!.verse === words[run.from]!.verse ||
    words[one.run.from]!.verse === words[run.to - 1]!.verse;
  const missing = run.from - one.run.to;
  const isCut = missing > 0 && missing <= MOST_MISSING && !SENTENCE.test(gap);
  const union = unionOf([one.run, run]);
  if ((!isOneVerse && !isCut) || union.to - union.from > LONGEST) return undefined;
  return { ...one, end: other.end, isExact: false, run: union, words: one.words + other.words };
}

/** The place of a span in the words of another passage. */
function runWithin({ passage, run }: Found, { words, verses }: PassageWords): WordRun | undefined {
  const own = passage.words;
  const first = own.words[run.from]!;
  const { id } = own.verses[first.verse]!;
  const from = words.findIndex(({ verse, start }) => start === first.start && verses[verse]!.id === id);
  const to = from + run.to - run.from;
  return from < 0 || to > words.length ? undefined : { from, to };
}

/** Where the words of a span stand in the verses of another one: some sentences are in two books. */
function sameWordsIn({ passage, run }: Found, other: Found): WordRun | undefined {
  const keys = passage.words.words.slice(run.from, run.to).map(({ key }) => key);
  const { words } = other.passage.words;
  const { from: first, to: last } = versesAround(other.passage.words, other.run);
  for (let from = first; from + keys.length <= last; from += 1)
    if (keys.every((key, at) => words[from + at]!.key === key)) return { from, to: from + keys.length };
  return undefined;
}

function isOfOneVerse(one: WordRun, { passage, run }: Found): boolean {
  const { words } = passage.words;
  return words[one.from]!.verse === words[run.from]!.verse;
}

function withTail(text: string, span: NearSpan, to: number): NearSpan {
  const rest = text.slice(span.end, to).replace(/[^\p{L}\p{M}]+$/u, '');
  const sentence = /^[\s\S]*?\p{L}[^.!?]*/u.exec(rest)?.[0] ?? '';
  for (const part of new Set([rest, sentence])) {
    const words = besideWords(part, span);
    if (words.length === 0 || PARTED.test(part.slice(0, words[0]!.start))) continue;
    const isApart = SENTENCE.test(part.slice(0, words[0]!.start));
    const keys = words.map(({ key }) => key);
    const run =
      displaced(keys, span, isApart, 'after') ??
      (isApart ? undefined : interrupted(keys, span)) ??
      (part === rest ? leftOver(keys, span) : undefined);
    if (run) return { ...span, end: span.end + words.at(-1)!.end, isExact: false, run };
  }
  return span;
}

function withHead(text: string, span: NearSpan, from: number): NearSpan {
  const rest = text.slice(from, span.start);
  const clean = rest.search(/[^.!?…]*\P{L}*$/u);
  const clauses = [...rest.matchAll(/[,;:]\s|:(?=\p{Ll})|\n[^\p{L}\n]*|(?<!\p{L})(?:that|que)\s/gu)].map(
    ({ 0: stop, index }) => index + stop.length,
  );
  for (const start of new Set([0, clean, ...clauses])) {
    const part = rest.slice(start);
    const words = besideWords(part, span);
    const gap = part.slice(words.at(-1)?.end ?? 0).replace(/\p{N}+[.)]?/gu, '');
    if (words.length === 0 || PARTED.test(gap)) continue;
    const isApart = SENTENCE.test(gap);
    const keys = words.map(({ key }) => key);
    const run =
      displaced(keys, span, isApart, 'before') ??
      (isApart ? undefined : (opened(keys, span) ?? skipped(keys, span))) ??
      (start === clauses.at(-1) || start === clean || rest.length === part.length
        ? leftOver(keys, span)
        : undefined);
    if (run) return { ...span, start: from + start + words[0]!.start, isExact: false, run };
  }
  return span;
}

function besideWords(part: string, { passage }: NearSpan) {
  const { words } = comparedText(part, passage.translation.language);
  return words.length > MOST_BESIDE || /["“”«»()…]/u.test(part) ? [] : words;
}

/** The run of a span and of the words beside it, if these are of its verses and stand elsewhere in them. */
function displaced(
  keys: readonly string[],
  { passage, run, isExact }: NearSpan,
  isApart: boolean,
  side: 'before' | 'after',
): WordRun | undefined {
  const verses = versesAround(passage.words, run);
  if (isApart && keys.length < FEWEST_APART)
    return side === 'after' && isLeftOutOpening(keys, { passage, run })
      ? { from: verses.from, to: run.to }
      : undefined;
  const reordered = reorderedBeside(keys, passage.words, run, side);
  const runs = reordered ?? runsOf(keys, passage.words, verses);
  if (!runs) return undefined;
  if (runs.length === 1 && !reordered) {
    const [only] = runs;
    if (keys.length === 1 && !isTelling(keys[0]!)) return undefined;
    if (isExact && only!.from === run.from && only!.to === run.to) return undefined;
    if (side === 'after' ? only!.from === run.to : only!.to === run.from) return undefined;
  }
  const union = unionOf([run, ...runs]);
  return union.to - union.from <= LONGEST ? union : undefined;
}

/** The run of a repaired span beside which a few words of its verse are left over: “… thy brother. Yea,”. */
function leftOver(keys: readonly string[], { passage, run, isExact }: NearSpan): WordRun | undefined {
  const { from, to } = versesAround(passage.words, run);
  const known = new Set(passage.words.words.slice(from, to).map(({ key }) => key));
  const isOfVerse = keys.every((key) => known.has(key)) && (keys.length > 1 || isTelling(keys[0]!));
  return !isExact && keys.length <= MOST_PUT_IN && isOfVerse ? run : undefined;
}

/** Whether a few words are all those with which the verse begins, before these: “… after my departure. Yes,”. */
function isLeftOutOpening(
  keys: readonly string[],
  { passage, run }: Pick<NearSpan, 'passage' | 'run'>,
): boolean {
  const { words } = passage.words;
  const from = run.from - keys.length;
  return (
    words[from]?.verse === words[run.from]!.verse &&
    words[from - 1]?.verse !== words[from]!.verse &&
    keys.every((key, at) => words[from + at]!.key === key)
  );
}

/** Words put in before the last ones of a sentence: “El Dios por sola fe de Israel”. */
function interrupted(keys: readonly string[], { passage, run }: NearSpan): WordRun | undefined {
  const { words } = passage.words;
  for (let put = 1; put <= MOST_PUT_IN && put < keys.length; put += 1) {
    const rest = keys.slice(put);
    for (let skipped = 0; skipped <= MOST_PUT_IN; skipped += 1) {
      const from = run.to + skipped;
      const to = from + rest.length;
      const stands = words.slice(from, to).map(({ key }) => key);
      if (stands.join(' ') !== rest.join(' ') || words[to - 1]?.verse !== words[run.to - 1]!.verse) continue;
      const isTold = rest.length >= FEWEST_RUN || isTelling(rest[0]!);
      if (isTold && endsStoredClause(passage.words, to - 1)) return { from: run.from, to };
    }
  }
  return undefined;
}

/** The same after the first words of a sentence: “Juró Jehová por sola fe por su mano derecha”. */
function opened(keys: readonly string[], { passage, run }: NearSpan): WordRun | undefined {
  const { words } = passage.words;
  for (let put = 1; put <= MOST_PUT_IN && put < keys.length; put += 1) {
    const lead = keys.slice(0, keys.length - put);
    for (let skipped = 0; skipped <= MOST_PUT_IN; skipped += 1) {
      const from = run.from - skipped - lead.length;
      if (from < 0) break;
      const stands = words.slice(from, from + lead.length).map(({ key }) => key);
      if (stands.join(' ') !== lead.join(' ') || words[from]!.verse !== words[run.from]!.verse) continue;
      const isTold = lead.length >= FEWEST_RUN || isTelling(lead[0]!);
      if (isTold && (from === 0 || endsStoredClause(passage.words, from - 1))) return { from, to: run.to };
    }
  }
  return undefined;
}

/** Words that may begin any sentence. */
const CONNECTS: ReadonlySet<string> = new Set(
  'and but for so then now or nor yet y e mas pero porque pues entonces que o'.split(' '),
);
/** Most words of a verse that are left out after its first ones. */
const MOST_LEFT_OUT = 16;

/** The first words of a sentence of the verse, after which some are left out: “Lo, we found it in the fields”. */
function skipped(keys: readonly string[], { passage, run }: NearSpan): WordRun | undefined {
  const { words } = passage.words;
  if (keys.length > MOST_PUT_IN || (keys.length === 1 && CONNECTS.has(keys[0]!))) return undefined;
  for (let from = run.from - keys.length - 1; from >= Math.max(0, run.from - MOST_LEFT_OUT); from -= 1) {
    if (words[from]!.verse !== words[run.from]!.verse) return undefined;
    const isOpening = from === 0 || endsStoredSentence(passage.words, from - 1);
    if (isOpening && keys.every((key, at) => words[from + at]!.key === key)) return { from, to: run.to };
  }
  return undefined;
}

/** Words that the verse has right there, in another order: “cursed. Lord! Come,”. */
function reorderedBeside(
  keys: readonly string[],
  { words }: PassageWords,
  run: WordRun,
  side: 'before' | 'after',
): WordRun[] | undefined {
  const { length } = keys;
  if (length < 2 || length > MOST_REORDERED) return undefined;
  const from = side === 'after' ? run.to : run.from - length;
  const there = words.slice(Math.max(0, from), from + length).map(({ key }) => key);
  if (from < 0 || there.length < length || there.join(' ') === keys.join(' ')) return undefined;
  return there.toSorted().join(' ') === keys.toSorted().join(' ') ? [{ from, to: from + length }] : undefined;
}

/** The words of the verses in which a run stands. */
function versesAround({ words }: PassageWords, { from, to }: WordRun): WordRun {
  const [first, last] = [words[from]!.verse, words[to - 1]!.verse];
  return {
    from: words.findIndex(({ verse }) => verse === first),
    to: words.findLastIndex(({ verse }) => verse === last) + 1,
  };
}

/** Words as runs of a passage, the longest first; undefined if some of them are no part of one. */
function runsOf(keys: readonly string[], passage: PassageWords, within: WordRun): WordRun[] | undefined {
  const { words } = passage;
  const runs: WordRun[] = [];
  for (let at = 0; at < keys.length;) {
    const last = runs.at(-1)?.to;
    let best: WordRun | undefined;
    for (let from = within.from; from < within.to; from += 1) {
      let to = from;
      while (to < within.to && at + to - from < keys.length && words[to]!.key === keys[at + to - from])
        to += 1;
      const length = to - from;
      const longest = best ? best.to - best.from : 0;
      if (length > longest || (length > 0 && length === longest && from === last)) best = { from, to };
    }
    if (!best || !isTold(best, keys.length, passage)) return undefined;
    runs.push(best);
    at += best.to - best.from;
  }
  return runs;
}

/** Whether a run is no chance: two words, or one that says something or is a clause of its own. */
function isTold({ from, to }: WordRun, length: number, passage: PassageWords): boolean {
  if (to - from >= FEWEST_RUN) return true;
  return isTelling(passage.words[from]!.key) || (length > FEWEST_RUN && endsStoredSentence(passage, from));
}

const unionOf = (runs: readonly WordRun[]): WordRun => ({
  from: Math.min(...runs.map(({ from }) => from)),
  to: Math.max(...runs.map(({ to }) => to)),
});
