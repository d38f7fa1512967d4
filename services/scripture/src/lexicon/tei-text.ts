const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The text of a TEI fragment without tags. Whitespace is collapsed, and removed before closing punctuation. References
 * to Strong's numbers are used as printed, without zeros: in the Greek dictionary the printed letter is correct even if
 * the link target is not.
 */
export function plainTei(fragment: string): string {
  return fragment
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? whole),
    )
    .replace(/\b([GH])0+(?=[1-9])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:)\]])/g, '$1')
    .trim();
}

/** Splits a text at separators outside parentheses. Empty parts are omitted. */
export function splitOutsideParentheses(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
