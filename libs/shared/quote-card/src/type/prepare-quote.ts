/**
 * Sets the signs of a quote as typographers do, without changing a word: curly quotation marks, one space between words,
 * and marks around the quote if it has none of its own and is no title. Markup is removed, because a picture shows none.
 */
export function prepareQuote(
  quote: string,
  language: 'en' | 'es',
  { isTitle = false }: { readonly isTitle?: boolean | undefined } = {},
): string {
  const plain = withoutMarkup(quote).normalize('NFC').replace(/\s+/gu, ' ').trim();
  const curly = plain
    .replace(/(?<=^|[\s(\[—–“«])"/gu, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s(\[—–“«])'/gu, '‘')
    .replaceAll("'", '’');
  const bound = keepTogether(curly);
  if (isTitle || /[“”«»„]/u.test(bound)) return bound;
  if (RIGHT_TO_LEFT.test(/\p{L}/u.exec(bound)?.[0] ?? '')) return `”${bound}”`;
  return language === 'es' ? `«${bound}»` : `“${bound}”`;
}

/** A letter of a script that is written from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;

/** A space at which no line breaks. */
export const NO_BREAK = '\u00A0';

/** Binds numbers to what they count or number ("1 Corinthians 13:4", "40 days", "144 000"), and dashes to their word. */
export function keepTogether(text: string): string {
  return text
    .replace(/(?<=(?:^|[\s(\[“‘«¿¡])\d{1,3}) (?=[\p{L}\d])/gu, NO_BREAK)
    .replace(/(?<=\p{L}\.?) (?=\d{1,3}:\d)/gu, NO_BREAK)
    .replace(/(?<=\S) (?=[—–…](?:\s|$))/gu, NO_BREAK);
}

/** Elements of HTML, emphasis and headings of Markdown, and signs that only steer the direction of text. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>|<!--.*?-->/gisu, ' ')
    .replace(/^\s{0,3}(?:#{1,6}\s|>\s?|[-*+]\s)/gmu, '')
    .replace(/(\*{1,3}|_{1,3}|~~|`+)(?=\S)(.+?)(?<=\S)\1/gsu, '$2')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ');
}
