/** Words of a search at most; what follows is left out. */
const MOST_WORDS = 8;

/** A text as it is searched: small letters without accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a search, folded, each once. */
export function searchedWords(search: string): string[] {
  const words = folded(search)
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** A pattern that finds a folded word anywhere; nothing in it has a meaning of its own. */
export function patternOf(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
