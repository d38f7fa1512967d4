import type { Language } from '../language.js';

type Words = {
  readonly verse: string;
  readonly verses: string;
  readonly to: string;
  readonly chapter: string;
  readonly chapters: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: { verse: 'verse', verses: 'verses', to: 'to', chapter: 'chapter', chapters: 'chapters' },
  es: { verse: 'versículo', verses: 'versículos', to: 'al', chapter: 'capítulo', chapters: 'capítulos' },
};

/** `3:17`, `8:28-30`, `8:28–9:2`; but not a time of day, such as with am, pm or o'clock. */
const CHAPTER_AND_VERSE =
  /(?<![\d:.,])(\d{1,3}):(\d{1,3})(?:\s?[-–]\s?(?:(\d{1,3}):)?(\d{1,3}))?(?![\d:])(?!\s*(?:[ap]\.?\s?m\b|o['’]clock|horas?\b|hrs?\b))/giu;

/** `v. 3`, `vv. 3-5`, `ver. 3`; and the same for chapters. */
const ABBREVIATED =
  /(?<![\p{L}\p{N}])(vv?|vers?|vs|chaps?|caps?|ch)\.\s?(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?(?![\d:])/giu;

const ENGLISH_ORDINALS = ['First', 'Second', 'Third'];

const ENGLISH_BOOKS =
  /(?<![\p{L}\p{N}:])([123])\s(?=(?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|John|Maccabees|Esdras)(?!\p{L}))/gu;

/** Epistles are feminine in Spanish, books are not. */
const SPANISH_BOOKS =
  /(?<![\p{L}\p{N}:])([123])[ªº]?\s(?:de\s)?(?=(Samuel|Reyes|Crónicas|Macabeos|Esdras|Corintios|Tesalonicenses|Timoteo|Pedro|Juan)(?!\p{L}))/gu;

const SPANISH_ORDINALS = {
  book: ['Primero', 'Segundo', 'Tercero'],
  letter: ['Primera', 'Segunda', 'Tercera'],
};

const SPANISH_LETTERS = new Set(['Corintios', 'Tesalonicenses', 'Timoteo', 'Pedro', 'Juan']);

/**
 * A text with its references spelled out for speech: `1 Corinthians 13:4-7` becomes First Corinthians 13 verses 4 to 7.
 */
export function referencesInWords(text: string, language: Language): string {
  const words = WORDS[language];
  return booksInWords(text, language)
    .replace(CHAPTER_AND_VERSE, (_, chapter: string, first: string, lastChapter?: string, last?: string) => {
      if (last === undefined) return `${chapter} ${words.verse} ${first}`;
      if (lastChapter === undefined) return `${chapter} ${words.verses} ${first} ${words.to} ${last}`;
      return `${chapter} ${words.verse} ${first} ${words.to} ${lastChapter} ${words.verse} ${last}`;
    })
    .replace(ABBREVIATED, (_, kind: string, first: string, last?: string) => {
      const isVerse = kind.toLowerCase().startsWith('v');
      if (last === undefined) return `${isVerse ? words.verse : words.chapter} ${first}`;
      return `${isVerse ? words.verses : words.chapters} ${first} ${words.to} ${last}`;
    });
}

function booksInWords(text: string, language: Language): string {
  if (language === 'en')
    return text.replace(ENGLISH_BOOKS, (_, number: string) => `${ENGLISH_ORDINALS[Number(number) - 1]} `);
  return text.replace(SPANISH_BOOKS, (_, number: string, name: string) => {
    const kind = SPANISH_LETTERS.has(name) ? 'letter' : 'book';
    return `${SPANISH_ORDINALS[kind][Number(number) - 1]} de `;
  });
}
