import type { Language } from '@word-unfolded/domain';
import { ENGLISH_STOP_WORDS, SPANISH_STOP_WORDS } from '@word-unfolded/scripture-text';
import { foldedWords, type Pattern } from '../patterns/pattern.js';
import type { Entry } from './entry.js';

/** What an entry is called in a language; questions, sayings and prayers have no names. */
export function namesOf(entry: Entry, language: Language): string[] {
  const title = withoutNote(entry.text[language].title);
  switch (entry.kind) {
    case 'people':
      return [...new Set([title, title.replace(/,.*$/, ''), ...entry.names])];
    case 'places':
      return [title, ...entry.names];
    case 'stories':
    case 'theology':
    case 'books':
      return [title];
    case 'questions':
    case 'sayings':
    case 'prayers':
      return [];
  }
}

/** A title without what stands in brackets. */
function withoutNote(title: string): string {
  return title.replace(/\s*\([^)]*\)/g, '').trim();
}

const STOP_WORDS = { en: ENGLISH_STOP_WORDS, es: SPANISH_STOP_WORDS };

/** Fewest words of a title that are enough to find its entry. */
const ENOUGH = 2;

/** The words of a title which is a question, as one more pattern of its entry. */
export function titlePattern(entry: Entry, language: Language): Pattern[] {
  if (!['questions', 'sayings', 'prayers'].includes(entry.kind)) return [];
  const all = foldedWords(entry.text[language].title);
  const carrying = all.filter((word) => !STOP_WORDS[language].has(word));
  const words = carrying.length >= ENOUGH ? carrying : all;
  return [words.map((text) => [{ text, isStart: false }])];
}
