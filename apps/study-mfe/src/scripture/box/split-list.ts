/**
 * A list of references, cut before the one that is being written: `Rom 8:28; Jn` is `Rom 8:28; ` and `Jn`. What is
 * suggested takes the place of the second.
 */
export function splitList(text: string): { readonly before: string; readonly begun: string } {
  const [before = ''] = /^.*;\s*/s.exec(text) ?? [];
  return { before, begun: text.slice(before.length) };
}
