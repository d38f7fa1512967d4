import type { Language } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, locatePassage, parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { languageOfQuestion } from '../../src/study-engine/asking/language-of-question.js';
import { quotedPassages } from './answer-links.js';

/** Passages that no answer offers unasked: curses, and verses that are turned against people in need. */
const NEVER_OFFERED = rangesOf(
  'Ps.109.6-Ps.109.20 Ps.137.8-Ps.137.9 2Thess.3.10 Num.31.13-Num.31.18 Judg.19.22-Judg.19.30 Ezra.10.10-Ezra.10.44',
);

const SHORTEST = 30;
const LONGEST_PARAGRAPH = 1_800;
const LONGEST = 12_000;

/** Words of templates that say nothing to a reader. */
const EMPTY_WORDS = /these passages come first|estos pasajes van primero|undefined|\[\[|\]\]/;

/** The first block of an answer, as it is read aloud: without links. */
export function firstParagraph(answer: string): string {
  return spoken(answer.split('\n\n')[0] ?? '');
}

/**
 * What is wrong with an answer by the rules for all of them: it answers first, in a paragraph; it is neither too short
 * nor too long; it is in the language of the question; it offers no passage of cursing.
 */
export function commonProblems(answer: string, language: Language, isOfWord = false): string[] {
  const first = answer.split('\n\n')[0] ?? '';
  const paragraph = firstParagraph(answer);
  const own = spoken(withoutQuotations(answer));
  const told = languageOfQuestion(own);
  return [
    ...(!isOfWord && /^(?:#|>|- )/.test(first) ? ['does not answer first'] : []),
    ...(!isOfWord && (paragraph.length < SHORTEST || paragraph.length > LONGEST_PARAGRAPH)
      ? [`has a first paragraph of ${paragraph.length} characters`]
      : []),
    ...(answer.length > LONGEST ? [`has ${answer.length} characters`] : []),
    ...(told !== undefined && told !== language ? [`is in ${told}`] : []),
    ...(EMPTY_WORDS.test(answer) ? ['has words of a template'] : []),
    ...quotedPassages(answer)
      .filter((osis) => rangesOf(osis).some((range) => NEVER_OFFERED.some((other) => within(range, other))))
      .map((osis) => `offers ${osis}`),
  ];
}

function spoken(markdown: string): string {
  return markdown.replace(/\[((?:[^\]\\]|\\.)*)\]\([^)\s]+\)/g, '$1').replace(/\\(.)/g, '$1');
}

/** The engine's own words: without Scripture, and without words of reference works. */
function withoutQuotations(answer: string): string {
  return answer
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/“[^”]*”/g, '');
}

function within(range: VerseRange, other: VerseRange): boolean {
  return range.first <= other.last && other.first <= range.last;
}

function rangesOf(osis: string): VerseRange[] {
  return (parseOsis(osis) ?? []).flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? [located.range] : [];
  });
}
