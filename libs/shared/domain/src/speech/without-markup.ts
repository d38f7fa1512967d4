const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements whose content nobody reads. One that is never closed ends with the text, as in a browser. */
const UNREAD = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;

/** A tag begins with a letter: what is only smaller than something else is no tag. */
const TAG = /<\/?[a-z][^<>]*>/gi;

/**
 * A text without the signs that set it: HTML and Markdown (specification, section 5: text to be spoken is stripped of
 * markup). The words and the lines stay.
 */
export function withoutMarkup(text: string): string {
  return decoded(text.replace(UNREAD, keptLines).replace(TAG, keptLines))
    .split('\n')
    .map(withoutMarkdown)
    .join('\n');
}

/** What is taken out still ends as many lines as it had, so that lines are counted alike before and after. */
function keptLines(removed: string): string {
  return ' ' + '\n'.repeat(removed.split('\n').length - 1);
}

/** What is marked is short: patterns with a bound cannot be made to search a long line over and over. */
function withoutMarkdown(line: string): string {
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
