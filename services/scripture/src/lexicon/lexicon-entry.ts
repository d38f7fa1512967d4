/** An entry of Strong's dictionaries, parsed as far as its print format allows. */
export type StrongsEntry = {
  /** Number with its letter and without leading zeros: `G25`, `H1254`. */
  readonly strongs: string;
  readonly language: 'greek' | 'hebrew' | 'aramaic';
  readonly lemma: string;
  readonly transliteration: string;
  readonly pronunciation: string | null;
  /** The origin of the word. */
  readonly derivation: string | null;
  readonly senses: readonly string[];
  /** The meaning in a word or two. */
  readonly gloss: string;
  /** The renderings in the King James Version, in Strong's own notation. */
  readonly kingJames: string | null;
  /** Other numbers that the entry names. */
  readonly related: readonly string[];
};
