import type { Language } from '@word-unfolded/domain';
import type { VerseId } from '@word-unfolded/scripture-ref';
import type { StoredVerse } from '../stored/stored-text.js';
import { textWords, type TextWord } from './text-words.js';

/** A word of a stored passage. */
type PassageWord = {
  readonly key: string;
  /** Index of its verse. */
  readonly verse: number;
  /** Its position in the text of its verse, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly opensVerse: boolean;
};

/** A range of stored verses, prepared for comparison. */
export type PassageWords = {
  readonly verses: readonly StoredVerse[];
  readonly words: readonly PassageWord[];
};

/** A run of words of a passage; the end is exclusive. */
export type WordRun = { readonly from: number; readonly to: number };

/** A verse with its psalm title in one text, and its words. */
type ReadVerse = {
  readonly verse: StoredVerse;
  readonly words: readonly TextWord[];
  /** Where the words after the title begin, in UTF-16 code units. */
  readonly textStart: number;
};

/** The words of cached verses, which are compared many times. */
const KNOWN = new WeakMap<StoredVerse, ReadVerse>();

function readVerse(verse: StoredVerse, language: Language): ReadVerse {
  const known = KNOWN.get(verse);
  if (known) return known;
  const title = verse.title === undefined ? '' : `${verse.title} `;
  const whole = title === '' ? verse : { id: verse.id, text: title + verse.text };
  const read = { verse: whole, words: textWords(whole.text, language), textStart: title.length };
  KNOWN.set(verse, read);
  return read;
}

/** Splits verses into words; the language is that of their edition. The title of a psalm is part of its verse. */
export function passageWords(verses: readonly StoredVerse[], language: Language): PassageWords {
  const read = verses.map((verse) => readVerse(verse, language));
  const words = read.flatMap(({ words: own, textStart }, verse) => {
    const opening = own.findIndex(({ start }) => start >= textStart);
    return own.map(({ key, start, end }, index) => ({
      key,
      verse,
      start,
      end,
      opensVerse: index === 0 || index === opening,
    }));
  });
  return { verses: read.map(({ verse }) => verse), words };
}

/** The stored text of a run of words, from its first letter to its last. */
export function textOfRun({ verses, words }: PassageWords, { from, to }: WordRun): string {
  const first = words[from]!;
  const last = words[to - 1]!;
  return verses
    .slice(first.verse, last.verse + 1)
    .map(({ text }, index, all) => {
      const start = index === 0 ? first.start : 0;
      return text.slice(start, index === all.length - 1 ? last.end : text.length).trim();
    })
    .join(' ');
}

/** The verses in which a run begins and ends. */
export function versesOfRun(
  { verses, words }: PassageWords,
  { from, to }: WordRun,
): { first: VerseId; last: VerseId } {
  return { first: verses[words[from]!.verse]!.id, last: verses[words[to - 1]!.verse]!.id };
}
