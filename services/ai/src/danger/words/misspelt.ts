import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { editDistance } from '@word-unfolded/scripture-ref';
import { LRUCache } from 'lru-cache';
import { skeletonOf, soundOf } from './sounds.js';
import { countOf, isKnown, isRight, vocabularyOf } from './vocabulary.js';

/*
 * Words as people write them who spell as they hear (“i tuk al my pils”, “boy a aorcarme”). A word that neither language knows
 * is read as the most frequent one that sounds the same, or that differs in one vowel. Which language it is read in follows
 * from the other words of the text.
 */

/** Words of this many letters and more may differ by a vowel from the right one, though not in their first two sounds. */
const LONG = 6;

/** In Spanish the last vowel tells who acts and when: it is believed as it stands. */
const ENDING: Readonly<Record<Language, RegExp>> = { en: /$/, es: /[aeiou][^aeiou]*$/ };

/** Up to this many letters a word of the other language (`boy`, `al`, `ago`) may be a misspelt one of this. */
const SHORT = 4;

/** A word that stands so much more often in one language than in the other tells which one it is. */
const TELLING = 10;

/** A form that stands so much more seldom than a word of the same sound is a misspelt one. */
const SELDOM = 40;

const found = new LRUCache<string, string>({ max: 20_000 });

/** The words of a text, without accents and capitals, with those that are misspelt as they should be. */
export function respelt(words: readonly string[]): string[] {
  const read = (language: Language | 'mixed') =>
    words.map((word) => (/^\p{L}{2,}$/u.test(word) ? cached(word, language) : word));
  const language = languageOf(words);
  if (language !== 'mixed') return read(language);
  // Where all words are misspelt, the right ones tell the language.
  const right = read(language);
  const found = languageOf(right);
  return found === 'mixed' ? right : read(found);
}

function cached(word: string, language: Language | 'mixed'): string {
  const key = `${language} ${word}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const right = language === 'mixed' ? readInEither(word) : readAs(word, language);
  found.set(key, right);
  return right;
}

/** In a text of both languages a word is only misspelt if neither of them has it. */
function readInEither(word: string): string {
  if (LANGUAGES.some((language) => isKnown(word, language) && misspeltOften(word, language) === undefined))
    return word;
  const [best] = LANGUAGES.map((language) => ({
    right: readAs(word, language),
    count: countOf(readAs(word, language), language),
  })).sort((one, other) => other.count - one.count);
  return best?.right ?? word;
}

function readAs(word: string, language: Language): string {
  if (isForeign(word, language)) return word.length <= SHORT ? (sameSound(word, language) ?? word) : word;
  const often = misspeltOften(word, language);
  if (often !== undefined) return often;
  return isKnown(word, language) ? word : (rightWord(word, language) ?? word);
}

/** Whether a word belongs to the other language. */
const isForeign = (word: string, language: Language) =>
  LANGUAGES.some(
    (other) =>
      other !== language &&
      countOf(word, other) > 2 &&
      countOf(word, other) >= TELLING * countOf(word, language),
  );

/** The right word for a form that many write: it stands in the tables too, but far more seldom. */
function misspeltOften(word: string, language: Language): string | undefined {
  const right = sameSound(word, language);
  return right !== undefined &&
    right !== word &&
    !isRight(word, language) &&
    countOf(right, language) >= SELDOM * countOf(word, language)
    ? right
    : undefined;
}

/**
 * Which language a text is in; `mixed` where both have words in it, or neither. A short word that sounds like one of the other
 * language tells nothing: `boy` may be `voy`.
 */
function languageOf(words: readonly string[]): Language | 'mixed' {
  const [english, spanish] = LANGUAGES.map(
    (language) =>
      words.filter(
        (word) =>
          countOf(word, language) > TELLING &&
          isForeign(word, language === 'en' ? 'es' : 'en') &&
          (word.length > SHORT || sameSound(word, language === 'en' ? 'es' : 'en') === undefined),
      ).length,
  ) as [number, number];
  if (english > 0 && spanish === 0) return 'en';
  return spanish > 0 && english === 0 ? 'es' : 'mixed';
}

const sameSound = (word: string, language: Language) =>
  vocabularyOf(language).bySound.get(soundOf(word, language));

function rightWord(word: string, language: Language): string | undefined {
  const same = sameSound(word, language);
  if (same !== undefined || word.length < LONG) return same;
  const sound = soundOf(word, language);
  const [ending] = ENDING[language].exec(sound) ?? [''];
  return vocabularyOf(language)
    .bySkeleton.get(skeletonOf(sound))
    ?.find((each) => {
      const other = soundOf(each, language);
      return (
        each.length >= LONG &&
        other.slice(0, 2) === sound.slice(0, 2) &&
        other.endsWith(ending) &&
        editDistance(other, sound) <= 1
      );
    });
}
