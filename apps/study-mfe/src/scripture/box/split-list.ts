/**
 * A list of references, split before the one that is being typed: `Rom 8:28; Jn` gives `Rom 8:28; ` and `Jn`. A
 * suggestion replaces the second part.
 */
export function splitList(text: string): { readonly before: string; readonly begun: string } {
  const [before = ''] = /^.*;\s*/s.exec(text) ?? [];
  return { before, begun: text.slice(before.length) };
}
