const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements whose content is not displayed. An unclosed one extends to the end of the text, as in a browser. */
const UNREAD = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

/** A tag begins with a letter; otherwise `<` is a comparison. */
const TAG = /<\/?[a-z][^<>]*>/gi;

/**
 * Strips HTML and Markdown markup from a text (specification, section 5: text to be spoken is stripped of markup). The
 * words and the lines stay.
 */
export function withoutMarkup(text: string): string {
  return withoutMarkdown(decoded(text.replace(UNREAD, storedLines).replace(TAG, storedLines)));
}

/** Strips Markdown markup from a text. HTML stays as literal text, as the journal shows it. */
export function withoutMarkdown(text: string): string {
  return text.split('\n').map(lineWithoutMarkdown).join('\n');
}

/** A removed part leaves its line breaks, so that line numbers are the same before and after. */
function storedLines(removed: string): string {
  return ' ' + '\n'.repeat(removed.split('\n').length - 1);
}

/** Marked parts are short; bounded patterns prevent repeated searches of a long line. */
function lineWithoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|(?:[-*_]\s*){3,}$|```.*$)/, '')
    .replace(/!?\[([^\]]{0,500})\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.{1,500}?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)(.{1,500}?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/`+/g, '');
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}
