import { parseOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import type { GroundedPiece } from '../grounded-piece.js';
import type { GroundingOptions } from '../grounding-options.js';
import type { Citation } from '../judging/claim.js';
import { PassageReader } from '../judging/passage-reader.js';
import { QuotationJudge } from '../judging/quotation-judge.js';
import { fitIntoMarks } from '../judging/repaired-words.js';
import { namedPlace } from '../named-place.js';
import { announces } from '../scanning/announcement.js';
import { textOfRun } from '../words/passage-words.js';
import { BesideSpans } from './beside-spans.js';
import { appendedTo, withAppended } from './parts/appended-sentence.js';
import {
  announcedSentences,
  citedSentence,
  fromAnnouncement,
  mayBeClaimed,
  toSentenceEnd,
  withClaimed,
  withoutVerb,
} from './parts/claimed-sentence.js';
import { isExchanged } from './parts/displaced-parts.js';
import { hasSameWords, joins, standsBefore, standsRightAfter } from './parts/same-words.js';
import { withRemains } from './parts/remains.js';
import { saysIn, saysOfPassage } from './parts/other-wording-cues.js';
import { OtherWordings } from './parts/other-wordings.js';
import type { NearSpan } from './span.js';
import { isRetold } from './retelling.js';
import { beforeCitation } from './parts/citation-phrase.js';
import { withoutLayout } from './layout.js';
import { lookedFor } from './span-text.js';
import type { NearSpans } from './near-span.js';
import { followedBy, KEPT, placeOf, spotOf, spotOfSpan, type Spot } from './spot.js';

type Reference = Extract<GroundedPiece, { kind: 'reference' }>;

/** The pieces in place of a text, and the reference after it if it must be corrected. */
export type JudgedSpan = { readonly pieces: readonly GroundedPiece[]; readonly next?: Reference };

/** The text between a span and the reference that is named for it. */
const TO_CITATION =
  /^[\s.,;:!?…*_~—–\-"”’'»>|/)\]}+^\p{Extended_Pictographic}\ufe0f]*(?:(?<!\n[ \t]*)[—–-]\s?\p{Ll}+(?:\s\p{L}+){0,2})?[\s.,;:!?…*_~—–\-"”’'»>|/]*[([]?[\s*_]*$/u;
/** Words between dashes, and those with which their sentence goes on to its reference. */
const DASH_BEFORE = /[—–]\s?$/u;
const DASH_TO_CITATION = /^[.,;:!?]?\s?[—–]\s(?:\p{Ll}[\p{L}’']*\s){1,6}[([]$/u;
/** `In v. 5:`, `Verse 5 says`: the verse of the chapter that was named last. */
const VERSE_LEAD = /(?:(?<!\p{L})vv?\.|verses?|vers\.|vers[ií]culos?)\s*\d+[^.!?\n]{0,24}$/iu;
/** The end of the sentence that a reference in brackets belongs to: what follows it is another one. */
const ENDS_CITATION = /^[^\s()[\]]{0,2}(?:,\s[^()[\]\n]{1,40})?[)\]][”’"'»*_]*[.!?;…]\s/u;
/** The letter of a note behind a word. */
const NOTE_LETTER = /(?<=\p{L})\[\p{Ll}\]/gu;
/** Words that may be of a place by chance are not moved to another reference. */
const TELLING_WORDS = 7;
/** The same for words of which their sentence says that they stand there. */
const SAID_WORDS = 4;
/** Words of the named passage that may stand before those of another one. */
const FEWEST_HEAD = 2;
const MOST_HEAD = 8;
/** Words of a sentence that are no chance right after those of another verse. */
const FEWEST_BESIDE = 6;

/** Words of Scripture that stand side by side, and the passages that were named for the first of them. */
type Chain = {
  readonly words: number;
  readonly announced: readonly PassageReference[] | undefined;
};

/** Decides what is shown of text that has words of Scripture, or nearly. */
export class SpanJudge {
  readonly #judge: QuotationJudge;
  readonly #beside: BesideSpans;
  readonly #wordings: OtherWordings;
  #spot: Spot | undefined;
  /** The end of what has been shown. */
  #before = '';
  /** Pieces whose place in their passage the spot has. */
  readonly #repaired = new WeakSet<GroundedPiece>();
  #chain: Chain = { words: 0, announced: undefined };
  #last:
    | {
        readonly passages: readonly PassageReference[];
        readonly after: string;
        /** Whether it names the place of the words before it: it does not announce those of the next paragraph. */
        readonly isCitation: boolean;
        /** Whether the text before it says that its words follow: “Paul writes in Romans 8:28: ”. */
        readonly isSaid: boolean;
      }
    | undefined;

  constructor(
    private readonly spans: NearSpans,
    private readonly options: GroundingOptions,
  ) {
    this.#judge = new QuotationJudge(options.text, options.finder, options.translations);
    this.#beside = new BesideSpans(spans);
    this.#wordings = new OtherWordings(options.finder, new PassageReader(options.text), options.translations);
  }

  /** Remembers what is shown, for the reference that announces words and the passage that goes on. */
  follow(piece: GroundedPiece): void {
    const before = this.#before;
    this.#before = (before + piece.text).slice(-KEPT);
    if (piece.kind === 'reference') {
      const isCitation = this.#spot !== undefined && leadsToCitation(this.#spot.after);
      this.#last =
        piece.text === ''
          ? undefined
          : { passages: passagesOf(piece), after: '', isCitation, isSaid: saysIn(before) };
      this.#spot = undefined;
    } else if (piece.kind === 'quotation' && piece.verdict !== 'not-scripture') {
      this.#last = undefined;
      if (!this.#repaired.has(piece)) this.#spot = spotOf(piece);
    } else if (this.#last)
      this.#last = { ...this.#last, after: (this.#last.after + piece.text).slice(-KEPT) };
  }

  /** Text that is shown without having been judged. */
  pass(text: string): void {
    if (this.#spot) this.#spot = followedBy(this.#spot, text);
  }

  /**
   * @param after the reference that follows the text, if one does
   * @throws StoredTextUnavailableError
   */
  async judge(text: string, after: Reference | undefined): Promise<JudgedSpan | undefined> {
    const announced = this.announcedBy('');
    // Where a reference stands above its words, that in the line below is of the next words.
    const next = announced && /\n\P{L}*(?:\p{L}+:\s*)?$/u.test(text) ? undefined : after;
    const [written, phrase] = next ? beforeCitation(text) : [text, ''];
    const cited = next && (phrase !== '' || leadsToCitation(afterWords(text))) ? passagesOf(next) : undefined;
    const read = withoutLayout(written);
    const collected = await this.collect(read, 0);
    const near: NearSpan[] = [];
    for (const [at, span] of collected.entries()) {
      // Words of another verse in the same sentence are no part of what may be told again.
      const [last, following] = [collected[at - 1], collected[at + 1]].map((each) =>
        each && placeOf(each).first !== placeOf(span).first ? each : undefined,
      );
      const from = last?.end ?? 0;
      const own = { ...span, start: span.start - from, end: span.end - from };
      const isNamed = await this.isNamed(span, [...(announced ?? []), ...(cited ?? [])]);
      if (!isRetold(own, read.slice(from, following?.start), isNamed)) near.push(span);
    }
    const named = { announced: citationOf(announced), cited: citationOf(cited) };
    const beside = await this.#beside.around(read, near, { spot: this.#spot, ...named });
    const claimed = withRemains(read, await this.withClaims(read, written, beside, named));
    const found = withoutVerb(this.#last?.after, read, claimed);
    const pieces: GroundedPiece[] = [];
    let corrected: Reference | undefined;
    let from = 0;
    const behind =
      (found[0]?.start ?? 1) > 0
        ? ((await this.appendedEnd(read, named.cited)) ??
          (await this.#wordings.restEnd(read, this.#spot, found)))
        : 0;
    const appended = behind > 0 ? behind : undefined;
    if (appended !== undefined && appended <= (found[0]?.start ?? appended)) {
      const original = text.slice(0, appended);
      pieces.push({ kind: 'quotation', text: '', verdict: 'removed', original, reason: 'not-found' });
      from = appended;
    }
    for (const each of found) {
      const { span, isJoined } = await this.withHeadOfNamed(
        each,
        read.slice(from, each.start),
        from,
        cited ?? announced,
      );
      const citing = next && isCitedBehind(written, span) ? next : undefined;
      const isDisplaced =
        isJoined ||
        each.isJoined === true ||
        this.isExchanged(span, read) ||
        (await this.isMerged(span, read));
      const before = text.slice(0, span.start);
      const said = this.saidOf(before);
      const lead = this.announcedBy(before) ?? said;
      this.#chain = this.chainedTo(span, read, lead);
      this.#spot = spotOfSpan(span);
      const verdict = isDisplaced ? 'remove' : await this.verdictOf(span, text, citing, said !== undefined);
      if (verdict === 'leave') continue;
      if (span.start > from) pieces.push({ kind: 'text', text: text.slice(from, span.start) });
      from = span.end;
      const shown = this.shown(span, text, verdict);
      if (verdict !== 'remove') this.#repaired.add(shown);
      pieces.push(shown);
      if (verdict === 'correct' && citing) corrected = this.correction(span, citing);
    }
    if (this.#spot) this.#spot = followedBy(this.#spot, text.slice(this.#spot.end));
    if (pieces.length === 0) return undefined;
    if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
    return { pieces, next: corrected };
  }

  /**
   * A span of another verse together with the words right before it in its sentence, if the passage that is named has
   * these: both are joined as if they were that passage.
   */
  private async withHeadOfNamed(
    span: NearSpan,
    before: string,
    at: number,
    named: readonly PassageReference[] | undefined,
  ): Promise<{ readonly span: NearSpan; readonly isJoined: boolean }> {
    const head = /[^.!?:;|]*$/u.exec(before)![0];
    const words = head.match(/\p{L}+/gu)?.length ?? 0;
    const isHead =
      named !== undefined && words >= FEWEST_HEAD && words <= MOST_HEAD && !/[“”"«»()]/u.test(head);
    if (!isHead) return { span, isJoined: false };
    const citation = { passages: named };
    const { first, last } = placeOf(span);
    if (await this.#judge.named.reaches(citation, first, last)) return { span, isJoined: false };
    if ((await this.#judge.named.exactlyIn(head, citation)) === undefined) return { span, isJoined: false };
    const start = at + before.length - head.length + head.search(/\p{L}/u);
    return { span: { ...span, start }, isJoined: true };
  }

  /** The spans of a text with what it says of the passages that are named for it, and with what is put behind verses. */
  private async withClaims(
    text: string,
    written: string,
    spans: readonly NearSpan[],
    { announced, cited }: { readonly announced: Citation | undefined; readonly cited: Citation | undefined },
  ): Promise<readonly NearSpan[]> {
    let all: readonly NearSpan[] = spans;
    const begun = announced ? announcedSentences(this.#last?.after ?? '', written) : [];
    for (const sentence of begun) all = fromAnnouncement(text, sentence, all);
    const last = cited && citedSentence(text);
    for (const sentence of last ? [...begun, last] : begun) all = toSentenceEnd(text, sentence, all);
    const claims = [...begun.map((each) => [each, announced] as const), [last, cited]] as const;
    for (const [sentence, citation] of claims) {
      if (!sentence || !citation || !mayBeClaimed(text, sentence, all)) continue;
      const span = await this.spans.findClaimed(text.slice(sentence.start, sentence.end), citation);
      if (span)
        all = withClaimed(all, {
          ...span,
          start: span.start + sentence.start,
          end: span.end + sentence.start,
        });
    }
    all = await this.#wordings.within(text, (this.#last?.after ?? '') + written, all, {
      ...{ begun, announced, last, cited },
      isSaid: this.#last?.isSaid === true,
    });
    const appended: NearSpan[] = [];
    for (const [at, span] of all.entries()) {
      const { first: from, last: to } = placeOf(span);
      const isCited = cited !== undefined && (await this.#judge.named.reaches(cited, from, to));
      appended.push(withAppended(text, span, all[at + 1], isCited));
    }
    return appended;
  }

  /** The end of a sentence that was put behind the verse shown right before this text. */
  private async appendedEnd(text: string, cited: Citation | undefined): Promise<number | undefined> {
    if (!this.#spot?.span) return undefined;
    const { first, last } = this.#spot.place;
    const isCited = cited !== undefined && (await this.#judge.named.reaches(cited, first, last));
    return appendedTo(this.#spot.span, this.#spot.after, text, isCited);
  }

  /** Whether the passages that are named beside a text have the words of a span. */
  private async isNamed(span: NearSpan, passages: readonly PassageReference[]): Promise<boolean> {
    const { first, last } = placeOf(span);
    return passages.length > 0 && (await this.#judge.named.reaches({ passages }, first, last));
  }

  /** Whether words are joined to those of another passage, as if both were one. */
  private async isMerged(span: NearSpan, text: string): Promise<boolean> {
    if (!this.#spot) return false;
    const gap = this.#spot.after + text.slice(this.#spot.end, span.start);
    const isSideBySide =
      this.#spot.span !== undefined && span.words >= FEWEST_BESIDE && standsRightAfter(gap);
    if (!isSideBySide && !joins(gap, text[span.start]!)) return false;
    const { first, last } = placeOf(span);
    const { place } = this.#spot;
    if (first <= place.last + 1 && place.first <= last + 1) return false;
    if (this.#spot.span && standsBefore(this.#spot.span, span)) return false;
    const words = lookedFor(text.slice(span.start, span.end)).replace(/\p{N}+/gu, ' ');
    return !(await this.#judge.named.standsNear(words, place));
  }

  /** Whether the sentence right before has the words that stand behind these in their verse. */
  private isExchanged(span: NearSpan, text: string): boolean {
    if (!this.#spot?.span) return false;
    const gap = this.#spot.after + text.slice(this.#spot.end, span.start);
    return !/[\p{L}\p{N}“”"«»()|]|\n\s*\n/u.test(gap) && isExchanged(this.#spot.span, span);
  }

  /** The spans of a text in order: the clearest, and those before and after it. */
  private async collect(text: string, at: number): Promise<NearSpan[]> {
    const span = await this.spans.find(text);
    if (!span) return [];
    const moved = { ...span, start: span.start + at, end: span.end + at };
    const before = await this.collect(text.slice(0, span.start), at);
    const after = await this.collect(text.slice(span.end), at + span.end);
    return [...before, moved, ...after];
  }

  /** A span with those right before it: several short sentences of a passage are as telling as a long one. */
  private chainedTo(span: NearSpan, text: string, announced: readonly PassageReference[] | undefined): Chain {
    const own = { words: span.words, announced };
    if (announced || !this.#spot?.span) return own;
    const { place, after, end } = this.#spot;
    const { first, last } = placeOf(span);
    const isNext = first <= place.last + 1 && place.first <= last + 1;
    if (!isNext || /[\p{L}“”"«»()]/u.test(after + text.slice(end, span.start))) return own;
    return { words: this.#chain.words + span.words, announced: this.#chain.announced };
  }

  private async verdictOf(
    span: NearSpan,
    text: string,
    cited: Reference | undefined,
    isSaid: boolean,
  ): Promise<'leave' | 'repair' | 'correct' | 'remove'> {
    const words = text.slice(span.start, span.end);
    const named = cited ? passagesOf(cited) : this.#chain.announced;
    const isElsewhere =
      named !== undefined &&
      this.#chain.words >= (isSaid ? SAID_WORDS : TELLING_WORDS) &&
      (await this.isElsewhere(span, words, { passages: named }));
    if (isElsewhere) return cited ? 'correct' : 'remove';
    return span.isExact || hasSameWords(span, words) ? 'leave' : 'repair';
  }

  /** Whether a reference announces the words that come next: “Jeremiah 29:11 | ”. */
  isAnnounced(): boolean {
    return this.announcedBy('') !== undefined;
  }

  /** The passages that announce the words after this text. */
  private announcedBy(text: string): readonly PassageReference[] | undefined {
    const after = (this.#last?.after ?? '') + text;
    const isLead =
      !ENDS_CITATION.test(after) &&
      !(this.#last?.isCitation === true && /\n\s*\n/u.test(after)) &&
      (announces(after.replace(/\p{N}+/gu, '')) || VERSE_LEAD.test(after));
    return isLead ? this.#last?.passages : undefined;
  }

  /** The passages of which the sentence says before these words what stands there: “Psalm 23 says that …, so that”. */
  private saidOf(text: string): readonly PassageReference[] | undefined {
    return saysOfPassage((this.#last?.after ?? '') + text) ? this.#last?.passages : undefined;
  }

  /** Whether the words of a span are not those of the named passage. */
  private async isElsewhere(span: NearSpan, words: string, citation: Citation): Promise<boolean> {
    const { first, last } = placeOf(span);
    if (await this.#judge.named.reaches(citation, first, last)) return false;
    return (await this.#judge.named.exactlyIn(words, citation)) === undefined;
  }

  private shown(span: NearSpan, text: string, verdict: 'repair' | 'correct' | 'remove'): GroundedPiece {
    const original = text.slice(span.start, span.end);
    const place = namedPlace(placeOf(span), this.options.language);
    if (verdict === 'remove')
      return { kind: 'quotation', text: '', verdict: 'removed', original, reason: 'other-verse', place };
    const words = span.isExact
      ? original.replace(NOTE_LETTER, '')
      : fitIntoMarks(textOfRun(span.passage.words, span.run), '', original);
    return { kind: 'quotation', text: words, verdict: 'repaired', original, place };
  }

  private correction(span: NearSpan, cited: Reference): Reference {
    const { osis, reference } = namedPlace(placeOf(span), this.options.language);
    return { kind: 'reference', text: reference, verdict: 'repaired', original: cited.original, osis };
  }
}

/** Whether the reference behind a text is that of a span. */
function isCitedBehind(text: string, { start, end }: NearSpan): boolean {
  const rest = text.slice(end);
  return TO_CITATION.test(rest) || (DASH_BEFORE.test(text.slice(0, start)) && DASH_TO_CITATION.test(rest));
}

function passagesOf({ osis }: Reference): readonly PassageReference[] {
  return parseOsis(osis) ?? [];
}

const citationOf = (passages: readonly PassageReference[] | undefined): Citation | undefined =>
  passages && { passages };

/** A reference right after a word may belong to its sentence: `Did you know that James 4:4`. */
const leadsToCitation = (text: string) => TO_CITATION.test(text) && /[^\s,]/u.test(text);

/** The text after its last word. */
function afterWords(text: string): string {
  return /[^\p{L}\p{N}]*$/u.exec(text)![0];
}
