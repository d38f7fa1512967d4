import type { LinkedWords } from '@word-unfolded/contracts';

/** A piece of a text: words behind which an original word stands, or what lies between. */
export type TextPiece = { readonly text: string; readonly link?: LinkedWords };

/**
 * Cuts a part of a verse where linked words begin and end. Put together the pieces are the text.
 *
 * @param text a part of the verse
 * @param at where it begins in the verse, in UTF-16 code units
 * @param links of the verse, in order; what reaches over the part is cut to it
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
