import { OriginalWords } from './original-words.js';
import rows from './well-known-words.data.json' with { type: 'json' };

type Row = [strongs: string, lemma: string, transliteration: string, gloss: string, verses: number];

/** The original words that readers know best, for a device, which has no lexicon; the glosses are our own. */
export function wellKnownWords(): OriginalWords {
  return new OriginalWords(
    (rows as Row[]).map(([strongs, lemma, transliteration, gloss, verses]) => ({
      strongs,
      lemma,
      transliteration,
      gloss,
      verses,
    })),
  );
}
