import type { VerseId } from '@word-unfolded/scripture-ref';
import type { Citation, QuotableTranslation } from '../judging/claim.js';
import type { PassageReader, ReadPassage } from '../judging/passage-reader.js';
import type { NearVerse, VerseFinder } from '../stored/stored-text.js';
import { attributesToScripture } from '../scanning/announcement.js';
import { matchExactly } from '../words/match-exactly.js';
import { passageWords } from '../words/passage-words.js';
import { alignChained } from './align-chained.js';
import { alignSpan, type Span } from './align-span.js';
import { claimedSpan } from './parts/claimed-sentence.js';
import { scatteredSpan } from './parts/displaced-parts.js';
import { withFarPart } from './parts/far-parts.js';
import { withinSentences, withinVerses } from './parts/without-chance-words.js';
import { headOf, tailOf } from './parts/joined-halves.js';
import type { NearSpan } from './span.js';
import { shortSpan, spanBeside, type Side } from './short-span.js';
import {
  comparedText,
  endsClause,
  endsSentence,
  endsStoredClause,
  endsStoredSentence,
  lookedFor,
  spelledLike,
  type ComparedText,
} from './span-text.js';
import { sharedTellingWords } from '../words/telling-words.js';
import { MOST_CHANGED, widened } from './widen-span.js';

/** Bits that a text must share with a verse to be compared with it. */
const WORTH_COMPARING = 24;
/** Fewest words of a span (issue 15, point 3). */
const FEWEST_WORDS = 6;
/** Least share of words that a span and its passage have in common, without and with the changed words at its ends. */
const NEAR = 0.7;
const NEAR_WIDENED = 0.55;
/** A span of common words only (“he went up and sat there”) is nobody's: telling words, or bits, that it must have. */
const TELLING_WORDS = 3;
const TELLING_BITS = 75;
/** The same for a whole sentence that is a whole sentence of the verse. */
const SENTENCE_TELLING_WORDS = 2;
const SENTENCE_NEAR = 0.8;
/** The same for words of which the text says that they are of Scripture, and which need only one telling word. */
const SAID_NEAR = 0.75;
/** The same for a sentence that is a clause of the verse but for one word. */
const CLAUSE_BITS = 24;
/** Verses around a found one into which a span may extend. */
const BESIDE = 1;
/** A whole sentence that is exact is preferred to words that are not, if it is shorter by so many words at most. */
const EXACT_SHORTER = 1;
/** Half a verse that is joined to another one: its words, and the bits that make it no chance. */
const HALF_WORDS = { head: 4, tail: 3, most: 5 } as const;
const HALF_BITS = 24;
/** Words of a sentence that is joined of two halves. */
const JOINED_WORDS = { least: 7, most: 12 } as const;
/** Words of a part of a verse that is no chance beside other parts of it. */
const SCATTERED_RUN = 3;

/** Finds stretches of a text that are words of Scripture, or close to them, by the nearest verses. */
export class NearSpans {
  readonly #ids: readonly string[];

  constructor(
    private readonly finder: VerseFinder,
    private readonly reader: PassageReader,
    private readonly translations: readonly QuotableTranslation[],
  ) {
    this.#ids = translations.map(({ id }) => id);
  }

  /** How many bits a text shares with the nearest verse. */
  async likeness(text: string): Promise<number> {
    const near = await this.finder.nearest(lookedFor(text), this.#ids);
    return Math.max(0, ...near.map(({ score }) => score));
  }

  /**
   * The span of a text that is most clearly of a verse; undefined when there is none.
   *
   * @throws StoredTextUnavailableError
   */
  async find(text: string): Promise<NearSpan | undefined> {
    const near = (await this.finder.nearest(lookedFor(text), this.#ids)).filter(
      ({ score }) => score >= WORTH_COMPARING,
    );
    let best: NearSpan | undefined;
    for (const translation of this.translations) {
      const own = near.filter(({ translationId }) => translationId === translation.id);
      if (own.length === 0) continue;
      const compared = comparedText(text, translation.language);
      for (const verse of own) {
        const alone = alignSpan(compared.words, passageWords([verse], translation.language).words);
        if (!alone || alone.matched < MOST_CHANGED) continue;
        if (best?.isExact && alone.matched <= best.words - MOST_CHANGED) continue;
        const span =
          (await this.spanAt(verse, compared, translation)) ??
          (await this.scatteredAt(verse, text, translation));
        if (span && isBetter(span, best)) best = span;
      }
    }
    // Another translation may have these words, which are too few to be recognised there.
    if (best && !best.isExact && best.words < FEWEST_WORDS)
      return (await this.isExactNear(text.slice(best.start, best.end), best))
        ? { ...best, isExact: true }
        : best;
    return best;
  }

  /**
   * A short text that is nearly a sentence of the verses at and after a place.
   *
   * @param inAny whether it may be of any translation: lines of two languages take turns
   */
  async findShort(
    text: string,
    { translationId, last }: { readonly translationId: string; readonly last: VerseId },
    inAny = false,
  ): Promise<NearSpan | undefined> {
    for (const translation of this.translations) {
      if (translation.id !== translationId && !inAny) continue;
      const passage = await this.reader.around([{ first: last, last }], BESIDE, translation);
      const span = passage && shortSpan(text, passage);
      if (span) return (await this.isExactNear(text, span)) ? undefined : span;
    }
    return undefined;
  }

  /** A short text that is nearly a sentence of the passages that are named for it. */
  async findShortIn(text: string, citation: Citation): Promise<NearSpan | undefined> {
    let best: NearSpan | undefined;
    for (const translation of this.translations) {
      const passage = await this.reader.cited(citation, translation);
      const span = passage && (shortSpan(text, passage) ?? scatteredSpan(text, passage));
      if (span?.isExact) return undefined;
      if (span && span.words > (best?.words ?? 0)) best = span;
    }
    return best;
  }

  /** A sentence that is said to be of the passages named for it, begins like one and goes on otherwise. */
  async findClaimed(sentence: string, citation: Citation): Promise<NearSpan | undefined> {
    let claimed: NearSpan | undefined;
    for (const translation of this.translations) {
      const passage = await this.reader.cited(citation, translation);
      if (passage && matchExactly(comparedText(sentence, translation.language).words, passage.words))
        return undefined;
      claimed ??= passage && claimedSpan(sentence, passage);
    }
    return claimed;
  }

  /** A short sentence beside other words of a passage, which goes on there or leads to them. */
  async findBeside(
    text: string,
    span: Pick<NearSpan, 'passage' | 'run'>,
    side: Side,
  ): Promise<NearSpan | undefined> {
    const beside = spanBeside(text, span, side);
    if (!beside || beside.isExact) return beside;
    return (await this.isExactNear(text, beside)) ? { ...beside, isExact: true } : beside;
  }

  /**
   * Half a verse in a few words: they stand in it to the letter, at its beginning or at the end of one of its clauses.
   */
  async findHalf(text: string, end: 'head' | 'tail'): Promise<NearSpan | undefined> {
    for (const translation of this.translations) {
      const { words } = comparedText(text, translation.language);
      if (words.length < HALF_WORDS[end] || words.length > HALF_WORDS.most) return undefined;
      const near = await this.finder.nearest(lookedFor(text), [translation.id]);
      for (const { id } of near.filter(({ score }) => score >= HALF_BITS)) {
        const passage = await this.reader.around([{ first: id, last: id }], 0, translation);
        const [run] = (passage && matchExactly(words, passage.words)) ?? [];
        if (!passage || !run) continue;
        const isHalf =
          end === 'head'
            ? run.from === 0 || endsStoredSentence(passage.words, run.from - 1)
            : endsStoredClause(passage.words, run.to - 1);
        if (isHalf)
          return {
            start: words[0]!.start,
            end: words.at(-1)!.end,
            isExact: true,
            passage,
            run,
            words: words.length,
          };
      }
    }
    return undefined;
  }

  /**
   * A sentence of a few words that is the beginning of one verse and the end of another, with nothing else: neither half
   * is long enough to be recognised by itself.
   *
   * @returns the second half
   */
  async findJoined(text: string): Promise<NearSpan | undefined> {
    for (const translation of this.translations) {
      const { words } = comparedText(text, translation.language);
      if (words.length < JOINED_WORDS.least || words.length > JOINED_WORDS.most) return undefined;
      const near = await this.finder.nearest(lookedFor(text), [translation.id]);
      const read = await Promise.all(
        near.map(({ id }) => this.reader.around([{ first: id, last: id }], 0, translation)),
      );
      const passages = read.filter((passage) => passage !== undefined);
      const heads = passages.map((passage) => headOf(words, passage)).filter((head) => head !== undefined);
      if (heads.length === 0) continue;
      const tails = passages.map((passage) => tailOf(words, passage)).filter((tail) => tail !== undefined);
      for (const head of heads)
        for (const tail of tails) {
          if (head.passage === tail.passage || head.length + tail.length < words.length) continue;
          const length = words.length - head.length;
          if (length === 0) return undefined;
          const [first, last] = [words[head.length]!, words.at(-1)!];
          const to = tail.from + tail.length;
          const run = { from: to - length, to };
          return {
            start: first.start,
            end: last.end,
            isExact: true,
            passage: tail.passage,
            run,
            words: length,
            isJoined: true,
          };
        }
    }
    return undefined;
  }

  /** Whether words stand to the letter at a place in any translation. */
  private async isExactNear(text: string, { passage, run }: NearSpan): Promise<boolean> {
    const { verse } = passage.words.words[run.from]!;
    const { id } = passage.words.verses[verse]!;
    for (const translation of this.translations) {
      const there = await this.reader.around([{ first: id, last: id }], BESIDE, translation);
      if (there && matchExactly(comparedText(text, translation.language).words, there.words)) return true;
    }
    return false;
  }

  /** A text that has only words of a verse, in parts that do not stand side by side there. */
  private async scatteredAt(
    { id }: NearVerse,
    text: string,
    translation: QuotableTranslation,
  ): Promise<NearSpan | undefined> {
    const passage = await this.reader.around([{ first: id, last: id }], 0, translation);
    const span = passage && scatteredSpan(text, passage, SCATTERED_RUN);
    return span && span.words >= FEWEST_WORDS ? span : undefined;
  }

  private async spanAt(
    { id, score }: NearVerse,
    written: ComparedText,
    translation: QuotableTranslation,
  ): Promise<NearSpan | undefined> {
    const passage = await this.reader.around([{ first: id, last: id }], BESIDE, translation);
    if (!passage) return undefined;
    const compared = spelledLike(written, passage.words, translation.language);
    const found = alignChained(compared, passage.words.words);
    const near =
      found && judged(withinSentences(withinVerses(found, passage), compared), compared, passage, score);
    if (near || !found) return near;
    const far = withFarPart(found, compared, passage.words);
    return far && spanOf(far, compared, passage);
  }
}

/** A misquotation of a passage. */
const spanOf = (
  { quoted, stored, matched }: Span,
  { words }: ComparedText,
  passage: ReadPassage,
): NearSpan => ({
  start: words[quoted.from]!.start,
  end: words[quoted.to - 1]!.end,
  isExact: false,
  passage,
  run: stored,
  words: matched,
});

function isBetter(span: NearSpan, best: NearSpan | undefined): boolean {
  if (!best) return true;
  if (span.isExact === best.isExact) return span.words > best.words;
  const [exact, other] = span.isExact ? [span, best] : [best, span];
  const isExactBetter = exact.words >= other.words - (exact.isSentence === true ? EXACT_SHORTER : 0);
  return span.isExact === isExactBetter;
}

function judged(
  found: Span,
  compared: ComparedText,
  passage: ReadPassage,
  score: number,
): NearSpan | undefined {
  const core = lengthOf(found);
  const { quoted, stored, shared = 0 } = widened(found, compared, passage.words);
  const length = quoted.to - quoted.from;
  const run = stored.to - stored.from;
  const isExact = found.matched === length && found.matched === run;
  if (length < FEWEST_WORDS && run < FEWEST_WORDS) return undefined;
  if (found.matched / core < NEAR || found.matched + shared < FEWEST_WORDS - 1) return undefined;
  if ((found.matched + shared) / Math.max(length, run) < NEAR_WIDENED) return undefined;
  const isSentence = isWholeSentence(found.matched, { quoted, stored }, compared, passage);
  if (!isExact && score < TELLING_BITS) {
    const needed =
      isSentence || isReordered(compared, { quoted, stored }, passage)
        ? SENTENCE_TELLING_WORDS
        : isSaidOfScripture(compared, quoted.from) && found.matched / Math.max(length, run) >= SAID_NEAR
          ? 1
          : isOneWordOff({ quoted, stored }, compared, passage) && score >= CLAUSE_BITS
            ? 1
            : TELLING_WORDS;
    if (tellingWords(compared, { quoted, stored }, passage) < needed) return undefined;
  }
  const start = compared.words[quoted.from]!.start;
  const end = compared.words[quoted.to - 1]!.end;
  return { start, end, isExact, isSentence, passage, run: stored, words: found.matched };
}

/** What leads to the words of somebody: “that”, a colon, a verb of saying. */
const LEADS = /(?:(?<!\p{L})(?:that|que|says?|said|reads?|wrote|dice|dijo)[\s,]*|:\s*)[*_“‘]*$/iu;

/** Whether the text says right before a span that it is of Scripture. */
function isSaidOfScripture({ text, words }: ComparedText, from: number): boolean {
  const before = text.slice(0, words[from]!.start);
  return LEADS.test(before) && attributesToScripture(before);
}

/** Whether a span is a whole sentence of the text and of the verse, and most of its words are equal. */
function isWholeSentence(
  matched: number,
  { quoted, stored }: Pick<Span, 'quoted' | 'stored'>,
  compared: ComparedText,
  { words }: ReadPassage,
): boolean {
  const isWhole =
    endsSentence(compared, quoted.from - 1) &&
    endsSentence(compared, quoted.to - 1) &&
    (stored.from === 0 || endsStoredSentence(words, stored.from - 1)) &&
    endsStoredSentence(words, stored.to - 1);
  return isWhole && matched / Math.max(quoted.to - quoted.from, stored.to - stored.from) >= SENTENCE_NEAR;
}

/** Whether a sentence is a clause or more of the verse, but for one word in the place of another. */
function isOneWordOff(
  { quoted, stored }: Pick<Span, 'quoted' | 'stored'>,
  compared: ComparedText,
  { words }: ReadPassage,
): boolean {
  const length = quoted.to - quoted.from;
  const own = compared.words.slice(quoted.from, quoted.to);
  const changed = own.filter(({ key }, at) => key !== words.words[stored.from + at]?.key);
  return (
    length === stored.to - stored.from &&
    changed.length === 1 &&
    endsClause(compared, quoted.from - 1) &&
    endsClause(compared, quoted.to - 1) &&
    (stored.from === 0 || endsStoredClause(words, stored.from - 1)) &&
    endsStoredClause(words, stored.to - 1)
  );
}

/** Whether both have the same words, in another order. */
function isReordered(
  { words }: ComparedText,
  { quoted, stored }: Pick<Span, 'quoted' | 'stored'>,
  passage: ReadPassage,
): boolean {
  const sorted = (all: readonly { readonly key: string }[], { from, to }: Span['quoted']) =>
    all
      .slice(from, to)
      .map(({ key }) => key)
      .toSorted()
      .join(' ');
  return sorted(words, quoted) === sorted(passage.words.words, stored);
}

const lengthOf = ({ quoted, stored }: Span) => Math.max(quoted.to - quoted.from, stored.to - stored.from);

function tellingWords(
  { words }: ComparedText,
  { quoted, stored }: Pick<Span, 'quoted' | 'stored'>,
  passage: ReadPassage,
): number {
  return sharedTellingWords(
    words.slice(quoted.from, quoted.to).map(({ key }) => key),
    passage.words.words.slice(stored.from, stored.to).map(({ key }) => key),
  );
}
