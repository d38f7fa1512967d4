/** Letters of right-to-left scripts. */
const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const FIRST_STRONG = /[\p{L}\u0590-\u08FF]/u;

/** Words of such scripts, with the characters between them. */
const RTL_WORDS =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}](?:[^\p{L}\n]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}])*/gu;

/** Whether a text contains right-to-left letters. */
export function hasRightToLeft(text: string): boolean {
  return RTL.test(text);
}

/** Whether the direction of a paragraph is right to left: its first letter decides (Unicode annex 9, P2). */
export function isRightToLeft(text: string): boolean {
  const letter = FIRST_STRONG.exec(text)?.[0];
  return letter !== undefined && RTL.test(letter);
}

/** Splits a text into parts of one direction, in reading order. */
export function splitByDirection(
  text: string,
): readonly { readonly text: string; readonly rightToLeft: boolean }[] {
  if (!RTL.test(text)) return text === '' ? [] : [{ text, rightToLeft: false }];
  const parts: { text: string; rightToLeft: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(RTL_WORDS)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), rightToLeft: false });
    parts.push({ text: match[0], rightToLeft: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), rightToLeft: false });
  return parts;
}
