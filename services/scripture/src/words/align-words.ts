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

/**
 * Words that a translation adds for its grammar, in the forms of a modern edition. An original word is not found again by
 * them alone: “you” is what is left of “lovest thou” where an edition has “do you love”.
 */
const LITTLE: ReadonlySet<string> = new Set(
  [
    'a an the and but or nor for so yet if than then as because that which who whom whose what',
    'of to in on at by with from into upon over under out up off about after before through among',
    'i me my mine we us our you your he him his she her it its they them their',
    'this these those there here not no is am are was were be been being do does did doing',
    'have has had having will would shall should may might can could must let lest also even',
  ].flatMap((words) => words.split(' ').map((word) => formOf(word))),
);

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
    const found = within.flatMap(({ token, place }) =>
      place !== undefined && !LITTLE.has(token.form) ? [place] : [],
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

/** What a word has in common with its other forms: `lovest`, `loved` and `love` have `lov`. */
function formOf(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/u, '');
  return (MODERN[lower] ?? lower).replace(/(?<=.{3})(?:eth|est|ing|ed|es|s|e)$/, '');
}

/** Where words stand in another order, as in “lovest thou” and “do you love”, the one with a meaning of its own is found. */
const weightOf = ({ form }: Token) => (LITTLE.has(form) ? 1 : 8);

/** The weightiest common sequence of two lists of tokens: the place in the second for each place in the first. */
function commonSequence(one: readonly Token[], other: readonly Token[]): ReadonlyMap<number, number> {
  const weights = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (i: number, j: number) => weights[i]?.[j] ?? 0;
  const isSame = (i: number, j: number) => one[i]?.form === other[j]?.form;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      weights[i]![j] = Math.max(
        at(i + 1, j),
        at(i, j + 1),
        isSame(i, j) ? at(i + 1, j + 1) + weightOf(one[i]!) : 0,
      );
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (isSame(i, j) && at(i, j) === at(i + 1, j + 1) + weightOf(one[i]!)) pairs.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
