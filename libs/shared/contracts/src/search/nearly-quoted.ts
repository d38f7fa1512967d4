/** Fewer words are no quotation: many verses have three words of everyday speech in a row. */
const LEAST_WORDS = 4;

/** The share of the words that the verse must have in their order. */
const SHARE = 0.75;

/** Words that may stand in the verse between those that were written. */
const BETWEEN = 3;

/** Longer searches are compared by their beginning. */
const MOST_WORDS = 30;

/** Whether there are enough words for a quotation. */
export function isQuotation(words: string): boolean {
  return wordsOf(words).length >= LEAST_WORDS;
}

/**
 * Whether words are those of a verse or nearly: most of them stand in it close together and in their order, as they are
 * written or with a letter or an ending that differs. So a verse that is half remembered, or misspelt, is told from
 * verses that only share words with a search.
 */
export function isNearlyQuoted(words: string, verse: string): boolean {
  const said = wordsOf(words).slice(0, MOST_WORDS);
  if (said.length < LEAST_WORDS) return false;
  const stored = wordsOf(verse);
  const wanted = Math.max(LEAST_WORDS, Math.ceil(said.length * SHARE));
  const span = said.length + BETWEEN;
  // Spans begin at a word that was said: each other one has no more of them.
  return stored.some(
    (word, at) =>
      said.some((each) => isLike(each, word)) && inOrder(said, stored.slice(at, at + span)) >= wanted,
  );
}

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words two texts have in common in the same order. */
function inOrder(said: readonly string[], stored: readonly string[]): number {
  let before = new Array<number>(stored.length + 1).fill(0);
  for (const word of said) {
    const now = [0];
    for (const [at, other] of stored.entries())
      now.push(isLike(word, other) ? before[at]! + 1 : Math.max(before[at + 1]!, now[at]!));
    before = now;
  }
  return before.at(-1)!;
}

const STEM = 4;

function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (Math.abs(one.length - other.length) > 3 || shorter < 2) return false;
  if (shorter >= STEM && one.slice(0, STEM) === other.slice(0, STEM)) return true;
  return Math.max(one.length, other.length) > 2 && isOneEditApart(one, other);
}

function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, others] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === others.slice(1) ||
    rest === others.slice(1) ||
    rest.slice(1) === others ||
    (rest.slice(2) === others.slice(2) && rest[0] === others[1] && rest[1] === others[0])
  );
}
