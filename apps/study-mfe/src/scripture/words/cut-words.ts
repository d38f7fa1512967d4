import type { LinkedWords } from '@word-unfolded/contracts';

/** A piece of a text: words linked to an original word, or the text between them. */
export type TextPiece = { readonly text: string; readonly link?: LinkedWords };

/**
 * Splits a part of a verse at the edges of linked words. The joined pieces equal the text.
 *
 * @param text a part of the verse
 * @param at its offset in the verse, in UTF-16 code units
 * @param links of the verse, in order; links beyond the part are cut to it
 */
export function cutWords(text: string, at: number, links: readonly LinkedWords[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const link of links) {
    const start = Math.max(done, link.start - at);
    const end = Math.min(text.length, link.end - at);
    if (end <= start) continue;
    if (start > done) pieces.push({ text: text.slice(done, start) });
    pieces.push({ text: text.slice(start, end), link });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
