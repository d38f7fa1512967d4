/** A phrase of an edition, as numbers of words. */
export type Phrase = { readonly words: readonly number[]; readonly times: number };

/** What parts words that do not follow each other. */
export const BREAK = -1;

const LONGEST = 4;

/**
 * The phrases that come most often, of two to four words.
 *
 * A phrase is frequent only if it is so without its last word and without its first one (Agrawal and Srikant 1994), so
 * each length is counted among few.
 *
 * @param text numbers of words in their order, with `BREAK` where a phrase cannot go on.
 * @param vocabulary how many words there are.
 * @param least how often a phrase comes at least.
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
 * Phrases of one word more.
 *
 * @param begun which of the known phrases begins at each place; negative for none.
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
