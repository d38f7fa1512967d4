const CHARACTERS = 60;

/** A quote within a sentence, shortened to the room of a line. */
export function shortQuote(quote: string): string {
  const line = quote.replace(/\s+/g, ' ');
  if (line.length <= CHARACTERS) return line;
  const cut = line.slice(0, CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > CHARACTERS / 2 ? cut.slice(0, space) : cut}…`;
}
