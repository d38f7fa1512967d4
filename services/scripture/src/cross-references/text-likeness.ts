import type { VerseId } from '@word-unfolded/scripture-ref';

type WeighedWords = { readonly words: ReadonlyMap<number, number>; readonly length: number };

/**
 * The similarity of two verses: the cosine of their words, weighted by inverse document frequency over all verses.
 * Words of three letters or fewer are ignored.
 */
export class TextLikeness {
  readonly #verses = new Map<VerseId, WeighedWords>();

  /** @param texts the verses of one edition, in one language, by their canonical ids. */
  constructor(texts: ReadonlyMap<VerseId, string>) {
    const numbers = new Map<string, number>();
    const frequency: number[] = [];
    const wordsOf = [...texts].map(([verse, text]) => {
      const words = new Set<number>();
      for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
        const number = numbers.get(word) ?? numbers.size;
        numbers.set(word, number);
        words.add(number);
      }
      for (const number of words) frequency[number] = (frequency[number] ?? 0) + 1;
      return { verse, words };
    });
    for (const { verse, words } of wordsOf) this.#verses.set(verse, weigh(words, frequency, texts.size));
  }

  /** From 0, no shared words, to 1; 0 for a verse without text. */
  between(one: VerseId, other: VerseId): number {
    const [few, many] = [this.#verses.get(one), this.#verses.get(other)];
    if (!few || !many || few.length === 0 || many.length === 0) return 0;
    let product = 0;
    for (const [word, weight] of few.words) product += weight * (many.words.get(word) ?? 0);
    return product / (few.length * many.length);
  }
}

function weigh(words: ReadonlySet<number>, frequency: readonly number[], verses: number): WeighedWords {
  const weights = new Map([...words].map((word) => [word, Math.log(verses / (frequency[word] ?? 1))]));
  const squares = [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0);
  return { words: weights, length: Math.sqrt(squares) };
}
