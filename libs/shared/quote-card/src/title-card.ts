import { PRODUCT } from '@word-unfolded/domain';

/** Characters that can be read in a small preview. */
const MOST_CHARACTERS = 220;

/** The words of a card on which a title stands. */
export type TitleWords = {
  readonly quote: string;
  readonly source: string;
  readonly edition: string;
  readonly isTitle: true;
};

/** The words of the cover of a post: its title, its author, and the name of the product. */
export function coverWords({
  title,
  author,
}: {
  readonly title: string;
  readonly author: string;
}): TitleWords {
  const edition = author === PRODUCT.name ? '' : PRODUCT.name;
  return { quote: shortenedWords(title), source: author, edition, isTitle: true };
}

/** A text in one line, cut at a word so that it can be read in a small preview. */
export function shortenedWords(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= MOST_CHARACTERS) return line;
  const cut = line.slice(0, line.lastIndexOf(' ', MOST_CHARACTERS));
  return `${(cut || line.slice(0, MOST_CHARACTERS)).replace(/[\s,;:.]+$/u, '')} …`;
}

/** The seed of the card of some words, from their SHA-256: the same words always have the same card. */
export function seedOfHash(hash: Uint8Array): number {
  return new DataView(hash.buffer, hash.byteOffset, hash.byteLength).getUint32(0) >>> 1;
}
