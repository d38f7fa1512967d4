import type { LinkedWords } from '@word-unfolded/contracts';

/** A text and, if it is tagged, its words that are linked to original words. */
export type TaggedText = { readonly text: string; readonly links: readonly LinkedWords[] };

type Token = {
  readonly start: number;
  readonly end: number;
  readonly form: string;
};

/** Earlier English words with the one that a modern edition has instead. */
const MODERN: Readonly<Record<string, string>> = {
  thou: 'you',
  thee: 'you',
  ye: 'you',
  thy: 'your',
  thine: 'your',
  unto: 'to',
  hath: 'has',
  hast: 'have',
  doth: 'does',
  saith: 'says',
  sayeth: 'says',
  spake: 'spoke',
  shalt: 'shall',
  wilt: 'will',
  art: 'are',
  shew: 'show',
  begat: 'became',
  whosoever: 'whoever',
  whatsoever: 'whatever',
  forasmuch: 'because',
  lord: 'yahweh',
};

/** Words that stand for nothing by themselves: a phrase is not found again by them alone. */
const LITTLE = new Set('a an and but by for from in is it of on or so that the to was were with'.split(' '));

/**
 * Finds the linked words of a tagged translation again in another translation of the same verse: words of the same form, in
 * the same order. What was translated otherwise is not linked.
 *
 * @returns links of the other text, in order and without overlaps
 */
export function alignWords(tagged: TaggedText, text: string): LinkedWords[] {
  const [theirs, own] = [tokensOf(tagged.text), tokensOf(text)];
  const pairs = commonSequence(theirs, own);
  return tagged.links.flatMap(({ start, end, strongs }) => {
    const within = theirs.flatMap((token, index) =>
      token.start >= start && token.end <= end ? [{ token, place: pairs.get(index) }] : [],
    );
    const isLittle = within.every(({ token }) => LITTLE.has(token.form));
    const found = within.flatMap(({ token, place }) =>
      place !== undefined && (isLittle || !LITTLE.has(token.form)) ? [place] : [],
    );
    const [first, last] = [own[found[0] ?? -1], own[found.at(-1) ?? -1]];
    return first && last ? [{ start: first.start, end: last.end, strongs }] : [];
  });
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\p{L}+(?:[’'-]\p{L}+)*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    form: formOf(word),
  }));
}

/** What a word has in common with its other forms. */
function formOf(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/u, '');
  const modern = MODERN[lower] ?? lower;
  return modern.length < 5 ? modern : modern.replace(/(?:eth|est|ing|ed|es|s|e)$/, '');
}

/** The longest common sequence of two lists of tokens: the place in the second for each place in the first. */
function commonSequence(one: readonly Token[], other: readonly Token[]): ReadonlyMap<number, number> {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const isSame = (i: number, j: number) => one[i]?.form === other[j]?.form;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (isSame(i, j)) pairs.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
