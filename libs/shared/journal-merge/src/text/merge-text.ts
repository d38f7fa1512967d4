import { diff3Merge } from 'node-diff3';
import { splitAtAnchors, type Stretch } from './split-at-anchors.js';

/** The merge of two texts with a common base; `clean: false` if they change the same place differently. */
export type MergedText = { readonly clean: true; readonly text: string } | { readonly clean: false };

type Tokens = readonly string[];

/** The merge of a hunk that both have changed; undefined if it conflicts. */
type Settle = (stretch: Stretch<string>) => Tokens | undefined;

type Region = {
  readonly ok?: Tokens;
  readonly conflict?: { readonly a: Tokens; readonly o: Tokens; readonly b: Tokens };
};

/** Maximum pairs of equal tokens in one hunk, which dominate the running time: about a tenth of a second. */
const MOST_PAIRS = 30_000;

/**
 * Three-way merge of two texts: by lines, and by words within lines that both have changed. The result does not depend
 * on the order of the two texts. Texts so repetitive that the comparison would be slow are not merged.
 */
export function mergeText(base: string, mine: string, theirs: string): MergedText {
  if (mine === theirs || theirs === base) return { clean: true, text: mine };
  if (mine === base) return { clean: true, text: theirs };
  const lines = { base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) };
  const merged = mergeTokens(lines, settleLines);
  return merged ? { clean: true, text: merged.join('').slice(0, -1) } : { clean: false };
}

function mergeTokens(whole: Stretch<string>, settle: Settle): Tokens | undefined {
  const merged: string[] = [];
  for (const stretch of splitAtAnchors(whole)) {
    const tokens = unchangedBySome(stretch) ?? mergeStretch(stretch, settle);
    if (!tokens) return undefined;
    for (const token of tokens) merged.push(token);
  }
  return merged;
}

function unchangedBySome({ base, mine, theirs }: Stretch<string>): Tokens | undefined {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  return same(mine, base) ? theirs : undefined;
}

function mergeStretch({ base, mine, theirs }: Stretch<string>, settle: Settle): Tokens | undefined {
  if (pairsOf(base, mine) + pairsOf(base, theirs) > MOST_PAIRS) return undefined;
  const options = { excludeFalseConflicts: true };
  const regions = diff3Merge([...mine], [...base], [...theirs], options) as Region[];
  const merged: string[] = [];
  for (const { ok, conflict } of regions) {
    const tokens = ok ?? (conflict && settle({ base: conflict.o, mine: conflict.a, theirs: conflict.b }));
    if (!tokens) return undefined;
    merged.push(...tokens);
  }
  return merged;
}

function settleLines({ base, mine, theirs }: Stretch<string>): Tokens | undefined {
  return (
    besideEachOther(base, mine, theirs) ??
    besideEachOther(base, theirs, mine) ??
    lineByLine(base, mine, theirs) ??
    mergeWords([base, mine, theirs])
  );
}

/** One side has only added lines before or after, while the other has changed the lines themselves: no conflict. */
function besideEachOther(base: Tokens, adds: Tokens, changes: Tokens): Tokens | undefined {
  const more = adds.length - base.length;
  if (base.length === 0 || more <= 0 || changes.length !== base.length) return undefined;
  if (same(adds.slice(0, base.length), base)) return [...changes, ...adds.slice(base.length)];
  if (same(adds.slice(more), base)) return [...adds.slice(0, more), ...changes];
  return undefined;
}

/** Adjacent lines, each changed by one side only. */
function lineByLine(base: Tokens, mine: Tokens, theirs: Tokens): Tokens | undefined {
  if (base.length < 2 || mine.length !== base.length || theirs.length !== base.length) return undefined;
  const merged = base.map((line, place) => mergeWords([[line], [mine[place]!], [theirs[place]!]])?.join(''));
  return merged.every((line) => line !== undefined) ? merged : undefined;
}

function mergeWords(lines: readonly [Tokens, Tokens, Tokens]): Tokens | undefined {
  const [base, mine, theirs] = lines.map((each) => wordsOf(each.join('')));
  return mergeTokens({ base: base!, mine: mine!, theirs: theirs! }, () => undefined);
}

/**
 * Each line with the empty lines after it, because empty lines alone would match everywhere. Every line ends with a
 * line break, including the last.
 */
function linesOf(text: string): string[] {
  return `${text}\n`.match(/[^\n]*\n+/g) ?? [];
}

/** Each word with the whitespace after it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function pairsOf(some: Tokens, others: Tokens): number {
  const counts = new Map<string, number>();
  for (const token of some) counts.set(token, (counts.get(token) ?? 0) + 1);
  return others.reduce((pairs, token) => pairs + (counts.get(token) ?? 0), 0);
}

function same(one: Tokens, other: Tokens): boolean {
  return one.length === other.length && one.every((token, place) => token === other[place]);
}
