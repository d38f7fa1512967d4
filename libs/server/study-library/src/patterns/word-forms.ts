import type { Language } from '@word-unfolded/domain';
import {
  ENGLISH_STOP_WORDS,
  SPANISH_STOP_WORDS,
  englishStem,
  spanishStem,
} from '@word-unfolded/scripture-text';
import type { WordForms } from './pattern-index.js';

/** A shorter stem is that of too many words: “casó” and “casa”. */
const SHORTEST_STEM = 4;

const STOP_WORDS = { en: ENGLISH_STOP_WORDS, es: SPANISH_STOP_WORDS } as const;
const STEMS = { en: englishStem, es: spanishStem } as const;

/**
 * The forms in which readers use a word that an editor wrote in another one: the plural of a noun, the tense of a verb.
 *
 * Spanish spells the end of a verb's stem by the vowel after it: predicar, predique; pagar, pague (RAE, Ortografía,
 * 2010).
 */
export function wordForms(language: Language): WordForms {
  const respell = (word: string) => (language === 'es' ? respelledSpanish(word) : undefined);
  const stemOf = (word: string) => {
    if (STOP_WORDS[language].has(word)) return undefined;
    const stem = STEMS[language](respell(word) ?? word);
    return stem.length < SHORTEST_STEM ? undefined : stem;
  };
  return { stemOf, respell };
}

function respelledSpanish(word: string): string | undefined {
  const spelled = word
    .replace(/(?<=.)qu(?=e[ns]?$|emos$|eis$|e$)/, 'c')
    .replace(/(?<=.)gu(?=e[ns]?$|emos$|eis$)/, 'g');
  return spelled === word ? undefined : spelled;
}
