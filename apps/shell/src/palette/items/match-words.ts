/** A text without case and accents. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** Whether every word of a query begins a word of a name. */
export function namesMatch(query: string, name: string): boolean {
  const words = folded(name).split(/[^\p{L}\p{N}]+/u);
  const wanted = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return wanted.length > 0 && wanted.every((each) => words.some((word) => word.startsWith(each)));
}
