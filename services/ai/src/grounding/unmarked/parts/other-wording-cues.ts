import type { ReadPassage } from '../../judging/passage-reader.js';
import { looselyShared } from '../../words/loosely-shared.js';
import type { NearSpan } from '../span.js';
import { endsStoredSentence } from '../span-text.js';

/** A part of a text. */
type Part = { readonly start: number; readonly end: number };

/** What says that the words of a passage follow: a verb of saying with its stop, or the name of a field. */
const SAYS =
  /(?:(?<!\p{L})(?:says?|said|reads?|promises?|promised|declares?|states?|writes?|wrote|dice|dijo|promete|prometió|declara|afirma|escribe|reza|lee)(?:\s(?:to us|us|this|así|esto))?\s*[:,]|(?:^|\n)[\s>*_|+-]*(?:text|verse|words?|quote|scripture|passage|texto|vers[ií]culo|palabras?|cita|escritura|pasaje)[*_]*\s*[:|])[\s*_]*$/iu;
const SAYS_IN =
  /(?<!\p{L})(?:writes?|wrote|says?|said|reads?|promises?|declares?|escribe|escribió|dice|dijo|promete|declara|leemos)\s(?:to us |así )?(?:in|en)\s[*_(]*$/iu;
const SAID_WITHIN =
  /^[\s\S]{0,60}?(?<!\p{L})(?:says|said|reads|declares|promises|writes|dice|dijo|declara|promete|escribe)\s*[,:]\s*[*_]*(?=\p{Lu}|[¿¡])/u;
/** Who speaks in the words of a passage: an explanation of it does not say “I”. */
const SPEAKS = /(?<!\p{L})(?:I|[Mm]e|[Mm]y|[Mm]ine|[Yy]o|[Mm][ií]|[Mm]is|[Cc]onmigo)(?!\p{L})/u;
/** Who explains a passage speaks of “us”, of what it means, or asks. */
const WRITER =
  /(?<!\p{L})(?:we|us|ours?|ourselves|means?|meaning|reminds?|shows?|teaches|verse|passage|nos|nosotros|nuestr[oa]s?|significa|recuerda|muestra|enseña|vers[ií]culo|pasaje)(?!\p{L})|\?/iu;
const SENTENCE = /[^\s.!?…][^.!?…\n“”"«»()[\]|{}]*(?:\n(?![ \t]*\n)[^.!?…\n“”"«»()[\]|{}]*)*[.!?…]*/uy;
const PARTED = /\n[ \t]*\n|[“”"«»()[\]|{}]|\n[ \t]*(?:[-*+•#>]|\d{1,2}[.)])[ \t]/u;

/** Share of the telling words of a text, and their least number, that its passage must have too. */
const SHARED = 0.25;
const FEWEST_SHARED = 2;
/** The same for a text that only stands behind its reference. */
const SHARED_BEHIND = 0.4;
const FEWEST_BEHIND = 3;
/** The same for a sentence behind others that stand for the passage. */
const SHARED_REST = 0.34;
const MOST_SENTENCES = 4;
/** Characters of a first sentence that tells little: “Be strong!” */
const SHORT_HEAD = 25;
/** Verses of a passage that are shown as a whole. */
const MOST_VERSES = 3;

/** Whether the text before some words says that they are those of the passage which was named. */
export const saysThatItFollows = (before: string, isSaid: boolean) =>
  SAYS.test(before) || (isSaid && /^[*_)]*:[*_]*\s+[*_]*$/u.test(before));

/** Whether the text before a reference says that its words follow: “Paul writes in”. */
export const saysIn = (before: string) => SAYS_IN.test(before);

/** Where the words begin of which their own sentence says that they are of the passage that is named behind them. */
export function saidWithin(sentence: string): number | undefined {
  return SAID_WITHIN.exec(sentence)?.[0].length;
}

/** Whether words that stand behind a reference are spoken by somebody in its passage. */
function isSpokenIn(text: string, passages: readonly ReadPassage[]): boolean {
  const speaks = passages.some(({ words }) => words.verses.some((verse) => SPEAKS.test(verse.text)));
  return speaks && SPEAKS.test(text);
}

/** A sentence that says what stands in a passage, and has not ended. */
const SAYS_THAT =
  /(?<!\p{L})(?:says?|said|writes?|wrote|tells? us|teach(?:es)?|promises?|promised|declares?|states?|affirms?|dice|dijo|escribe|enseña|promete|declara|afirma|asegura)\s(?:that|que)\s[^.!?“”"«»()\n]*$|^[*_)]*,\s[^.!?“”"«»()\n]*$/iu;

/** Whether a text behind a reference says what stands in its passage, up to its end. */
export const saysOfPassage = (text: string) => SAYS_THAT.test(text);

/** Share and number of the telling words of a claim that another verse has, and the share that its own may have. */
const OF_OTHER = 0.7;
const FEWEST_OF_OTHER = 3;
const OF_OWN = 0.25;

/**
 * Whether what is said of a passage is what another verse says: “John 3:16 tells us that the Lord is our shepherd and we
 * lack nothing”.
 */
export function saysWhatOtherSays(
  claim: string,
  passages: readonly ReadPassage[],
  other: ReadPassage,
): boolean {
  const own = looselyShared(claim, passages);
  const theirs = looselyShared(claim, [other]);
  return theirs.share >= OF_OTHER && theirs.count >= FEWEST_OF_OTHER && own.share <= OF_OWN;
}

/** The claim about a passage that begins at a position, to the end of its sentence. */
export const claimAt = (text: string, from: number) => sentenceAt(text, from);

/**
 * Words that are said to be those of a passage, but have them in the wording of no edition: with the sentences behind
 * them that are of it too. Undefined for words that say something else.
 *
 * @param isSaid whether the text says that they are the words of the passage; otherwise they only stand behind it
 * @param passages the passage in each edition, the reader's first
 */
export function otherWording(
  text: string,
  from: number,
  passages: readonly ReadPassage[],
  isSaid: boolean,
): NearSpan | undefined {
  const [first] = passages;
  if (!first) return undefined;
  const sentence = sentenceAt(text, from);
  const head = sentence && text.slice(sentence.start, sentence.end);
  if (!head || (!isSaid && !isSpokenIn(head, passages))) return undefined;
  const { count, share } = looselyShared(head, passages);
  const rest = restOf(text, sentence.end, passages);
  const isMeant = isSaid
    ? share >= SHARED && count >= FEWEST_SHARED
    : share >= SHARED_BEHIND && count >= FEWEST_BEHIND;
  if (!isMeant && !(isSaid && rest > sentence.end && (count > 0 || head.length < SHORT_HEAD)))
    return undefined;
  return spanOf({ start: sentence.start, end: rest }, first, head);
}

/** The end of the sentences behind a position that are of a passage too, in any wording. */
export function restOf(text: string, from: number, passages: readonly ReadPassage[]): number {
  let end = from;
  let held = from;
  for (let count = 0; count < MOST_SENTENCES; count += 1) {
    const next = sentenceAt(text, held);
    if (!next || PARTED.test(text.slice(held, next.start))) break;
    const words = text.slice(next.start, next.end);
    const shared = looselyShared(words, passages);
    if (WRITER.test(words)) break;
    held = next.end;
    if (shared.share >= SHARED_REST && shared.count >= FEWEST_SHARED) end = held;
  }
  return end;
}

function sentenceAt(text: string, from: number): Part | undefined {
  const start = from + /^[^\p{L}¿¡]*/u.exec(text.slice(from))![0].length;
  if (PARTED.test(text.slice(from, start)) && from > 0) return undefined;
  SENTENCE.lastIndex = start;
  const found = SENTENCE.exec(text);
  return found ? { start, end: start + found[0].trimEnd().length } : undefined;
}

/** The whole passage in the place of a text, or that verse of it which is most like the text. */
function spanOf(part: Part, passage: ReadPassage, head: string): NearSpan {
  const { verses, words } = passage.words;
  let run = { from: 0, to: words.length };
  if (verses.length > MOST_VERSES) {
    const shares = verses.map((_, verse) => {
      const own = words.filter((word) => word.verse === verse);
      return looselyShared(head, [{ ...passage, words: { verses, words: own } }]).count;
    });
    const best = shares.indexOf(Math.max(...shares));
    run = {
      from: words.findIndex(({ verse }) => verse === best),
      to: words.findLastIndex(({ verse }) => verse === best) + 1,
    };
  }
  return { ...part, isExact: false, passage, run, words: run.to - run.from };
}

/** A misquotation with the sentences behind it that are of its passage too, in any wording, up to the end of its verse. */
export function withRest(
  text: string,
  span: NearSpan,
  limit: number,
  passages: readonly ReadPassage[],
): NearSpan {
  if (span.isExact) return span;
  const end = restOf(text.slice(0, limit), span.end, passages);
  if (end === span.end) return span;
  const { words } = span.passage.words;
  const { verse } = words[span.run.to - 1]!;
  const isOver =
    endsStoredSentence(span.passage.words, span.run.to - 1) && words[span.run.to]?.verse !== verse;
  const to = isOver ? span.run.to : words.findLastIndex((word) => word.verse === verse) + 1;
  return { ...span, end, run: { from: span.run.from, to } };
}
