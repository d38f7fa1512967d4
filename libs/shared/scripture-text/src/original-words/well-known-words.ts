import type { Language } from '@word-unfolded/domain';
import { OriginalWords } from './original-words.js';
import rows from './well-known-words.data.json' with { type: 'json' };

type Row = [
  strongs: string,
  lemma: string,
  transliteration: string,
  gloss: string,
  verses: number,
  spanishGloss: string,
];

/**
 * The original words that readers know best, for a device, which has no lexicon. The glosses are our own; those in Spanish
 * are the ones of the scripture service (docs/glosses.md), which a test of it compares.
 */
export function wellKnownWords(language: Language): OriginalWords {
  return new OriginalWords(
    (rows as Row[]).map(([strongs, lemma, transliteration, gloss, verses, spanishGloss]) => ({
      strongs,
      lemma,
      transliteration,
      gloss: language === 'es' ? spanishGloss : gloss,
      verses,
    })),
  );
}
