import type { Language } from '../language.js';
import { referencesInWords } from './references-in-words.js';

/** A word all in capitals, with a suffix after an apostrophe: THE, LORD’S, JEHOVÁ. */
const CAPITALS = /(?<![\p{L}\p{N}])(\p{Lu})(\p{Lu}+(?:['’]\p{Lu}+)?)(?![\p{L}\p{N}])/gu;

/**
 * The prepositions and conjunctions that older Spanish editions write with an accent; a voice would read them as letter
 * names.
 */
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
 * A line in the form in which a voice receives it (scripture data, "Speech"): words in capitals are read as words and
 * not as initials, `á Dios` is not read as a letter name, `3:17` is not read as a time, and purely visual characters
 * are omitted.
 *
 * @param line plain text, without markup
 * @returns one line; empty if there is nothing to say
 */
export function spokenText(line: string, language: Language): string {
  const words = referencesInWords(line.normalize('NFC'), language)
    .replace(CAPITALS, (_, first: string, rest: string) => first + rest.toLocaleLowerCase(language))
    .replace(/\s*&\s*/g, ` ${AND[language]} `);
  const spelt =
    language === 'es' ? words.replace(ACCENTED_LETTER, (letter) => PLAIN[letter] ?? letter) : words;
  const spoken = withoutSigns(spelt);
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : '';
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
