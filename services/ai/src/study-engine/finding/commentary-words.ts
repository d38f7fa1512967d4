import type { CommentaryAnswer } from '@word-unfolded/contracts';
import { stemsIn } from './words-of-question.js';

type Section = CommentaryAnswer['sections'][number];

/** Sentences of the commentary that stand together, and the section that has them. */
export type CommentaryWords = { readonly section: Section; readonly words: string };

/** Where a sentence ends: before a capital or an opening mark. Numbers of a list are not ends, nor are shortened words. */
const SENTENCE_END = /(?<=[^\s\d][.!?]["”’)]*)(?<!\b(?:St|Mr|Dr|ver|chap|i\.e|e\.g)\.)\s+(?=[“"A-Z])/u;

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph.split(SENTENCE_END);
}

/** What it costs to stand at the other end of the section. */
const AWAY = 4;

/**
 * The sentences of a commentary that say most of some words: an unbroken stretch, as it stands there.
 *
 * @param stems English ones, for it is written in English; without them the beginning is taken
 * @param length sentences at most
 * @param verse canonical id of what is looked for: a commentary goes through its section in order
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

/** Where in a section a verse stands, from 0 at its beginning to 1 at its end. */
function placeIn({ canonicalId, canonicalEndId }: Section, verse: number): number {
  const length = canonicalEndId - canonicalId;
  return length === 0 ? 0 : Math.min(1, Math.max(0, (verse - canonicalId) / length));
}
