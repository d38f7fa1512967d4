import type { Language } from '@word-unfolded/domain';
import { readNeedSentences, readRightWords } from '@word-unfolded/study-library';
import { conceptsOf } from '../classifier/concepts.js';
import { biblicalNames } from './biblical-names.js';
import { skeletonOf, soundOf } from './sounds.js';

/** Words that stand so often in the tables of danger are spelt as they should be; what is rarer may be misspelt there too. */
const OFTEN = 8;

/** A word that stands so often is known. */
const SEEN = 3;

/** The words of one language, and which of them sounds like a misspelt one. */
type Vocabulary = {
  readonly counts: ReadonlyMap<string, number>;
  /** Words that are right, however seldom they are. */
  readonly right: ReadonlySet<string>;
  readonly bySound: ReadonlyMap<string, string>;
  readonly bySkeleton: ReadonlyMap<string, readonly string[]>;
};

let vocabularies: Readonly<Record<Language, Vocabulary>> | undefined;

/** The words of the sentences of danger and of those that look like them, in both languages; they are read at the first call. */
export function vocabularyOf(language: Language): Vocabulary {
  vocabularies ??= load();
  return vocabularies[language];
}

/** How often a word stands in the tables of a language. */
export const countOf = (word: string, language: Language) => vocabularyOf(language).counts.get(word) ?? 0;

/** Whether a word is surely right: it has a concept, is a name, or is listed. */
export const isRight = (word: string, language: Language) =>
  vocabularyOf(language).right.has(word) || conceptsOf(word).length > 0 || biblicalNames.test(` ${word} `);

/** Whether a word is one of a language. */
export const isKnown = (word: string, language: Language) =>
  countOf(word, language) >= SEEN || isRight(word, language);

function load(): Readonly<Record<Language, Vocabulary>> {
  const counts = { en: new Map<string, number>(), es: new Map<string, number>() };
  for (const { text, language } of readNeedSentences()) {
    const own = counts[language];
    for (const word of wordsOf(text)) own.set(word, (own.get(word) ?? 0) + 1);
  }
  return { en: vocabulary(counts.en, 'en'), es: vocabulary(counts.es, 'es') };
}

/** Words without accents and capitals, as they are written: nothing is corrected here. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .match(/\p{L}+/gu) ?? [];

function vocabulary(counts: ReadonlyMap<string, number>, language: Language): Vocabulary {
  const frequent = [...counts]
    .filter(([word, count]) => count >= OFTEN && word.length > 1)
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word);
  const bySound = new Map<string, string>();
  const bySkeleton = new Map<string, string[]>();
  for (const word of frequent) {
    const sound = soundOf(word, language);
    if (!bySound.has(sound)) bySound.set(sound, word);
    const skeleton = skeletonOf(sound);
    const same = bySkeleton.get(skeleton);
    if (same) same.push(word);
    else bySkeleton.set(skeleton, [word]);
  }
  return { counts, right: new Set(readRightWords(language)), bySound, bySkeleton };
}
