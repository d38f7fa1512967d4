import { formatOsis, type FoundReference } from '@word-unfolded/scripture-ref';

/** Parts of a Markdown text in which no reference is linked: code, links and images, addresses. */
const UNTOUCHED = /```[\s\S]*?(?:```|$)|`[^`\n]*`|!?\[[^\]\n]*\]\([^)\n]*\)|<?https?:\/\/\S+/g;

/**
 * Returns a Markdown text with its references as links of an answer, and with its line breaks kept, because in a
 * journal they are intended.
 *
 * @param find returns the references in plain text, with offsets in UTF-16 code units
 */
export function withReferences(markdown: string, find: (words: string) => readonly FoundReference[]): string {
  let from = 0;
  let written = '';
  for (const { 0: untouched, index } of markdown.matchAll(UNTOUCHED)) {
    written += linked(markdown.slice(from, index), find) + untouched;
    from = index + untouched.length;
  }
  return written + linked(markdown.slice(from), find);
}

function linked(words: string, find: (words: string) => readonly FoundReference[]): string {
  let from = 0;
  let written = '';
  for (const { start, end, passage } of find(words)) {
    if (start < from) continue;
    const reference = words.slice(start, end);
    written += `${lines(words.slice(from, start))}[${reference}](reference:${formatOsis([passage])}?mark=exact)`;
    from = end;
  }
  return written + lines(words.slice(from));
}

/** A single newline as a Markdown line break. */
const lines = (words: string) => words.replace(/(?<=\S)\n(?=[^\n])/g, '  \n');
