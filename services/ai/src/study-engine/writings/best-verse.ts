import { chapterName, isBookId } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';

/** Number of characters that can be read at a glance. */
const GLANCE = { least: 40, most: 220 } as const;

/** The verse of a passage that stands best alone: whole, neither too short nor too long; the first of equal ones. */
export function bestVerse(passage: StudyPassage): StudyPassage {
  const { verses, translation } = passage;
  const [best] = verses
    .map((verse, index) => ({ verse, index, fit: fitOf(verse.text) }))
    .sort((a, b) => b.fit - a.fit || a.index - b.index);
  const { verse } = best!;
  const reference = isBookId(verse.book)
    ? `${chapterName(verse.book, verse.chapter, translation.language)}:${verse.number}`
    : verse.osis;
  return { ...passage, verses: [verse], osis: verse.osis, reference };
}

function fitOf(text: string): number {
  const length = text.length >= GLANCE.least && text.length <= GLANCE.most ? 2 : 0;
  const begins = /^["“‘«¿¡]?\p{Lu}/u.test(text) ? 1 : 0;
  const ends = /[.!?]["”’»]?$/u.test(text) ? 1 : 0;
  return length + begins + ends;
}
