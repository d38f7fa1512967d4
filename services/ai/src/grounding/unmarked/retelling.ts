import { attributesToScripture } from '../scanning/announcement.js';
import type { NearSpan } from './span.js';
import { comparedText, endsSentence, type ComparedText } from './span-text.js';

/**
 * How much of a sentence a span must be, and how much of the span and its passage must be equal, for the sentence to be
 * one of Scripture: what is a small part of a sentence must be the more equal. A retelling has some words of the verse
 * in a sentence of its own; a misquotation has the sentence of the verse with some other words.
 */
const MISQUOTED: readonly { readonly part: number; readonly equal: number }[] = [
  { part: 0.75, equal: 0.6 },
  { part: 0.5, equal: 0.8 },
  { part: 0, equal: 0.9 },
];

/** The same where a reference is named for the words: it is what they are compared with. */
const MISQUOTED_AT_REFERENCE: typeof MISQUOTED = [
  { part: 0.6, equal: 0 },
  { part: 0, equal: 0.6 },
];

/** So many words in a row are taken from the verse, and not told again. */
const TAKEN_WORDS = 12;

/** What says that somebody else's words follow. */
const LEADS =
  /(?:(?<!\p{L})(?:that|que|says?|said|reads?|wrote|told|dice|dijo|leemos)[\s,]*|:\s*|\n\s*)[*_“‘]*$/iu;
const READS =
  /(?<!\p{L})(?:we (?:read|are told|hear)|it is written|leemos|se nos dice|está escrito)(?!\p{L})/iu;

/**
 * Whether words that are close to a verse only tell again what it tells, within a sentence of the writer's own.
 *
 * @param isNamed whether a reference is named for them
 */
export function isRetold(span: NearSpan, text: string, isNamed: boolean): boolean {
  if (span.isExact) return false;
  const compared = comparedText(text, span.passage.translation.language);
  const { words } = compared;
  const from = words.findIndex(({ end }) => end > span.start);
  const to = words.findLastIndex(({ start }) => start < span.end) + 1;
  const own = to - from;
  if (unbroken(span, compared, from, to) >= TAKEN_WORDS) return false;
  const run = span.run.to - span.run.from;
  // Words that are only left out change nothing of the others.
  const equal = span.words >= own ? 1 : span.words / Math.max(own, run);
  const part = own / lengthOfSentence(compared, from, to);
  const limits = isNamed ? MISQUOTED_AT_REFERENCE : MISQUOTED;
  return equal < limits.find((limit) => part >= limit.part)!.equal;
}

/** The most words in a row that a span and its passage have in common. */
function unbroken({ passage, run }: NearSpan, { words }: ComparedText, from: number, to: number): number {
  const stored = passage.words.words;
  let longest = 0;
  for (let own = from; own < to - longest; own += 1)
    for (let theirs = run.from; theirs < run.to - longest; theirs += 1) {
      let length = 0;
      while (
        own + length < to &&
        theirs + length < run.to &&
        words[own + length]!.key === stored[theirs + length]!.key
      )
        length += 1;
      if (length > longest) longest = length;
    }
  return longest;
}

function lengthOfSentence(compared: ComparedText, from: number, to: number): number {
  let start = from;
  while (
    start > 0 &&
    !endsSentence(compared, start - 1) &&
    !isSaid(compared, start) &&
    !isAfterDash(compared, start)
  )
    start -= 1;
  let end = to;
  while (end < compared.words.length && !endsSentence(compared, end - 1) && !isAfterDash(compared, end))
    end += 1;
  return end - start;
}

/** Whether a dash sets a word apart from the one before it. */
function isAfterDash({ text, words }: ComparedText, at: number): boolean {
  return /\s[—–]|[—–]\s/u.test(text.slice(words[at - 1]!.end, words[at]!.start));
}

/** Whether the text says right before a word that what follows is of Scripture. */
function isSaid({ text, words }: ComparedText, at: number): boolean {
  const before = text.slice(0, words[at]!.start);
  return LEADS.test(before) && (attributesToScripture(before) || READS.test(before.slice(-40)));
}
