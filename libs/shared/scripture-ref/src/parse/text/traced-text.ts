/** A rewritten text, with the original position of each of its characters (UTF-16 code units). */
export type TracedText = { readonly text: string; readonly origins: readonly number[] };

/** A pattern and its replacement; the pattern must be global. */
export type Rewrite = readonly [pattern: RegExp, replacement: (...match: string[]) => string];

/** A character with its combining marks. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/** Normalizes a text to NFKC, so that full-width digits, `ª` and decomposed accents are equal to the usual forms. */
export function traceNormalized(original: string): TracedText {
  let text = '';
  const origins: number[] = [];
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    const normalized = cluster.normalize('NFKC');
    text += normalized;
    for (let unit = 0; unit < normalized.length; unit++) origins.push(index);
  }
  return { text, origins: [...origins, original.length] };
}

/** Replaces each match; the replacement has the position of the beginning of the match. */
export function rewrite(traced: TracedText, [pattern, replacement]: Rewrite): TracedText {
  const pieces: string[] = [];
  const origins: number[] = [];
  let from = 0;
  const keep = (to: number) => {
    pieces.push(traced.text.slice(from, to));
    for (let at = from; at < to; at++) origins.push(traced.origins[at]!);
  };
  for (const match of traced.text.matchAll(pattern)) {
    keep(match.index);
    const replaced = replacement(...match);
    pieces.push(replaced);
    for (let unit = 0; unit < replaced.length; unit++) origins.push(traced.origins[match.index]!);
    from = match.index + match[0].length;
  }
  keep(traced.text.length);
  return { text: pieces.join(''), origins: [...origins, traced.origins.at(-1)!] };
}
