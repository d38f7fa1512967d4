import type { Citation } from '../judging/claim.js';
import { bridgedAfter } from './parts/bridged-spans.js';
import { withDisplaced } from './parts/displaced-parts.js';
import type { NearSpan } from './span.js';
import type { NearSpans } from './near-span.js';
import { comparedText, endsClause } from './span-text.js';
import type { Spot } from './spot.js';

/** A sentence of a text, without the space around it. */
type Sentence = { readonly start: number; readonly end: number };

const SENTENCE = /[^.!?…|\s](?:(?!\n[ \t]*\n|\s[—–]\s)[^.!?…|])*/gu;
/** Text between words of Scripture and others after which these are not read together. */
const APART = /[“”"«»()\p{L}]|[—–-]\s*$/u;
/** The part of a sentence that another verse may end or begin: it is not parted from the rest by a stop. */
const PARTED = /[.!?:“”"«»()—–]/u;

/** The end of a line in emphasis, after which a line in another language may go on. */
const LINE_IN_EMPHASIS = /^[*_]{1,2}[ \t]*\n(?![ \t]*\n)/u;

/** A stop after which the sentence goes on. */
const GOES_ON = /^\s*[.:;]\s+(?=\p{Ll})/u;

/** What leads to the words of a passage within their sentence. */
const ANNOUNCED = /^[\s\S]*(?::[*_]{0,2}\s|—\s?|[“«"(]|\n)/u;

/** What leads to what is said within a sentence: “He told them that”. */
const SAID_BEFORE = /^[\s\S]{3,60}?\b(?:that|que)\s/u;

/** Who says the words before: “declares the LORD”. */
const SPEAKER =
  /^[\s”’"'»—–-]*(?:declares?|says?|said|saith|dice|dijo|declara)\s+(?:(?:the|el|la)\s+)?\p{L}+(?:\s+\p{L}+)?\s*[([—–-]?\s*$/iu;

/** What is known around a text: the words of Scripture before it, and the passages that are named for its ends. */
type SpanContext = {
  readonly spot: Spot | undefined;
  readonly announced: Citation | undefined;
  readonly cited: Citation | undefined;
};

/**
 * Finds the words of Scripture that are too few to be recognised by themselves, by what stands beside them: short
 * sentences before and after recognised words, short sentences beside their reference, and halves of other verses that
 * are joined to recognised words.
 */
export class BesideSpans {
  constructor(private readonly spans: NearSpans) {}

  /** The recognised spans of a text together with those beside them, in order. */
  async around(text: string, found: readonly NearSpan[], around: SpanContext): Promise<NearSpan[]> {
    const all: NearSpan[] = [];
    for (const span of inOrder([...found, ...(await this.halves(text, found, around.spot))])) {
      const last = besideLast(text, span, all.at(-1), around.spot);
      const own = last && span.isExact ? inVerseOf(last, span) : span;
      all.push(withDropped(text, own, all.at(-1), around.spot));
    }
    if (all[0] && around.spot?.span) all[0] = bridgedAfter(text, all[0], around.spot.span, around.spot.after);
    await this.goOn(text, all, around.spot);
    const free = sentencesOf(text).filter(
      ({ start, end }) => !all.some((span) => start < span.end && span.start < end),
    );
    for (const sentence of free) {
      const before = all.findLast(({ end }) => end <= sentence.start);
      const span = (await this.after(text, sentence, before, around)) ?? (await this.joined(text, sentence));
      if (span) insert(all, span);
    }
    for (const sentence of free.toReversed()) {
      if (all.some((span) => sentence.start < span.end && span.start < sentence.end)) continue;
      const span = await this.before(
        text,
        sentence,
        all.find(({ start }) => start >= sentence.end),
      );
      if (span) insert(all, span);
    }
    return withDisplaced(text, all);
  }

  /** The first sentence, if it is nearly what comes next in the passage before it: that has more of its words. */
  private async goOn(text: string, all: NearSpan[], spot: Spot | undefined): Promise<void> {
    const [sentence] = sentencesOf(text);
    if (!spot?.span || !sentence || APART.test(spot.after + text.slice(0, sentence.start))) return;
    const within = all.filter(({ start, end }) => start < sentence.end && sentence.start < end);
    if (within.length === 0 || within.some(({ end }) => end > sentence.end)) return;
    const beside = await this.spans.findBeside(text.slice(sentence.start, sentence.end), spot.span, 'after');
    if (!beside || beside.words <= within.reduce((sum, { words }) => sum + words, 0)) return;
    all.splice(all.indexOf(within[0]!), within.length, moved(beside, sentence.start));
  }

  /** A short sentence after the words of a passage, or beside its reference. */
  private async after(
    text: string,
    { start, end }: Sentence,
    before: NearSpan | undefined,
    { spot, announced, cited }: SpanContext,
  ): Promise<NearSpan | undefined> {
    const words = text.slice(start, end);
    if (SPEAKER.test(words)) return undefined;
    const isFirst = !/\p{L}/u.test(text.slice(0, start));
    const isLast = !/\p{L}/u.test(text.slice(end));
    const named = (isLast ? cited : undefined) ?? (isFirst ? announced : undefined);
    const inNamed = named && (await this.spans.findShortIn(words, named));
    if (inNamed) return moved(inNamed, start);
    for (const led of named ? [SAID_BEFORE, ANNOUNCED] : []) {
      const lead = led.exec(words)?.[0].length ?? 0;
      const said = lead > 0 ? await this.spans.findShortIn(words.slice(lead), named!) : undefined;
      if (said) return moved(said, start + lead);
    }
    if (before) {
      if (APART.test(text.slice(before.end, start))) return undefined;
      return this.beside(words, start, before);
    }
    if (!spot || !isFirst || APART.test(spot.after + text.slice(0, start))) return undefined;
    if (spot.span) return this.beside(words, start, spot.span);
    const near = await this.spans.findShort(words, spot.place, LINE_IN_EMPHASIS.test(spot.after + text));
    return near && !near.isExact ? moved(near, start) : undefined;
  }

  /** The second half of a sentence that is joined of two verses. */
  private async joined(text: string, { start, end }: Sentence): Promise<NearSpan | undefined> {
    const span = await this.spans.findJoined(text.slice(start, end));
    return span && moved(span, start);
  }

  /** A short sentence right after the words of a passage. */
  private async beside(text: string, at: number, span: Recognised): Promise<NearSpan | undefined> {
    const beside =
      shownAgain(text, span) ??
      (await this.spans.findBeside(text, span, 'after')) ??
      earlierInVerse(text, span);
    return beside && moved(beside, at);
  }

  /** A short sentence that leads to the words of a passage. */
  private async before(
    text: string,
    { start, end }: Sentence,
    next: NearSpan | undefined,
  ): Promise<NearSpan | undefined> {
    if (!next || APART.test(text.slice(end, next.start))) return undefined;
    const words = text.slice(start, end);
    const isHeading =
      /\n\s*\n/u.test(text.slice(end, next.start)) && /^\P{L}*\p{L}+\P{L}+\p{L}+$/u.test(words);
    if (isHeading) return undefined;
    const beside = await this.spans.findBeside(words, next, 'before');
    if (beside) return moved(beside, start);
    // What announces the words is no part of them: “In other words: …”.
    const announced = ANNOUNCED.exec(words)?.[0].length ?? 0;
    if (announced === 0) return undefined;
    const rest = await this.spans.findBeside(words.slice(announced), next, 'before');
    return rest && moved(rest, start + announced);
  }

  /** Halves of other verses within the sentences of recognised words. */
  private async halves(
    text: string,
    found: readonly NearSpan[],
    spot: Spot | undefined,
  ): Promise<NearSpan[]> {
    const halves: NearSpan[] = [];
    for (const [index, span] of found.entries()) {
      if (!span.isExact) continue;
      const { start, end } = sentenceAround(text, span);
      const earliest = Math.max(start, found[index - 1]?.end ?? 0);
      // What announces the words is no part of them.
      const from =
        earliest + (/^[\s\S]*:\s+(?=\p{L})/u.exec(text.slice(earliest, span.start))?.[0].length ?? 0);
      const head = text.slice(from, span.start);
      const last = found[index - 1] ?? (spot && !/\p{L}/u.test(spot.after) ? spot.span : undefined);
      const goesOn = last && !PARTED.test(head) ? continuation(head, last) : undefined;
      if (goesOn) halves.push(moved(goesOn, from));
      else if (!PARTED.test(head)) await this.addHalf(halves, head, from, 'head');
      const tail = text.slice(span.end, Math.min(end, found[index + 1]?.start ?? text.length));
      if (!PARTED.test(tail.replace(GOES_ON, ''))) await this.addHalf(halves, tail, span.end, 'tail');
    }
    return halves;
  }

  private async addHalf(halves: NearSpan[], text: string, from: number, end: 'head' | 'tail'): Promise<void> {
    const half = /\p{L}/u.test(text) ? await this.spans.findHalf(text, end) : undefined;
    if (half) halves.push(moved(half, from));
  }
}

/** Words of a passage that were recognised, and whether they are shown as they were written. */
type Recognised = Pick<NearSpan, 'passage' | 'run' | 'isExact'>;

/** Fewest words of a sentence of its own that are no chance if the verse has them too. */
const FEWEST_APART = 4;
/** The same for the end of a sentence that goes on. */
const FEWEST_SHOWN_AGAIN = 2;

/** The recognised words right before a span, if nothing but marks is between them. */
function besideLast(
  text: string,
  span: NearSpan,
  before: NearSpan | undefined,
  spot: Spot | undefined,
): Recognised | undefined {
  const gap = before
    ? text.slice(before.end, span.start)
    : `${spot?.after ?? ''}${text.slice(0, span.start)}`;
  return APART.test(gap) || /\n\s*\n/u.test(gap) ? undefined : (before ?? spot?.span);
}

/** Words that more than one verse has are of the verse whose other words stand right before them. */
function inVerseOf({ passage, run }: Pick<NearSpan, 'passage' | 'run'>, span: NearSpan): NearSpan {
  const verseOf = (words: NearSpan['passage']['words'], at: number) =>
    words.verses[words.words[at]!.verse]!.id;
  if (verseOf(span.passage.words, span.run.from) === verseOf(passage.words, run.to - 1)) return span;
  const keys = span.passage.words.words.slice(span.run.from, span.run.to).map(({ key }) => key);
  const from = placeInVerse(keys, passage, run);
  return from === undefined ? span : { ...span, passage, run: { from, to: from + keys.length } };
}

/** The end of a sentence that goes on after words which got these too when they were repaired. */
function shownAgain(text: string, { passage, run, isExact }: Recognised): NearSpan | undefined {
  if (isExact) return undefined;
  const compared = comparedText(text, passage.translation.language);
  const words = compared.words.slice(0, compared.words.findIndex((_, at) => endsClause(compared, at)) + 1);
  // A capital letter begins a sentence of its own, unless it breaks off: “El que venciere,”.
  const isBroken = words.length === compared.words.length && !/[.!?…][^\p{L}]*$/u.test(text);
  if (!isBroken && !/^\P{L}*\p{Ll}/u.test(text)) return undefined;
  if (words.length < FEWEST_SHOWN_AGAIN) return undefined;
  const keys = passage.words.words.slice(run.from, run.to).map(({ key }) => key);
  const at = keys.findIndex((_, from) => words.every(({ key }, offset) => keys[from + offset] === key));
  if (at < 0) return undefined;
  const from = run.from + at;
  const to = from + words.length;
  const [start, end] = [words[0]!.start, words.at(-1)!.end];
  return { start, end, isExact: true, passage, run: { from, to }, words: words.length };
}

/** A short sentence that stands to the letter in the verse of the words before it, and before them. */
function earlierInVerse(
  text: string,
  { passage, run }: Pick<NearSpan, 'passage' | 'run'>,
): NearSpan | undefined {
  const { words } = comparedText(text, passage.translation.language);
  const from = placeInVerse(
    words.map(({ key }) => key),
    passage,
    run,
  );
  if (words.length < FEWEST_APART || from === undefined || from >= run.from) return undefined;
  const to = from + words.length;
  const [start, end] = [words[0]!.start, words.at(-1)!.end];
  return { start, end, isExact: true, passage, run: { from, to }, words: words.length };
}

/** Where words stand in the verse of a run, and not within it. */
function placeInVerse(
  keys: readonly string[],
  { words }: NearSpan['passage'],
  run: NearSpan['run'],
): number | undefined {
  const verses = new Set([words.words[run.from]!.verse, words.words[run.to - 1]!.verse]);
  const at = words.words.findIndex(
    ({ verse }, from) =>
      verses.has(verse) &&
      (from >= run.to || from + keys.length <= run.from) &&
      keys.every((key, offset) => words.words[from + offset]?.key === key),
  );
  return at < 0 ? undefined : at;
}

/** The first words of a sentence that stand to the letter after others of their passage, and go over into another one. */
function continuation(
  text: string,
  { passage, run }: Pick<NearSpan, 'passage' | 'run'>,
): NearSpan | undefined {
  const { words } = comparedText(text, passage.translation.language);
  const [first, last] = [words[0], words.at(-1)];
  const { words: stored } = passage.words;
  if (!first || !last || words.some(({ key }, at) => key !== stored[run.to + at]?.key)) return undefined;
  const to = run.to + words.length;
  return {
    start: first.start,
    end: last.end,
    isExact: true,
    passage,
    run: { from: run.to, to },
    words: words.length,
  };
}

/** Most words that are missing between two parts of a passage that stand side by side, and of one verse. */
const MOST_DROPPED = 2;
const MOST_SKIPPED = 16;

/** Exact words after others of their passage, from which a word or two are missing: they are shown with these. */
function withDropped(
  text: string,
  span: NearSpan,
  before: NearSpan | undefined,
  spot: Spot | undefined,
): NearSpan {
  const last = before ?? spot?.span;
  const gap = before
    ? text.slice(before.end, span.start)
    : `${spot?.after ?? ''}${text.slice(0, span.start)}`;
  if (!span.isExact || !last || /[“”"«»()…\p{L}\p{N}]|\.\.|—/u.test(gap)) return span;
  const { words, verses } = last.passage.words;
  const end = words[last.run.to - 1]!;
  const { id } = verses[end.verse]!;
  const own = span.passage.words;
  const at = own.words.findIndex(({ verse, start }) => start === end.start && own.verses[verse]!.id === id);
  const missing = span.run.from - at - 1;
  const isSame = span.passage.translation.id === last.passage.translation.id && at >= 0;
  const isOneVerse = own.words[at]?.verse === own.words[span.run.from]!.verse;
  if (!isSame || missing < 1 || missing > (isOneVerse ? MOST_SKIPPED : MOST_DROPPED)) return span;
  return { ...span, isExact: false, run: { from: at + 1, to: span.run.to } };
}

const inOrder = (spans: readonly NearSpan[]) => spans.toSorted((one, other) => one.start - other.start);

function insert(all: NearSpan[], span: NearSpan): void {
  const at = all.findIndex(({ start }) => start > span.start);
  all.splice(at < 0 ? all.length : at, 0, span);
}

const moved = (span: NearSpan, by: number): NearSpan => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.trimEnd().length,
  }));
}

function sentenceAround(text: string, span: NearSpan): Sentence {
  const before = text.slice(0, span.start).search(/[^.!?…|]*$/u);
  const after = /[.!?…|]|\n\s*\n/u.exec(text.slice(span.end));
  return { start: before, end: after ? span.end + after.index : text.length };
}
