/** A phrase of an edition, as word numbers. */
export type Phrase = { readonly words: readonly number[]; readonly times: number };

/** Separates words that are not consecutive. */
export const BREAK = -1;

const LONGEST = 4;

/**
 * Finds the most frequent phrases of two to four words.
 *
 * A phrase can only be frequent if it is frequent without its last word and without its first one (Agrawal and Srikant
 * 1994), so few candidates of each length need counting.
 *
 * @param text word numbers in order, with `BREAK` where a phrase cannot continue.
 * @param vocabulary number of words in the vocabulary.
 * @param least minimum number of occurrences of a phrase.
 */
export function frequentPhrases(text: Int32Array, vocabulary: number, least: number): Phrase[] {
  let known: readonly Phrase[] = Array.from({ length: vocabulary }, (_, word) => ({
    words: [word],
    times: 0,
  }));
  let begun = text;
  const found: Phrase[] = [];
  for (let length = 2; length <= LONGEST; length += 1) {
    const longer = lengthen(begun, known, least);
    found.push(...longer.phrases);
    [known, begun] = [longer.phrases, longer.begun];
  }
  return found;
}

/**
 * Extends phrases by one word.
 *
 * @param begun the known phrase that begins at each position; negative for none.
 */
function lengthen(begun: Int32Array, known: readonly Phrase[], least: number) {
  const keyAt = (at: number) => {
    const [first, second] = [begun[at]!, begun[at + 1] ?? BREAK];
    return first < 0 || second < 0 ? BREAK : first * known.length + second;
  };
  const counts = new Map<number, number>();
  for (let at = 0; at < begun.length; at += 1) {
    const key = keyAt(at);
    if (key >= 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const numbers = new Map<number, number>();
  const phrases: Phrase[] = [];
  for (const [key, times] of counts) {
    if (times < least) continue;
    numbers.set(key, phrases.length);
    const [first, second] = [known[Math.floor(key / known.length)]!, known[key % known.length]!];
    phrases.push({ words: [...first.words, second.words.at(-1)!], times });
  }
  return { phrases, begun: begun.map((_, at) => numbers.get(keyAt(at)) ?? BREAK) };
}
