import type { Language } from '../language.js';
import { referencesInWords } from './references-in-words.js';

/** A word in capitals throughout, with what an apostrophe hangs on it: THE, LORD’S, JEHOVÁ. */
const CAPITALS = /(?<![\p{L}\p{N}])(\p{Lu})(\p{Lu}+(?:['’]\p{Lu}+)?)(?![\p{L}\p{N}])/gu;

/** The prepositions and conjunctions that older Spanish prints write with an accent; a voice names the letter. */
const ACCENTED_LETTER = /(?<![\p{L}\p{N}])[áéóúÁÉÓÚ](?![\p{L}\p{N}])/gu;

const PLAIN: Readonly<Record<string, string>> = {
  á: 'a',
  é: 'e',
  ó: 'o',
  ú: 'u',
  Á: 'A',
  É: 'E',
  Ó: 'O',
  Ú: 'U',
};

const AND: Readonly<Record<Language, string>> = { en: 'and', es: 'y' };

/**
 * A line as a voice should be given it (scripture data, "Speech"): words in capitals are words and no initials, `á Dios`
 * is no name of a letter, `3:17` is no time of the day, and signs that are only for the eye are left out.
 *
 * @param line plain text, without markup
 * @returns one line; empty where there is nothing to be said
 */
export function spokenText(line: string, language: Language): string {
  const words = referencesInWords(line.normalize('NFC'), language)
    .replace(CAPITALS, (_, first: string, rest: string) => first + rest.toLocaleLowerCase(language))
    .replace(/\s*&\s*/g, ` ${AND[language]} `);
  const spelt =
    language === 'es' ? words.replace(ACCENTED_LETTER, (letter) => PLAIN[letter] ?? letter) : words;
  const told = withoutSigns(spelt);
  return /[\p{L}\p{N}]/u.test(told) ? told : '';
}

function withoutSigns(text: string): string {
  return text
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/[¶†‡§*_#|~^<>{}[\]\\=+`]/g, ' ')
    .replace(/\p{Cc}|\p{Cf}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:?!])/g, '')
    .replace(/,(?=[,.;:?!])/g, '')
    .replace(/^[\s,.;:]+/, '')
    .trim();
}
