/** The pairs of neighbouring letters of a folded word. */
export function pairsOf(folded: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, folded.length - 1) }, (_, at) => folded.slice(at, at + 2)));
}
