import type { CommentaryAnswer } from '@word-unfolded/contracts';
import { stemsIn } from './words-of-question.js';

type Section = CommentaryAnswer['sections'][number];

/** Adjacent sentences of the commentary, and their section. */
export type CommentaryWords = { readonly section: Section; readonly words: string };

/** The end of a sentence: before a capital or an opening mark. List numbers and abbreviations do not end a sentence. */
const SENTENCE_END = /(?<=[^\s\d][.!?]["”’)]*)(?<!\b(?:St|Mr|Dr|ver|chap|i\.e|e\.g)\.)\s+(?=[“"A-Z])/u;

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph.split(SENTENCE_END);
}

/** Penalty for a place at the other end of the section. */
const AWAY = 4;

/**
 * The sentences of a commentary that share most words with the passage, as an unbroken stretch in their original form.
 *
 * @param stems English ones, because the commentary is in English; without them the beginning is taken
 * @param length most sentences
 * @param verse canonical id of the passage: a commentary treats its section in order
 */
export function commentaryWords(
  { sections }: CommentaryAnswer,
  stems: ReadonlySet<string>,
  length: number,
  verse: number,
): CommentaryWords | undefined {
  let best: (CommentaryWords & { readonly fit: number }) | undefined;
  for (const section of sections)
    for (const paragraph of section.paragraphs) {
      const sentences = sentencesOf(paragraph);
      const expected = placeIn(section, verse);
      for (let from = 0; from === 0 || from + length <= sentences.length; from += 1) {
        const words = sentences.slice(from, from + length).join(' ');
        const found = stemsIn(words, 'en');
        const place = from / Math.max(1, sentences.length - length);
        const fit = [...stems].filter((stem) => found.has(stem)).length - AWAY * Math.abs(place - expected);
        if (!best || fit > best.fit) best = { section, words, fit };
      }
    }
  return best;
}

/** The position of a verse in a section, from 0 at its beginning to 1 at its end. */
function placeIn({ canonicalId, canonicalEndId }: Section, verse: number): number {
  const length = canonicalEndId - canonicalId;
  return length === 0 ? 0 : Math.min(1, Math.max(0, (verse - canonicalId) / length));
}
