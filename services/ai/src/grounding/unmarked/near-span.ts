import type { VerseId } from '@word-unfolded/scripture-ref';
import type { Citation, QuotableTranslation } from '../judging/claim.js';
import type { PassageReader, ReadPassage } from '../judging/passage-reader.js';
import type { NearVerse, VerseFinder } from '../stored/stored-text.js';
import { passageWords } from '../words/passage-words.js';
import { textWords, type TextWord } from '../words/text-words.js';
import { alignSpan, type Span } from './align-span.js';
import { isNegation } from '../judging/negations.js';

/** Bits that a text must share with a verse to be compared with it, and to count as its words. */
const WORTH_COMPARING = 24;
/** Fewest words of a span (issue 15, point 3). */
const FEWEST_WORDS = 6;
/** Least share of words that a span and its passage have in common, without and with the changed words at its ends. */
const NEAR = 0.7;
const NEAR_WIDENED = 0.55;
/** A span of common words only (“he went up and sat there”) is nobody's: telling words, or bits, that it must have. */
const TELLING_WORDS = 3;
const TELLING_BITS = 75;
/** Verses around a found one into which a span may extend. */
const BESIDE = 1;
/** Words of a short sentence, and the least share of them that it has in common with one of the passage. */
const SHORT_FEWEST = 3;
const SHORT_MOST = 16;
const SHORT_NEAR = 0.55;
/** Most words of a clause that may be changed as a whole. */
const SHORT_CLAUSE = 2;
/** So many words of another verse are no chance. */
const BY_CHANCE = 3;
/** Most words at an end of a span that are read as changed words. */
const MOST_CHANGED = 4;

/** A stretch of a text that has the words of a verse, or nearly. */
export type NearSpan = {
  /** Its place in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly isExact: boolean;
  readonly passage: ReadPassage;
  readonly run: Span['stored'];
  readonly words: number;
};

/** Finds stretches of a text that are words of Scripture, or close to them, by the nearest verses. */
export class NearSpans {
  constructor(
    private readonly finder: VerseFinder,
    private readonly reader: PassageReader,
    private readonly translations: readonly QuotableTranslation[],
  ) {}

  /** How many bits a text shares with the nearest verse. */
  async likeness(text: string): Promise<number> {
    const ids = this.translations.map(({ id }) => id);
    const near = await this.finder.nearest(text, ids);
    return Math.max(0, ...near.map(({ score }) => score));
  }

  /**
   * The span of a text that is most clearly of a verse; undefined when there is none.
   *
   * @throws StoredTextUnavailableError
   */
  async find(text: string): Promise<NearSpan | undefined> {
    const ids = this.translations.map(({ id }) => id);
    const near = (await this.finder.nearest(text, ids)).filter(({ score }) => score >= WORTH_COMPARING);
    let best: NearSpan | undefined;
    for (const translation of this.translations) {
      const own = near.filter(({ translationId }) => translationId === translation.id);
      if (own.length === 0) continue;
      const quoted = lettersOf(textWords(text, translation.language));
      for (const verse of own) {
        const alone = alignSpan(quoted, passageWords([verse], translation.language).words);
        if (!alone || alone.matched < MOST_CHANGED) continue;
        if (best?.isExact && alone.matched <= best.words - MOST_CHANGED) continue;
        const span = await this.spanAt(verse, quoted, text, translation);
        if (span && isBetter(span, best)) best = span;
      }
    }
    return best;
  }

  /** A short text that is nearly a sentence of the verses at and after a place. */
  async findShort(
    text: string,
    { translationId, last }: { readonly translationId: string; readonly last: VerseId },
  ): Promise<NearSpan | undefined> {
    const translation = this.translations.find(({ id }) => id === translationId);
    const passage = translation && (await this.reader.around([{ first: last, last }], BESIDE, translation));
    return passage && shortSpan(text, passage);
  }

  /** A short text that is nearly a sentence of the passages that are named for it. */
  async findShortIn(text: string, citation: Citation): Promise<NearSpan | undefined> {
    let best: NearSpan | undefined;
    for (const translation of this.translations) {
      const passage = await this.reader.cited(citation, translation);
      const span = passage && shortSpan(text, passage);
      if (span?.isExact) return undefined;
      if (span && span.words > (best?.words ?? 0)) best = span;
    }
    return best;
  }

  private async spanAt(
    { id, score }: NearVerse,
    quoted: readonly TextWord[],
    text: string,
    translation: QuotableTranslation,
  ): Promise<NearSpan | undefined> {
    const passage = await this.reader.around([{ first: id, last: id }], BESIDE, translation);
    if (!passage) return undefined;
    const found = alignSpan(quoted, passage.words.words);
    return found && judged(withinVerses(found, passage), quoted, text, passage, score);
  }
}

function isBetter(span: NearSpan, best: NearSpan | undefined): boolean {
  if (!best) return true;
  if (span.isExact !== best.isExact) return span.isExact ? span.words >= best.words : span.words > best.words;
  return span.words > best.words;
}

const lettersOf = (words: readonly TextWord[]) => words.filter(({ key }) => !/^\p{N}+$/u.test(key));

function judged(
  found: Span,
  quoted: readonly TextWord[],
  text: string,
  passage: ReadPassage,
  score: number,
): NearSpan | undefined {
  const core = lengthOf(found);
  const { quoted: part, stored } = widened(found, quoted, text, passage);
  const length = part.to - part.from;
  const run = stored.to - stored.from;
  const isExact = found.matched === length && found.matched === run;
  if (length < FEWEST_WORDS && run < FEWEST_WORDS) return undefined;
  if (found.matched / core < NEAR || found.matched < FEWEST_WORDS - 1) return undefined;
  if (found.matched / Math.max(length, run) < NEAR_WIDENED) return undefined;
  if (
    !isExact &&
    score < TELLING_BITS &&
    tellingWords(quoted.slice(part.from, part.to), stored, passage) < TELLING_WORDS
  )
    return undefined;
  const start = quoted[part.from]!.start;
  return { start, end: quoted[part.to - 1]!.end, isExact, passage, run: stored, words: found.matched };
}

/** The whole of a short text, if it is equal or close to a part of a passage. */
function shortSpan(text: string, passage: ReadPassage): NearSpan | undefined {
  const quoted = lettersOf(textWords(text, passage.translation.language));
  if (quoted.length < SHORT_FEWEST || quoted.length > SHORT_MOST) return undefined;
  const found = alignSpan(quoted, passage.words.words);
  if (!found || found.matched < SHORT_FEWEST - 1 || found.matched / quoted.length < SHORT_NEAR)
    return undefined;
  const { quoted: part, stored } = widened(found, quoted, text, passage);
  if (part.to - part.from < quoted.length - 1) return undefined;
  const isExact = found.matched === part.to - part.from && found.matched === stored.to - stored.from;
  const [start, end] = [quoted[part.from]!.start, quoted[part.to - 1]!.end];
  return { start, end, isExact, passage, run: stored, words: found.matched };
}

/**
 * A span that goes over into another verse by a word or two only does so by chance: `and` begins many verses.
 */
function withinVerses({ quoted, stored, matched }: Span, { words: { words } }: ReadPassage): Span {
  const verseAt = (at: number) => words[at]?.verse;
  const last = verseAt(stored.to - 1);
  const first = verseAt(stored.from);
  let behind = 0;
  while (behind < BY_CHANCE && verseAt(stored.to - 1 - behind) === last) behind += 1;
  let before = 0;
  while (before < BY_CHANCE && verseAt(stored.from + before) === first) before += 1;
  const cutsEnd = last !== first && behind < BY_CHANCE ? behind : 0;
  const cutsStart = last !== first && before < BY_CHANCE ? before : 0;
  return {
    quoted: { from: quoted.from + cutsStart, to: quoted.to - cutsEnd },
    stored: { from: stored.from + cutsStart, to: stored.to - cutsEnd },
    matched: matched - cutsStart - cutsEnd,
  };
}

const lengthOf = ({ quoted, stored }: Span) => Math.max(quoted.to - quoted.from, stored.to - stored.from);

/** Words of four letters that say little. */
const COMMON = new Set(
  (
    'that this with from have hast hath they them then than were will shall there their your unto into when which whom ' +
    'what upon said says came went also because before after over para como pero este esta estos estas todo toda todos ' +
    'porque cuando donde había fueron dijo ellos ellas vosotros sobre entre hasta desde pues'
  ).split(' '),
);

/** Number of words that both have and that are not common to most sentences. */
function tellingWords(
  quoted: readonly TextWord[],
  { from, to }: Span['stored'],
  { words: { words } }: ReadPassage,
): number {
  const stored = new Set(words.slice(from, to).map(({ key }) => key));
  const keys = new Set(quoted.map(({ key }) => key));
  return [...keys].filter((key) => key.length > 3 && !COMMON.has(key) && stored.has(key)).length;
}

/**
 * A span with the changed words at its ends: an aligned part begins and ends with equal words, but the text and the
 * verse may both go on for a few words to the end of their clauses.
 */
function widened(
  { quoted: part, stored }: Span,
  quoted: readonly TextWord[],
  text: string,
  { words: { words, verses } }: ReadPassage,
): Pick<Span, 'quoted' | 'stored'> {
  const clauseOfText = (at: number) =>
    endsClause(text.slice(quoted[at]!.end, quoted[at + 1]?.start ?? text.length));
  const clauseOfVerse = (at: number) => {
    const next = words[at + 1];
    const { verse, end } = words[at]!;
    return next?.verse !== verse || endsClause(verses[verse]!.text.slice(end, next.start));
  };
  const denied = withNegations({ quoted: part, stored }, quoted, words);
  if (denied) return denied;
  const { length } = quoted;
  let after = distance(part.to - 1, length, clauseOfText);
  let storedAfter = distance(stored.to - 1, words.length, clauseOfVerse);
  if (after === 0 && storedAfter === 0) {
    // Both may go on with one more short clause: “from Jerusalem, saying:”.
    const own = part.to < length ? 1 + distance(part.to, length, clauseOfText) : 0;
    const isInVerse = words[stored.to]?.verse === words[stored.to - 1]!.verse;
    const theirs = isInVerse ? 1 + distance(stored.to, words.length, clauseOfVerse) : 0;
    const isShort = own > 0 && theirs > 0 && own <= SHORT_CLAUSE && theirs <= SHORT_CLAUSE;
    if (isShort && part.to + own === length) [after, storedAfter] = [own, theirs];
  }
  let before = distanceBack(part.from, clauseOfText);
  let storedBefore = distanceBack(stored.from, clauseOfVerse);
  const isClause = before === 0 && storedBefore === 0;
  const added = quoted.slice(part.to, part.to + after);
  const takesAfter = changed(after, storedAfter, added, isClause);
  const first = quoted.slice(part.from - before, part.from);
  const isPutIn =
    stored.from > 0 &&
    (stored.from === 1 || words[stored.from - 2]!.verse !== words[stored.from - 1]!.verse) &&
    quoted[part.from - 2]?.key === words[stored.from - 1]!.key &&
    /^\p{Lu}/u.test(text.slice(quoted[part.from - 2]!.start));
  if (isPutIn) [before, storedBefore] = [2, 1];
  const takesBefore = isPutIn || changed(before, storedBefore, first, false);
  return {
    quoted: { from: part.from - (takesBefore ? before : 0), to: part.to + (takesAfter ? after : 0) },
    stored: {
      from: stored.from - (takesBefore ? storedBefore : 0),
      to: stored.to + (takesAfter ? storedAfter : 0),
    },
  };
}

/** A negation right before or after the words of a verse that has none there. */
function withNegations(
  { quoted: part, stored }: Pick<Span, 'quoted' | 'stored'>,
  quoted: readonly TextWord[],
  words: ReadPassage['words']['words'],
): Pick<Span, 'quoted' | 'stored'> | undefined {
  const isAdded = (own: TextWord | undefined, theirs: { readonly key: string } | undefined) =>
    own !== undefined && isNegation(own.key) && theirs?.key !== own.key;
  const isBefore = isAdded(quoted[part.from - 1], words[stored.from - 1]);
  const isAfter = isAdded(quoted[part.to], words[stored.to]);
  if (!isBefore && !isAfter) return undefined;
  const isOne = (own: number, theirs: number) =>
    words[theirs] !== undefined && quoted[own]?.key === words[theirs].key ? 1 : 0;
  const before = isBefore ? isOne(part.from - 2, stored.from - 1) : 0;
  const after = isAfter ? isOne(part.to + 1, stored.to) : 0;
  return {
    quoted: {
      from: part.from - (isBefore ? 1 + before : 0),
      to: part.to + (isAfter ? 1 + after : 0),
    },
    stored: { from: stored.from - before, to: stored.to + after },
  };
}

/** Whether words at an end of a span stand for others of the verse, or were added to make it say something else. */
function changed(own: number, stored: number, words: readonly TextWord[], isClause: boolean): boolean {
  if (own === 0 || own > MOST_CHANGED || stored > MOST_CHANGED + 1) return false;
  return stored > 0 || isClause || words.some(({ key }) => isNegation(key));
}

/** Number of words from one to the last of its clause; more than may be changed count as too many. */
function distance(from: number, length: number, ends: (at: number) => boolean): number {
  for (let at = from; at < length; at += 1) if (ends(at) || at === length - 1) return at - from;
  return 0;
}

function distanceBack(from: number, ends: (at: number) => boolean): number {
  for (let at = from; at > 0; at -= 1) if (ends(at - 1)) return from - at;
  return from;
}

function endsClause(between: string): boolean {
  return /[.,;:!?—–"“”«»()[\]\n|…]|&|\/\s/u.test(between);
}
