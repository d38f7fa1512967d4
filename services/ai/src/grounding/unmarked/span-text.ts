import type { PassageWords } from '../words/passage-words.js';
import { textWords, type TextWord } from '../words/text-words.js';
import type { Language } from '@word-unfolded/domain';
import { joinedPlaces, withoutLayout } from './layout.js';

/** A text that is compared with verses: its words without numbers, and what stands between them. */
export type ComparedText = { readonly text: string; readonly words: readonly TextWord[] };

export function comparedText(written: string, language: Language): ComparedText {
  const text = withoutLayout(written);
  const words = wordsOf(text, language);
  const isNumber = (at: number) => /^\p{N}+$/u.test(words[at]?.key ?? '');
  return {
    text,
    words: words.filter(({ key }, at) => !isNumber(at) && !(/^vv?$/u.test(key) && isNumber(at + 1))),
  };
}

/** The words of a text, also of those that are joined with capital letters. */
function wordsOf(text: string, language: Language): readonly TextWord[] {
  const places = joinedPlaces(text);
  if (places.length === 0) return textWords(text, language);
  const bounds = [0, ...places, text.length];
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index]!;
    return textWords(text.slice(from, to), language).map((word) => ({
      ...word,
      start: word.start + from,
      end: word.end + from,
    }));
  });
}

/** Fewest words of a text that has no accent, for it to be written without them. */
const FEWEST_UNACCENTED = 4;

/**
 * A Spanish text that is written without accents, with its words as the passage spells them; any other text as it is.
 */
export function spelledLike(
  compared: ComparedText,
  { words }: PassageWords,
  language: Language,
): ComparedText {
  if (language !== 'es' || compared.words.length < FEWEST_UNACCENTED) return compared;
  if (/[áéíóúñüÁÉÍÓÚÑÜ]/u.test(compared.text)) return compared;
  const known = new Set(words.map(({ key }) => key));
  const spelled = new Map(words.map(({ key }) => [withoutAccents(key), key]));
  return {
    text: compared.text,
    words: compared.words.map((word) => ({
      ...word,
      key: known.has(word.key) ? word.key : (spelled.get(word.key) ?? word.key),
    })),
  };
}

const withoutAccents = (key: string) => key.normalize('NFD').replace(/\p{M}/gu, '');

/** Marks that end a clause. A line break, a stroke between lines and a verse number in brackets end none. */
const CLAUSE = /[.,;:!?—–"“”«»(){}|…→]|\n\s*\n|\n\s*(?:[-*+>#]|\d+[.)])\s|&/u;
const SENTENCE = /[.!?…|]|\n\s*\n/u;

/** What stands between a word and the next one, without verse numbers and strokes between lines. */
function between({ text, words }: ComparedText, at: number): string {
  const from = at < 0 ? 0 : words[at]!.end;
  return text
    .slice(from, words[at + 1]?.start ?? text.length)
    .replace(/[[(][\s\p{N}:.]*\p{N}\s*[\])]|\{[a-z]\d{1,2}\}/gu, ' ');
}

/** Whether a clause of the text ends after a word; before its first word everything ends. */
export const endsClause = (text: ComparedText, at: number) =>
  at < 0 || at >= text.words.length - 1 || (CLAUSE.test(between(text, at)) && !goesOn(text, at));

export const endsSentence = (text: ComparedText, at: number) =>
  at < 0 || at >= text.words.length - 1 || (SENTENCE.test(between(text, at)) && !goesOn(text, at));

/** Space, or the end of a line with what frames it or begins the next one. */
const BETWEEN_LINES = /^(?:\s*|[ \t]*[|║│*]?[ \t]*\n[^\p{L}\p{N}.,:!?…“”"«»()]*)$/u;

/** Whether a sentence goes on over a line or a paragraph, as when each of its lines is one. */
function goesOn(text: ComparedText, at: number): boolean {
  return BETWEEN_LINES.test(between(text, at)) && /^\p{Ll}/u.test(text.text.slice(text.words[at + 1]!.start));
}

/** What stands between a word of a passage and the next one; after the last word of a verse, a stop. */
export function betweenStored({ words, verses }: PassageWords, at: number): string {
  const word = words[at];
  const next = words[at + 1];
  if (!word || next?.verse !== word.verse) return '.';
  return verses[word.verse]!.text.slice(word.end, next.start);
}

/** Whether a clause of a passage ends after a word; a verse ends one too. */
export const endsStoredClause = (passage: PassageWords, at: number) =>
  CLAUSE.test(betweenStored(passage, at));

/** Whether a sentence of a passage ends after a word; a verse ends one too. */
export const endsStoredSentence = (passage: PassageWords, at: number) =>
  SENTENCE.test(betweenStored(passage, at));

/** The words of a text as they are looked for: without what belongs to its layout. */
export function lookedFor(written: string): string {
  const text = withoutLayout(written);
  const bounds = [0, ...joinedPlaces(text), text.length];
  const parts = bounds.slice(1).map((to, index) => text.slice(bounds[index], to));
  const plain = parts.join(' ').replaceAll('\u200b', '');
  return plain
    .normalize('NFD')
    .replace(/[^\P{M}\u0301\u0303\u0308]/gu, '')
    .normalize('NFC');
}
