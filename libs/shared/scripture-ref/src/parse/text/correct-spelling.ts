import type { Language } from '@word-unfolded/domain';
import { namesOf } from '../../canon/book-names.js';
import { BOOKS } from '../../canon/books.js';
import { editDistance } from './edit-distance.js';

const WORD_BEFORE_NUMBER = /\p{L}{4,}(?=\.?\s*\d)/gu;

/** Shorter words are too similar to each other for two edits: `Joel`, `Job` and `John`. */
const LONG_WORD = 6;

/** The words of the book names in a language, without accents and in lower case. */
const vocabularies = new Map<Language, readonly string[]>();

/**
 * Corrects misspelt book names before a number: `Romnaos 8`, `Filipences 4:13`.
 *
 * @returns the text with correct names, without accents; undefined if nothing needs correction, or if a word is equally
 * close to several names.
 */
export function correctSpelling(text: string, language: Language): string | undefined {
  let ambiguous = false;
  const corrected = text.replace(WORD_BEFORE_NUMBER, (word) => {
    const nearest = nearestWords(fold(word), vocabularyOf(language));
    ambiguous ||= nearest.length > 1;
    return nearest[0] ?? word;
  });
  return ambiguous || corrected === text ? undefined : corrected;
}

function nearestWords(word: string, vocabulary: readonly string[]): string[] {
  let limit = word.length >= LONG_WORD ? 2 : 1;
  let nearest: string[] = [];
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(word, candidate);
    if (distance > limit) continue;
    nearest = distance < limit ? [candidate] : [...nearest, candidate];
    limit = distance;
  }
  return nearest;
}

function vocabularyOf(language: Language): readonly string[] {
  const known = vocabularies.get(language);
  if (known) return known;
  const names = BOOKS.flatMap(({ osis }) => {
    const { long, oneChapter, also } = namesOf(osis, language);
    return [long, oneChapter ?? long, ...also];
  });
  const words = new Set(names.flatMap((name) => fold(name).match(/\p{L}{4,}/gu) ?? []));
  vocabularies.set(language, [...words]);
  return [...words];
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
