import type { ReadPassage } from '../../judging/passage-reader.js';
import { announces } from '../../scanning/announcement.js';
import { isOwnAfterStop, isOwnWord } from '../../words/own-words.js';
import { isTelling } from '../../words/telling-words.js';
import type { NearSpan } from '../span.js';
import { comparedText, spelledLike } from '../span-text.js';

/** A part of a text. */
type Part = { readonly start: number; readonly end: number };

/** First words of a verse with which a sentence is no chance beside its reference, and the same of common words. */
const FEWEST_OPENING = 3;
const COMMON_OPENING = 4;
/** Share of the words of a sentence that its verse must have, if its opening says little. */
const SHARED = 0.4;
/** Share of the words of a sentence up to which whole verses are shown in its place. */
const FILLED = 0.8;
/** Words that are as true as they were, whatever follows them. */
const EXACT_WORDS = 8;
/** Most words behind those of a passage that are taken for its end. */
const MOST_FOREIGN = 12;
/** Words behind a recognised part of the sentence that are more than its end. */
const LEFT_BEHIND = 3;
/** Most words between what announces a sentence and its recognised part. */
const MOST_LEAD = 5;
/** Most words at which a text may go over from what announces a verse to its words. */
const LONGEST_ANNOUNCEMENT = 9;

/** Words between a reference and what it says are the writer's: “Romans 8:28 says that …”. */
const SAYS =
  /(?<!\p{L})(?:says?|said|reads?|tells?|told|teach(?:es)?|taught|promises?d?|states?d?|declares?d?|assures?d?|reminds?|commands?|warns?|dice|dijo|lee|enseña|promete|afirma|declara|asegura|recuerda|manda|advierte)(?!\p{L})/iu;

const LETTER = /[\p{L}¿¡]/u;
const FIRST_LETTER = /(?<![\p{L}\p{M}’'])[\p{L}¿¡]/gu;
const SENTENCE_END =
  /[.!?…|](?=[\s”"’'»*_)\]]|$)|\n[ \t]*\n|\n(?=[\s*_>\d.)-]*(?:\p{Lu}|[\p{L}_]{1,16}["']?:))|[[(“"«]/u;
const SENTENCE_START = /^[\s\S]*(?:[.!?…|:“”"«»()]\s*|\n[\s*_>-]*)(?=\S)/u;

/**
 * Where a text may begin to be of the passage that is named before it: at its first word, or after the words that announce
 * it, as in `says that …`.
 *
 * @param after what stands between the reference and the text
 */
export function announcedSentences(after: string, text: string): Part[] {
  const found: Part[] = [];
  for (const { index } of [...text.matchAll(FIRST_LETTER)].slice(0, LONGEST_ANNOUNCEMENT)) {
    if (!announces((after + text.slice(0, index)).replace(/\p{N}+/gu, ''))) continue;
    const rest = text.slice(index);
    const end = SENTENCE_END.exec(rest)?.index ?? rest.length;
    found.push({ start: index, end: index + end });
  }
  return found;
}

/** The last sentence of a text, before its reference. */
export function citedSentence(text: string): Part | undefined {
  const end = text.replace(/[^\p{L}\p{M}]+$/u, '').length;
  const start = SENTENCE_START.exec(text.slice(0, end))?.[0].length ?? 0;
  return LETTER.test(text.slice(start, end)) ? { start, end } : undefined;
}

/**
 * A sentence that is said to be of a passage, begins with its words and goes on otherwise: it is taken for the passage,
 * however little of it the rest has.
 */
export function claimedSpan(sentence: string, passage: ReadPassage): NearSpan | undefined {
  const { language } = passage.translation;
  const { words } = spelledLike(comparedText(sentence, language), passage.words, language);
  const stored = passage.words.words;
  let best = { from: 0, equal: 0 };
  for (const [from, { opensVerse }] of stored.entries()) {
    if (!opensVerse) continue;
    let equal = 0;
    while (equal < words.length && words[equal]!.key === stored[from + equal]?.key) equal += 1;
    if (equal > best.equal) best = { from, equal };
  }
  const { from, equal } = best;
  if (equal < FEWEST_OPENING || equal === words.length) return undefined;
  const isTold = equal >= COMMON_OPENING || words.slice(0, equal).some(({ key }) => isTelling(key));
  if (!isTold && sharedPart(words, stored) < SHARED) return undefined;
  let to = from + 1;
  while (
    to < stored.length &&
    (stored[to]!.verse === stored[to - 1]!.verse || to - from < words.length * FILLED)
  )
    to += 1;
  const [start, end] = [words[0]!.start, words.at(-1)!.end];
  return { start, end, isExact: false, passage, run: { from, to }, words: equal };
}

function sharedPart(words: readonly { readonly key: string }[], stored: typeof words): number {
  const known = new Set(stored.map(({ key }) => key));
  return words.filter(({ key }) => known.has(key)).length / words.length;
}

/** Whether what was recognised within a sentence leaves open that it says something else than its passage. */
export function mayBeClaimed(text: string, sentence: Part, spans: readonly NearSpan[]): boolean {
  return overlapping(sentence, spans).every(({ isExact, words, end, passage }) => {
    const rest = text.slice(end, sentence.end);
    if (!isExact) return wordsIn(rest) >= LEFT_BEHIND;
    return words < EXACT_WORDS || isForeign(rest, passage);
  });
}

/** Whether a few words behind those of a passage are none of the writer's. */
function isForeign(rest: string, { words, translation }: ReadPassage): boolean {
  if (/[—–()]/u.test(rest)) return false;
  const known = new Set(words.words.map(({ key }) => key));
  const own = comparedText(rest, translation.language).words;
  const isOwn = /^\s*[,;:]/u.test(rest) ? isOwnAfterStop : isOwnWord;
  return (
    own.length > 0 && own.length <= MOST_FOREIGN && own.every(({ key }) => known.has(key) || !isOwn(key))
  );
}

/** A misquotation at the beginning of a sentence that is said to be of its passage: its end belongs to it. */
export function toSentenceEnd(text: string, sentence: Part, spans: readonly NearSpan[]): NearSpan[] {
  return spans.map((span, at) => {
    const isWithin = span.start >= sentence.start && span.end < sentence.end;
    if (span.isExact || !isWithin || wordsIn(text.slice(sentence.start, span.start)) > 1) return span;
    if ((spans[at + 1]?.start ?? sentence.end) < sentence.end) return span;
    const rest = text.slice(span.end, sentence.end);
    if (wordsIn(rest) < LEFT_BEHIND || !isForeign(rest, span.passage)) return span;
    const { words } = span.passage.words;
    const { verse } = words[span.run.to - 1]!;
    const to = words.findLastIndex((word) => word.verse === verse) + 1;
    return {
      ...span,
      end: span.end + rest.replace(/[^\p{L}\p{M}]+$/u, '').length,
      run: { from: span.run.from, to },
    };
  });
}

/** The spans with one in the place of those that it overlaps. */
export function withClaimed(spans: readonly NearSpan[], claimed: NearSpan): NearSpan[] {
  const others = spans.filter(({ start, end }) => end <= claimed.start || claimed.end <= start);
  return [...others, claimed].toSorted((one, other) => one.start - other.start);
}

/** A misquotation that begins some words after what announces it: these belong to it. */
export function fromAnnouncement(text: string, sentence: Part, spans: readonly NearSpan[]): NearSpan[] {
  return spans.map((span, at) => {
    if (span.isExact || span.start <= sentence.start || span.start >= sentence.end) return span;
    if ((spans[at - 1]?.end ?? 0) > sentence.start) return span;
    const lead = text.slice(sentence.start, span.start);
    const isLead =
      wordsIn(lead) <= MOST_LEAD &&
      !SAYS.test(lead) &&
      !/[:“”"«»()—–]|(?<!\p{L})(?:that|que)(?!\p{L})/iu.test(lead);
    const { words } = span.passage.words;
    let from = span.run.from;
    while (span.run.from - from < MOST_LEAD && !words[from]!.opensVerse) from -= 1;
    return words[from]!.opensVerse && isLead
      ? { ...span, start: sentence.start, run: { from, to: span.run.to } }
      : span;
  });
}

/** A verb behind a reference is the writer's, and no word of the passage: “John 3:16 shows how much God loved …”. */
export function withoutVerb(
  after: string | undefined,
  text: string,
  spans: readonly NearSpan[],
): readonly NearSpan[] {
  const [span] = spans;
  if (after === undefined || !/^\s*$/u.test(after) || !span || span.isExact) return spans;
  if (!/^\s*\p{Ll}/u.test(text) || /\p{L}/u.test(text.slice(0, span.start))) return spans;
  const { words, translation } = span.passage;
  const known = new Set(words.words.slice(span.run.from, span.run.to).map(({ key }) => key));
  const own = comparedText(text.slice(span.start, span.end), translation.language).words;
  const first = own.findIndex(({ key }) => known.has(key));
  if (first <= 0) return spans;
  return [{ ...span, start: span.start + own[first]!.start }, ...spans.slice(1)];
}

const overlapping = ({ start, end }: Part, spans: readonly NearSpan[]) =>
  spans.filter((span) => span.start < end && start < span.end);

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}’']+/gu)?.length ?? 0;
