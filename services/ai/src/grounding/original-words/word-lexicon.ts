import type { Language } from '@word-unfolded/domain';

/** The language of a word of the lexicon; Aramaic words are among the Hebrew ones. */
export type WordLanguage = 'greek' | 'hebrew';

/** A word of the lexicon. */
export type LexiconWord = {
  /** Without leading zeros: G25. */
  readonly strongs: string;
  /** Several forms are separated by commas. */
  readonly lemma: string;
  readonly transliteration: string;
  readonly gloss: string;
  /** Its sense in Spanish; null where the library has none. */
  readonly spanishGloss: string | null;
  /** What the dictionary says of its meaning: in English. */
  readonly meanings: readonly string[];
  /** How the tagged editions render it, by language. */
  readonly renderings: Readonly<Record<Language, readonly string[]>>;
};

/** A phrase of a tagged verse, and the Strong's numbers of the words behind it. */
export type TaggedPhrase = { readonly text: string; readonly strongs: readonly string[] };

/** The lexicon and the tagged texts, as a check of words needs them. Each method throws while they are unavailable. */
export abstract class WordLexicon {
  /**
   * The Strong's numbers of the words that a text in Greek, Hebrew or Latin letters may write, the likeliest first; with
   * or without accents and points.
   */
  abstract resolve(written: string): Promise<readonly string[]>;

  abstract word(strongs: string): Promise<LexiconWord | undefined>;

  /** Whether a word in Latin letters is one of the language of an edition: `love`, `amor`. */
  abstract isOrdinary(word: string, language: Language): Promise<boolean>;

  /** The tagged phrases of a passage in OSIS form; undefined when no edition has tags for it. */
  abstract phrasesOf(osis: string, language: Language): Promise<readonly TaggedPhrase[] | undefined>;
}

/** The language of a Strong's number. */
export function languageOf(strongs: string): WordLanguage {
  return strongs.startsWith('G') ? 'greek' : 'hebrew';
}
