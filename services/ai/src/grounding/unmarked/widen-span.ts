import { isNegation } from '../judging/negations.js';
import type { PassageWords } from '../words/passage-words.js';
import type { Span } from './align-span.js';
import { commonPairs } from '../words/common-pairs.js';
import {
  endsClause,
  endsSentence,
  endsStoredClause,
  endsStoredSentence,
  type ComparedText,
} from './span-text.js';
import { foreignTail } from './parts/foreign-tail.js';
import { withNegations } from './parts/with-negations.js';
import { isTelling } from '../words/telling-words.js';

/** Most words at an end of a span that are read as changed words. */
export const MOST_CHANGED = 4;
/** Most words of a clause that may be changed as a whole. */
const SHORT_CLAUSE = 2;
/** Most words that an end of a span may skip to the next equal one. */
const MOST_SKIPPED = 2;

type Bounds = Pick<Span, 'quoted' | 'stored'>;

/** Bounds, and how many words that both have were found besides those of the aligned part. */
type Widened = Bounds & { readonly shared?: number };

/**
 * A span with the changed words at its ends: an aligned part begins and ends with equal words, but the text and the
 * verse may both go on for a few words to the end of their clauses.
 */
export function widened(span: Span, text: ComparedText, passage: PassageWords): Widened {
  const bounds = overGaps(span, text, passage);
  const denied = withNegations(bounds, text, passage);
  if (denied) return denied;
  const { quoted, stored, shared } = bounds;
  const { length } = text.words;
  let after = distance(quoted.to - 1, length, (at) => endsClause(text, at));
  let storedAfter = distance(stored.to - 1, passage.words.length, (at) => endsStoredClause(passage, at));
  if (after === 0 && storedAfter === 0 && !isSpoken(text, quoted.to) && !isApart(text, quoted.to)) {
    // Both may go on with one more short clause: “from Jerusalem, saying:”.
    const own = quoted.to < length ? 1 + distance(quoted.to, length, (at) => endsClause(text, at)) : 0;
    const isInVerse = passage.words[stored.to]?.verse === passage.words[stored.to - 1]!.verse;
    const theirs = isInVerse
      ? 1 + distance(stored.to, passage.words.length, (at) => endsStoredClause(passage, at))
      : 0;
    const stands = passage.words.slice(stored.to, stored.to + theirs).map(({ key }) => key);
    const shares = keysOf(text)
      .slice(quoted.to, quoted.to + own)
      .some((key) => isTelling(key) && stands.includes(key));
    const most = shares ? MOST_CHANGED : SHORT_CLAUSE;
    const isShort = own > 0 && theirs > 0 && own <= most && theirs <= most;
    if (isShort && endsSentence(text, quoted.to + own - 1)) [after, storedAfter] = [own, theirs];
    else {
      const rest = restOfSentence(bounds, text, passage);
      if (rest) ({ after, storedAfter } = rest);
    }
  }
  let storedBefore = distanceBack(stored.from, (at) => endsStoredClause(passage, at));
  const opened = passage.words.slice(stored.from - storedBefore, stored.from).map(({ key }) => key);
  let before = sinceAnnounced(text, quoted.from, opened);
  const isAtStart = before === 0 || storedBefore === 0;
  const isClause =
    (before === 0 && storedBefore === 0) || (isAtStart && endsStoredSentence(passage, stored.to - 1));
  const added = keysOf(text).slice(quoted.to, quoted.to + after);
  const isEnded = storedAfter === 0 && endsStoredSentence(passage, stored.to - 1);
  const goesOn = isEnded && isClause ? addedAtEnd(quoted.to, text) : 0;
  if (goesOn > 0) after = goesOn;
  // A capital letter after a whole sentence of the verse begins one of the writer's own.
  const isOwnSentence = isEnded && quoted.to < length && isCapitalAt(text, quoted.to);
  let takesAfter = goesOn > 0 || (!isOwnSentence && isChanged(after, storedAfter, added, isClause));
  const isOpening = sinceAnnounced(text, quoted.from, []) === 0;
  const tail = takesAfter || !isOpening ? undefined : foreignTail(bounds, text, passage);
  if (tail) {
    ({ after, storedAfter } = tail);
    takesAfter = true;
  }
  const putIn = putInBefore(bounds, text, passage);
  if (putIn) ({ before, storedBefore } = putIn);
  const first = keysOf(text).slice(quoted.from - before, quoted.from);
  // A sentence of the text that begins here begins where the one of the verse does.
  const isMissing =
    bounds.quoted.from < span.quoted.from && before === 0 && storedBefore > 0 && storedBefore <= MOST_SKIPPED;
  const opening = isAtStart && !putIn ? changedOpening(bounds, text, passage) : undefined;
  if (opening) ({ before, storedBefore } = opening);
  const takesBefore =
    putIn !== undefined ||
    opening !== undefined ||
    isMissing ||
    isChanged(before, storedBefore, first, false);
  const lead = takesBefore || before === 0 ? undefined : changedLead(bounds, text, passage);
  if (lead)
    return {
      quoted: { from: lead.from, to: quoted.to + (takesAfter ? after : 0) },
      stored: { from: lead.storedFrom, to: stored.to + (takesAfter ? storedAfter : 0) },
      shared: shared + lead.shared,
    };
  return {
    quoted: { from: quoted.from - (takesBefore ? before : 0), to: quoted.to + (takesAfter ? after : 0) },
    stored: {
      from: stored.from - (takesBefore ? storedBefore : 0),
      to: stored.to + (takesAfter ? storedAfter : 0),
    },
    shared,
  };
}

/** Whether a word after a dash says who speaks: “—Sus mejillas …: —dijo”. */
function isSpoken({ text, words }: ComparedText, at: number): boolean {
  const [last, next] = [words[at - 1], words[at]];
  return last !== undefined && next !== undefined && /[—–]/u.test(text.slice(last.end, next.start));
}

/** Whether another cell or paragraph begins with a word. */
function isApart({ text, words }: ComparedText, at: number): boolean {
  const [last, next] = [words[at - 1], words[at]];
  return last !== undefined && next !== undefined && /\||\n\s*\n/u.test(text.slice(last.end, next.start));
}

/** A few words with which both sentences end, and of which they share a telling one: “Jesus, Abraham.” */
function restOfSentence(
  { quoted, stored }: Bounds,
  text: ComparedText,
  passage: PassageWords,
): { readonly after: number; readonly storedAfter: number } | undefined {
  const ends = passage.words[stored.to]?.verse === passage.words[stored.to - 1]!.verse;
  if (!ends || quoted.to >= text.words.length || endsSentence(text, quoted.to - 1)) return undefined;
  const after = 1 + distance(quoted.to, text.words.length, (at) => endsSentence(text, at));
  const storedAfter = 1 + distance(stored.to, passage.words.length, (at) => endsStoredSentence(passage, at));
  if (after > MOST_CHANGED || storedAfter > MOST_CHANGED) return undefined;
  const theirs = passage.words.slice(stored.to, stored.to + storedAfter).map(({ key }) => key);
  const isShared = keysOf(text)
    .slice(quoted.to, quoted.to + after)
    .some((key) => isTelling(key) && theirs.includes(key));
  return isShared ? { after, storedAfter } : undefined;
}

const isCapitalAt = ({ text, words }: ComparedText, at: number) =>
  /^\P{L}*\p{Lu}/u.test(text.slice(words[at]!.start));

const keysOf = ({ words }: ComparedText) => words.map(({ key }) => key);

/**
 * An aligned part ends before a changed or dropped word, even if the words after it are equal again for a moment. It
 * goes on to these where they are telling, or where both end there.
 */
function overGaps(
  { quoted, stored }: Bounds,
  text: ComparedText,
  passage: PassageWords,
): Bounds & { readonly shared: number } {
  const verse = (at: number) => passage.words[at]?.verse;
  const front = gapTo(
    (at) =>
      at === 0 || isUnparted(text, quoted.from - 1 - at, quoted.from)
        ? text.words[quoted.from - 1 - at]?.key
        : undefined,
    (at) =>
      verse(stored.from - 1 - at) === verse(stored.from)
        ? passage.words[stored.from - 1 - at]?.key
        : undefined,
    (own, theirs) =>
      endsSentence(text, quoted.from - 2 - own) && endsStoredSentence(passage, stored.from - 2 - theirs),
  );
  const back = gapTo(
    (at) =>
      at === 0 || isUnparted(text, quoted.to - 1, quoted.to + at)
        ? text.words[quoted.to + at]?.key
        : undefined,
    (at) => (verse(stored.to + at) === verse(stored.to - 1) ? passage.words[stored.to + at]?.key : undefined),
    (own, theirs) => endsSentence(text, quoted.to + own) && endsStoredSentence(passage, stored.to + theirs),
  );
  const before = exchanged(
    (at) => text.words[quoted.from - 1 - at]?.key,
    (at) =>
      verse(stored.from - 1 - at) === verse(stored.from)
        ? passage.words[stored.from - 1 - at]?.key
        : undefined,
  );
  const after = exchanged(
    (at) => text.words[quoted.to + at]?.key,
    (at) => (verse(stored.to + at) === verse(stored.to - 1) ? passage.words[stored.to + at]?.key : undefined),
  );
  const opening = before ?? front ?? secondChanged({ quoted, stored }, text, passage);
  const closing = after ?? back;
  return {
    quoted: { from: quoted.from - (opening?.own ?? 0), to: quoted.to + (closing?.own ?? 0) },
    stored: { from: stored.from - (opening?.theirs ?? 0), to: stored.to + (closing?.theirs ?? 0) },
    shared: (opening ? 1 : 0) + (closing ? 1 : 0),
  };
}

/** Most words beside an aligned part that may stand there in another order. */
const MOST_EXCHANGED = 3;

/** Words beside an aligned part that the verse has there too, in another order: “He I said, will make”. */
function exchanged(
  ownAt: (at: number) => string | undefined,
  theirsAt: (at: number) => string | undefined,
): { readonly own: number; readonly theirs: number } | undefined {
  const own: string[] = [];
  const theirs: string[] = [];
  for (let at = 0; at < MOST_EXCHANGED; at += 1) {
    const [one, other] = [ownAt(at), theirsAt(at)];
    if (one === undefined || other === undefined) return undefined;
    own.push(one);
    theirs.push(other);
    if (at > 0 && own.toSorted().join(' ') === theirs.toSorted().join(' '))
      return { own: own.length, theirs: theirs.length };
  }
  return undefined;
}

/** Two words with which both sentences begin, of which only the second is changed: “Yahweh shouted, Judah shall go up”. */
function secondChanged(
  { quoted, stored }: Bounds,
  text: ComparedText,
  passage: PassageWords,
): { readonly own: number; readonly theirs: number } | undefined {
  const [own, theirs] = [text.words[quoted.from - 2], passage.words[stored.from - 2]];
  const isSame = own !== undefined && own.key === theirs?.key;
  const isOpening =
    endsClause(text, quoted.from - 3) && (stored.from === 2 || endsStoredSentence(passage, stored.from - 3));
  return isSame && isOpening ? { own: 2, theirs: 2 } : undefined;
}

/** Whether no clause of the text ends between two of its words. */
function isUnparted(text: ComparedText, from: number, to: number): boolean {
  if (from < 0 || to >= text.words.length) return false;
  for (let at = from; at < to; at += 1) if (endsClause(text, at)) return false;
  return true;
}

function gapTo(
  ownAt: (at: number) => string | undefined,
  theirsAt: (at: number) => string | undefined,
  bothEnd: (own: number, theirs: number) => boolean,
): { readonly own: number; readonly theirs: number } | undefined {
  for (let sum = 1; sum <= MOST_SKIPPED + 1; sum += 1)
    for (let own = 0; own <= Math.min(sum, 1); own += 1) {
      const theirs = sum - own;
      const key = ownAt(own);
      if (theirs > MOST_SKIPPED || key === undefined || key !== theirsAt(theirs)) continue;
      if (isTelling(key) || bothEnd(own, theirs)) return { own: own + 1, theirs: theirs + 1 };
    }
  return undefined;
}

/** Most words of a beginning that is changed in several places. */
const MOST_LEAD = 12;
/** So many words of it that the verse has too, in its order, are no chance; fewer if both begin with them. */
const SHARED_LEAD = 3;
const SHARED_FIRST = 2;
/** The share of the beginning that they must be. */
const LEAD_NEAR = 0.4;

/**
 * The beginning of a sentence of which more words are changed than an end may have, where it still has words of the
 * beginning of the verse: “For God was so jealous of the world that he gave his only born Son”.
 */
function changedLead(
  { quoted, stored }: Bounds,
  text: ComparedText,
  passage: PassageWords,
): { readonly from: number; readonly storedFrom: number; readonly shared: number } | undefined {
  const opening = stored.from - distanceBack(stored.from, (at) => endsStoredSentence(passage, at));
  const theirs = passage.words.slice(opening, stored.from).map(({ key }) => key);
  if (theirs.length < SHARED_FIRST || theirs.length > MOST_LEAD) return undefined;
  for (let from = quoted.from - SHARED_FIRST; from >= Math.max(0, quoted.from - MOST_LEAD); from -= 1) {
    if (!endsClause(text, from - 1) && !ANNOUNCES.has(text.words[from - 1]!.key)) continue;
    const own = keysOf(text).slice(from, quoted.from);
    const pairs = commonPairs(own, theirs);
    const [first] = pairs;
    // The verse may begin with a word like “for” that is left out.
    const isFirst = first?.own === 0 && first.theirs <= 1 && pairs[1]?.own === 1;
    const isTold = pairs.some(({ own: at }) => isTelling(own[at]!));
    const isNear = pairs.length >= SHARED_LEAD && pairs.length / own.length >= LEAD_NEAR;
    // All of the first words of a verse of which the rest is there too are no chance, however common.
    const isWhole = pairs.length === theirs.length && quoted.to - quoted.from >= TELLING_REST;
    if ((isFirst && (isTold || isWhole || pairs.length >= SHARED_LEAD)) || isNear)
      return { from, storedFrom: opening, shared: pairs.length };
    if (endsSentence(text, from - 1)) return undefined;
  }
  return undefined;
}

/**
 * A word or two before the beginning of a verse or of its sentence, where the capital letter that follows shows that the
 * sentence began there: “only The supports were cast”, “The barely ark”.
 */
function putInBefore(
  { quoted, stored }: Bounds,
  text: ComparedText,
  passage: PassageWords,
): { readonly before: number; readonly storedBefore: number } | undefined {
  const { words } = text;
  const isCapital = (at: number) => isCapitalAt(text, at);
  const opens = (at: number) => at === 0 || endsStoredSentence(passage, at - 1);
  if (
    quoted.from >= 2 &&
    stored.from >= 1 &&
    opens(stored.from - 1) &&
    words[quoted.from - 2]!.key === passage.words[stored.from - 1]!.key &&
    isCapital(quoted.from - 2)
  )
    return { before: 2, storedBefore: 1 };
  const own = distanceBack(quoted.from, (at) => endsSentence(text, at));
  const isInserted =
    (own === 1 || own === 2) &&
    opens(stored.from) &&
    isCapital(quoted.from) &&
    /^\p{Ll}/u.test(text.text.slice(words[quoted.from - own]!.start)) &&
    !endsClause(text, quoted.from - 1) &&
    !ANNOUNCES.has(words[quoted.from - 1]!.key);
  return isInserted ? { before: own, storedBefore: 0 } : undefined;
}

/** Words after which somebody else's sentence begins with its own capital letter. */
const ANNOUNCES: ReadonlySet<string> = new Set(
  'that says say said saying reads how because que dice dicen dijo diciendo como porque'.split(' '),
);

/** Words that announce what somebody says within a sentence, and begin one of their own too. */
const CONNECTS: ReadonlySet<string> = new Set('that how because que como porque'.split(' '));

/**
 * Number of words from the beginning of a clause, or from the word that announces what somebody else says; a word of the
 * verse itself announces nothing.
 */
function sinceAnnounced(text: ComparedText, from: number, opened: readonly string[]): number {
  const announces = (at: number) => {
    const { key } = text.words[at]!;
    const isFirst = CONNECTS.has(key) && endsSentence(text, at - 1);
    return ANNOUNCES.has(key) && !opened.includes(key) && !isFirst;
  };
  const ends = (at: number) => endsClause(text, at) || announces(at);
  return distanceBack(from, ends);
}

/**
 * A short clause that opens a sentence of the text, where another one of about its length opens that of the verse:
 * “Little servants, let no one lead you astray”.
 */
function changedOpening(
  { quoted, stored }: Bounds,
  text: ComparedText,
  passage: PassageWords,
): { readonly before: number; readonly storedBefore: number } | undefined {
  if (!endsClause(text, quoted.from - 1) || endsSentence(text, quoted.from - 1)) return undefined;
  if (stored.from === 0 || !endsStoredClause(passage, stored.from - 1)) return undefined;
  if (endsStoredSentence(passage, stored.from - 1)) return undefined;
  const before = 1 + distanceBack(quoted.from - 1, (at) => endsClause(text, at));
  const storedBefore = 1 + distanceBack(stored.from - 1, (at) => endsStoredClause(passage, at));
  const isOpening =
    endsSentence(text, quoted.from - before - 1) &&
    (stored.from - storedBefore === 0 || endsStoredSentence(passage, stored.from - storedBefore - 1));
  const own = keysOf(text).slice(quoted.from - before, quoted.from);
  const theirs = passage.words.slice(stored.from - storedBefore, stored.from).map(({ key }) => key);
  const isNear =
    before <= MOST_CHANGED &&
    storedBefore <= MOST_CHANGED &&
    own.some((key) => isTelling(key) && theirs.includes(key));
  const isName = before === 1 && storedBefore === 1 && quoted.to - quoted.from >= TELLING_REST;
  return isOpening && (isNear || isName) ? { before, storedBefore } : undefined;
}

/** So many words after the first one leave no doubt which verse is meant: “Joseph, an apostle of Jesus Christ”. */
const TELLING_REST = 8;

/** Words with which somebody adds to a sentence that is complete. */
const ADDS: ReadonlySet<string> = new Set('and but nor or y e ni pero o'.split(' '));

/** Number of words that are added to a whole sentence of a verse without a pause: “shall not want and become rich”. */
function addedAtEnd(from: number, text: ComparedText): number {
  const { words } = text;
  if (from >= words.length || endsClause(text, from - 1) || !ADDS.has(words[from]!.key)) return 0;
  for (let at = from + 1; at < words.length && at - from < MOST_CHANGED; at += 1) {
    const isLast = endsClause(text, at) || /^\p{Lu}/u.test(text.text.slice(words[at + 1]!.start));
    if (isLast) return at - from + 1;
  }
  return 0;
}

/** Whether words at an end of a span stand for others of the verse, or were added to make it say something else. */
function isChanged(own: number, stored: number, added: readonly string[], isClause: boolean): boolean {
  if (own === 0 || own > MOST_CHANGED || stored > MOST_CHANGED + 1) return false;
  return stored > 0 || isClause || added.some(isNegation);
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
