import type { Language } from '@word-unfolded/domain';
import {
  ENGLISH_STOP_WORDS,
  ENGLISH_SYNONYMS,
  foldWord,
  SPANISH_STOP_WORDS,
} from '@word-unfolded/scripture-text';
import type { Draws } from './grounding-answers.js';
import type { WordLibrary } from './word-library.js';

type Word = WordLibrary['words'] extends ReadonlyMap<string, infer Value> ? Value : never;

/** A claim about a word of the lexicon in a sentence. */
export type WordClaim = {
  readonly kind: string;
  readonly isTrue: boolean;
  readonly text: string;
  readonly language: Language;
};

type Parts = {
  readonly word: string;
  readonly number: string;
  readonly gloss: string;
  readonly tongue: string;
};

/** Sentences in which the number, the meaning or both are claimed. */
const FORMS: Readonly<Record<Language, readonly ((parts: Parts) => string)[]>> = {
  en: [
    ({ word, number, gloss }) => `The word ${word} (${number}) means “${gloss}”.`,
    ({ word, number, gloss }) => `${word} (${number}) means ${gloss}.`,
    ({ word, gloss, tongue }) => `In ${tongue}, ${word} means “${gloss}”, which matters here.`,
    ({ word, gloss, tongue }) => `The ${tongue} word ${word} literally means '${gloss}'.`,
    ({ word, number, gloss }) => `${word}, ${number}, is often translated "${gloss}".`,
    ({ word, gloss, tongue }) => `The ${tongue} word for “${gloss}” is ${word}.`,
    ({ word, number, gloss }) => `Notice “${gloss}” (${word}, ${number}) in this verse.`,
    ({ word, number, gloss }) => `- ${word} (${number}): “${gloss}”`,
    ({ word, number, gloss }) => `| ${word} | ${number} | ${gloss} |`,
    ({ word, number, gloss }) => `${word} [${number}] carries the sense of “${gloss}”.`,
    ({ word, gloss, tongue }) => `This is the ${tongue} verb ${word}. It means “${gloss}”.`,
    ({ word, number, gloss }) =>
      `${word} (Strong's ${number}), which can be rendered “${gloss}”, occurs often.`,
    ({ word, gloss, tongue }) => `In ${tongue}: ${word} = ${gloss}`,
    ({ word, number, gloss }) => `${word} (${number}, “${gloss}”) opens the passage.`,
  ],
  es: [
    ({ word, number, gloss }) => `La palabra ${word} (${number}) significa «${gloss}».`,
    ({ word, number, gloss }) => `${word} (${number}) significa ${gloss}.`,
    ({ word, gloss, tongue }) => `En ${tongue}, ${word} quiere decir «${gloss}».`,
    ({ word, number, gloss }) => `${word}, ${number}, se traduce a menudo como «${gloss}».`,
    ({ word, gloss, tongue }) => `La palabra en ${tongue} para «${gloss}» es ${word}.`,
    ({ word, number, gloss }) => `Aquí se lee «${gloss}» (${word}, ${number}).`,
    ({ word, number, gloss }) => `- ${word} (${number}): «${gloss}»`,
    ({ word, number, gloss }) => `| ${word} | ${number} | ${gloss} |`,
    ({ word, gloss, tongue }) => `Es la palabra ${word} del ${tongue}. Significa «${gloss}».`,
    ({ word, number, gloss }) => `${word} (${number}) tiene el sentido de «${gloss}».`,
  ],
};

const TONGUES = { en: { G: 'Greek', H: 'Hebrew' }, es: { G: 'griego', H: 'hebreo' } } as const;

/** “It means not …” and “more than …” deny or compare: they are no claim of a meaning. */
const DENIAL = /^(?:no|not|m[aá]s|more)(?!\p{L})/iu;

/** Makes true and false claims about words, as answers write them. */
export class WordClaims {
  readonly #all: readonly Word[];
  readonly #words: readonly Word[];

  constructor(library: WordLibrary) {
    this.#all = [...library.words.values()];
    this.#words = [...library.words.values()].filter(
      ({ verses, lemma, gloss, transliteration }) =>
        verses >= 5 &&
        lettersOf(transliteration).length > 3 &&
        !/[\s(,־-]/u.test(lemma) &&
        /^[a-z ]{3,30}$/u.test(gloss) &&
        !/[\s,]/.test(transliteration),
    );
  }

  true(draws: Draws): WordClaim {
    const language = draws.of(['en', 'es'] as const);
    const word = this.wordIn(draws, language);
    return this.claim(draws, language, word, word.strongs, this.glossOf(draws, word, language), 'true', true);
  }

  /** A claim with another number or another meaning. */
  wrong(draws: Draws): WordClaim {
    const language = draws.of(['en', 'es'] as const);
    const word = this.wordIn(draws, language);
    const own = this.glossOf(draws, word, language);
    const other = this.wordIn(draws, language);
    if (draws.number(3) === 0 && other.strongs !== word.strongs)
      return this.claim(draws, language, word, other.strongs, own, 'number', false);
    for (;;) {
      const another = this.wordIn(draws, language);
      const gloss = this.glossOf(draws, another, language);
      if (!DENIAL.test(gloss) && this.homographs(word).every((each) => isFar(gloss, each)))
        return this.claim(draws, language, word, word.strongs, gloss, 'meaning', false);
    }
  }

  /** The words that are written like a word, in their own letters or in Latin ones. */
  private homographs({ lemma, transliteration }: Word): readonly Word[] {
    const [letters, latin] = [lemma, transliteration].map(lettersOf);
    return this.#all.filter(
      (each) => lettersOf(each.lemma) === letters || lettersOf(each.transliteration) === latin,
    );
  }

  private wordIn(draws: Draws, language: Language): Word {
    for (;;) {
      const word = draws.of(this.#words);
      if (language === 'en' || word.renderings.es.length > 0) return word;
    }
  }

  private glossOf(draws: Draws, { gloss, renderings }: Word, language: Language): string {
    const [best = gloss] = renderings[language];
    return language === 'es' ? best : draws.of([gloss, best]);
  }

  private claim(
    draws: Draws,
    language: Language,
    word: Word,
    strongs: string,
    gloss: string,
    kind: string,
    isTrue: boolean,
  ): WordClaim {
    const latin = word.transliteration
      .replaceAll('ᵉ', 'e')
      .normalize('NFD')
      .replace(/\p{M}|['‛]/gu, '');
    const forms = [word.lemma, word.lemma, word.transliteration, `*${word.transliteration}*`, `*${latin}*`];
    if (kind !== 'true' || latin.length > 3) forms.push(`“${latin}”`);
    const tongue = TONGUES[language][word.strongs.startsWith('G') ? 'G' : 'H'];
    const number = draws.of([strongs, strongs, `${strongs[0]}0${strongs.slice(1)}`]);
    const written = FORMS[language].filter((form) => kind !== 'number' || form.toString().includes('number'));
    const intro = language === 'en' ? 'This is worth a second look. ' : 'Conviene mirarlo de nuevo. ';
    const form = draws.of(written);
    const named = form({ word: draws.of(forms), number, gloss, tongue });
    const about = named.startsWith('-') || named.startsWith('|') ? `${tongue}:\n` : intro;
    return { kind: `${kind} ${written.indexOf(form)}`, isTrue, text: `${about}${named}\nAmen.`, language };
  }
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

const isStop = (word: string) => ENGLISH_STOP_WORDS.has(word) || SPANISH_STOP_WORDS.has(word);

const GENERAL =
  /^(?:the|and|for|with|que|los|las|una|del|con|por|sus|make|have|give|cause|become|take|come|one|thing|place|this|that|these|those|very|even|all|any|who|what|some|things|same|such|donde|tiene|cuando|nunca|jamas|lest|alternate|point|limit|certain|side|right|hand|true|extant|kind|sort|way|down|under|might|over|from|off|out|thine|yours|form|term|name|word|act|person|state)$/u;

/** Whether no word of a meaning is, even in part, among all that is said of a word. */
function isFar(gloss: string, { meanings, renderings }: Word): boolean {
  const said = [...meanings, ...renderings.en, ...renderings.es]
    .join(' ')
    .split(/[^\p{L}]+/u)
    .map(foldWord)
    .join(' ');
  const words = gloss
    .split(/[^\p{L}]+/u)
    .map(foldWord)
    .filter((word) => word.length > 2 && !GENERAL.test(word) && !isStop(word));
  return (
    words.length > 0 &&
    words.every((word) => word.length > 3 && !ENGLISH_SYNONYMS.has(word) && !said.includes(word.slice(0, 4)))
  );
}
