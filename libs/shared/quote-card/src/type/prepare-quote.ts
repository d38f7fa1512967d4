/**
 * Sets the signs of a quote as typographers do, without changing a word: curly quotation marks, one space between words,
 * and marks around the quote if it has none of its own. Markup is removed, because a picture shows none.
 */
export function prepareQuote(quote: string, language: 'en' | 'es'): string {
  const plain = withoutMarkup(quote).normalize('NFC').replace(/\s+/gu, ' ').trim();
  const curly = plain
    .replace(/(?<=^|[\s(\[—–“«])"/gu, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s(\[—–“«])'/gu, '‘')
    .replaceAll("'", '’');
  if (/[“”«»„]/u.test(curly)) return curly;
  return language === 'es' ? `«${curly}»` : `“${curly}”`;
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
