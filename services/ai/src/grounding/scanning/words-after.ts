/** Characters after a quotation in which the words that continue it may begin. */
const REACH = 64;

const FIRST = /^[^\p{L}\p{N}]*([\p{L}\p{M}'’]+)(?=[^\p{L}\p{M}'’]|$)/u;
/** What continues a quotation after a word of the speaker between: `,” he said, “but …`. */
const REOPENED = /^[^“"«„‘*_]{1,40}[“"«„‘*_]+[^\p{L}\p{N}]*([\p{L}\p{M}'’]+)(?=[^\p{L}\p{M}'’]|$)/u;

/**
 * The words with which a quotation may go on after its mark: the next one, and the first one in the next marks.
 *
 * @returns undefined when more text is needed
 */
export function wordsAfter(text: string, atEnd: boolean): readonly string[] | undefined {
  if (text.length < REACH && !atEnd) return undefined;
  const head = text.slice(0, REACH);
  const after = /^[”"»’'*_]*/u.exec(head)![0].length;
  const rest = head.slice(after);
  return [FIRST.exec(rest)?.[1], REOPENED.exec(rest)?.[1]].filter((word) => word !== undefined);
}
