import type { Language } from '@word-unfolded/domain';
import { namesOf } from '../../canon/book-names.js';
import { BOOKS } from '../../canon/books.js';
import { editDistance } from './edit-distance.js';

const WORD_BEFORE_NUMBER = /\p{L}{4,}(?=\.?\s*\d)/gu;

/** Shorter words are too similar to each other for two edits: `Joel`, `Job` and `John`. */
const LONG_WORD = 6;

/** An abbreviation has four letters and more, and is only meant by a longer word: `phill 4:13`. */
const LONGER_THAN_SHORT = 5;

/**
 * People of whom no book is named, and whose names are nearly those of books: “Ezequías 4:2” means no place in Ezekiel, and
 * its reader must hear that there is no such book.
 */
const PEOPLE: readonly string[] = [
  'hezekiah',
  'ezekiah',
  'hezequias',
  'ezequias',
  'ezekias',
  'ezechias',
  'josiah',
  'josias',
  'zedekiah',
  'sedequias',
  'elijah',
  'elias',
  'isaac',
  'jonathan',
  'jonatan',
];

type Vocabulary = { readonly names: readonly string[]; readonly abbreviations: readonly string[] };

/** The words of the book names in a language, without accents and in lower case. */
const vocabularies = new Map<Language, Vocabulary>();

/**
 * Corrects misspelt book names before a number: `Romnaos 8`, `Filipences 4:13`.
 *
 * @returns the text with correct names, without accents; undefined if nothing needs correction, or if a word is equally
 * close to several names.
 */
export function correctSpelling(text: string, language: Language): string | undefined {
  let ambiguous = false;
  const corrected = text.replace(WORD_BEFORE_NUMBER, (word) => {
    const nearest = nearestNames(fold(word), vocabularyOf(language));
    ambiguous ||= nearest.length > 1;
    return nearest[0] ?? word;
  });
  return ambiguous || corrected === text ? undefined : corrected;
}

function nearestNames(word: string, { names, abbreviations }: Vocabulary): string[] {
  if (PEOPLE.includes(word)) return [];
  const nearest = nearestWords(word, names);
  if (nearest.length > 0) return nearest;
  const alike = namesThatSound(word, names);
  return alike.length > 0 || word.length < LONGER_THAN_SHORT ? alike : nearestWords(word, abbreviations);
}

/** Names that sound like the word, however many letters differ: `Filipians`, `Jenecis`. */
function namesThatSound(word: string, names: readonly string[]): string[] {
  const sound = soundOf(word);
  const limit = word.length >= LONG_WORD ? 1 : 0;
  const distances = names.map((name) => editDistance(sound, soundOf(name)));
  const least = Math.min(...distances);
  return least > limit ? [] : names.filter((_, index) => distances[index] === least);
}

/** One spelling for what sounds alike in English or in Spanish. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch|q(?:u(?=[ei]))?|c(?![ei])/g, 'k')
    .replace(/[zc]/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');
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

function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language);
  if (known) return known;
  const names = BOOKS.flatMap(({ osis }) => {
    const { long, oneChapter, also } = namesOf(osis, language);
    return [long, oneChapter ?? long, ...also];
  });
  const shortNames = BOOKS.map(({ osis }) => namesOf(osis, language).short);
  const vocabulary = { names: wordsOf(names), abbreviations: wordsOf(shortNames) };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

function wordsOf(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => fold(name).match(/\p{L}{4,}/gu) ?? []))];
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
