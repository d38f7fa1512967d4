import type { Language } from '@word-unfolded/domain';
import type { Citation } from '../judging/claim.js';
import { announces, attributesToScripture } from './announcement.js';
import { lineEnd, lineHead } from './line-after-reference.js';
import {
  citationAfter,
  citationBefore,
  citationOfDivided,
  citationWithin,
  movedBy,
  type FoundCitation,
} from './read-citation.js';
import { isOrdinal, nameBeginsAt, numbersAt, referencesEndingIn } from './read-references.js';
import { wordsAfter } from './words-after.js';
import { cutShort, mayBeDivided, mayGoOn, sentenceBefore, shiftedBy } from './part-bounds.js';
import type { Step } from './scan-step.js';
import { openingAt, readSetApart, type Opening, type SetApart } from './set-apart.js';

/** Length of the consumed text that is kept: enough for a reference and its lead-in to a quotation. */
const STORED_BEFORE = 240;
/** Characters that may follow a piece and still belong to its end. */
const MARGIN = 4;

/** The position of the last decision whether to hold a line, and the length of the lead-in to its words. */
type LineState = { readonly at: number; readonly lead: number };

type Named = { readonly citation: Citation; readonly end: number; readonly isUsed: boolean };

/**
 * Scans an answer that arrives in chunks. Steps depend on the text alone, never on the division into chunks: a step is
 * made only when no later text could change it.
 */
export class AnswerScanner {
  #pending = '';
  #before = '';
  #consumed = 0;
  #atEnd = false;
  #goingOn: string | undefined;
  #queue: Step[] = [];
  #named: Named | undefined;
  #line: LineState = { at: -1, lead: 0 };
  #cited: { readonly start: number; readonly end: number } | undefined;

  /** @param longestHeld most characters of an open quotation that are held before a piece of it is judged. */
  constructor(
    private readonly language: Language,
    private readonly longestHeld: number,
  ) {}

  add(text: string): void {
    this.#pending += text;
  }

  end(): void {
    this.#atEnd = true;
  }

  /** The next step; undefined when more of the answer is needed, or at its end. */
  next(): Step | undefined {
    const queued = this.#queue.shift();
    if (queued) return queued;
    if (this.#pending === '') return undefined;
    if (this.#goingOn !== undefined) return this.quotationStep('marks', this.#goingOn);
    if (this.#named?.end !== this.#consumed || this.#named.isUsed) return this.scan();
    return this.lineStep(this.#named.citation);
  }

  /** Sets whether the line of the last `line` step is held as a quotation. */
  holdLine(isHeld: boolean): void {
    this.#line = { at: this.#consumed, lead: isHeld ? this.#line.lead : 0 };
  }

  /** Removes a part from the pending text and returns it; the rest is scanned next. */
  consume(length: number): string {
    const text = this.#pending.slice(0, length);
    this.#pending = this.#pending.slice(length);
    this.#before = (this.#before + text).slice(-STORED_BEFORE);
    this.#consumed += text.length;
    return text;
  }

  /** Sets the mark of a quotation whose first piece was judged and which continues; undefined when none continues. */
  goOn(mark: string | undefined): void {
    this.#goingOn = mark;
  }

  /** Marks the citation at this distance as that of a quotation. */
  useCitation(found: FoundCitation): void {
    this.#cited = { start: this.#consumed + found.start, end: this.#consumed + found.referencesEnd };
  }

  /** Sets the passages that were named last, where they are not read from the text. */
  name(citation: Citation): void {
    this.#named = { citation, end: this.#consumed, isUsed: true };
  }

  private scan(): Step | undefined {
    for (let at = 0; at < this.#pending.length; at += 1) {
      const before = this.#pending[at - 1] ?? this.#before.at(-1) ?? '';
      const opening = openingAt(this.#pending, at, this.#before, this.#atEnd);
      if (opening === 'unknown') return this.release(at);
      if (opening !== 'none') return at > 0 ? this.textStep(at) : this.partStep(opening);
      if (!/\d/u.test(this.#pending[at]!) || /[\p{L}\p{N}]/u.test(before)) continue;
      const numbers = numbersAt(this.#pending, at, this.#atEnd);
      if (numbers === undefined)
        return this.release(nameBeginsAtOr(this.textTo(at), at, this.#before.length));
      if (isOrdinal(this.#pending, at, numbers)) continue;
      if (this.readNumbers(at, numbers)) return this.next();
      at += numbers.length - 1;
    }
    return this.release(this.#pending.length);
  }

  /** The text after a reference and a colon or dash may be the words of the passage without marks. */
  private lineStep(named: Citation): Step | undefined {
    if (this.#line.at === this.#consumed) return this.#line.lead > 0 ? this.linePart(named) : this.scan();
    const read = lineHead(this.#pending, this.#atEnd);
    if (read === undefined) return undefined;
    this.#line = { at: this.#consumed, lead: 0 };
    if (read === 'none') return this.scan();
    this.#line = { at: -1, lead: read.lead };
    return { kind: 'line', head: read.head, named };
  }

  private linePart(named: Citation): Step | undefined {
    const { lead } = this.#line;
    const end = lineEnd(this.#pending, lead, this.#atEnd);
    if (end === undefined) return undefined;
    this.#line = { at: this.#consumed, lead: 0 };
    const part = { form: 'line', mark: '', contentStart: lead, contentEnd: end, end, goesOn: false } as const;
    const text = this.#pending;
    return { kind: 'set-apart', part: { ...part, text, announced: named, attributed: true, before: '' } };
  }

  private textTo(at: number): string {
    return this.#before + this.#pending.slice(0, at);
  }

  /** Releases text that cannot become part of a reference. */
  private release(to: number): Step | undefined {
    const safe = this.#atEnd ? to : nameBeginsAtOr(this.textTo(to), to, this.#before.length);
    const high = this.#pending.charCodeAt(safe - 1);
    const whole = high >= 0xd800 && high < 0xdc00 && !this.#atEnd ? safe - 1 : safe;
    return whole > 0 ? this.textStep(whole) : undefined;
  }

  private textStep(length: number): Step {
    return { kind: 'text', text: this.consume(length) };
  }

  /** Queues the references that end in numbers, and the text between them. */
  private readNumbers(at: number, numbers: string): boolean {
    const text = this.textTo(at + numbers.length);
    const found = referencesEndingIn(text, numbers, this.language);
    if (found.length === 0) return false;
    const stored = this.#before.length;
    const earliest = Math.max(stored, nameBeginsAt(text.slice(0, text.length - numbers.length)));
    let from = stored;
    for (const { passage, absent, ...place } of found) {
      const start = Math.max(absent ? place.start : Math.max(place.start, earliest), from);
      if (start > from) this.#queue.push({ kind: 'text', text: text.slice(from, start) });
      const reference = { passage, absent, start: 0, end: place.end - start };
      this.#queue.push({ kind: 'reference', text: text.slice(start, place.end), reference });
      from = place.end;
    }
    const isUsed = this.isUsed(this.#consumed + at);
    this.consume(from - stored);
    const passages = found.flatMap(({ passage }) => passage ?? []);
    this.#named = {
      citation: { passages, isAbsentBook: passages.length === 0 },
      end: this.#consumed,
      isUsed,
    };
    return true;
  }

  private isUsed(at: number): boolean {
    return this.#cited !== undefined && this.#cited.start <= at && at <= this.#cited.end;
  }

  private partStep(opening: Exclude<Opening, 'none' | 'unknown'>): Step | undefined {
    if (opening === 'marks') return this.quotationStep('marks', this.#pending[0]!);
    return this.quotationStep(opening, '');
  }

  private quotationStep(form: SetApart['form'], mark: string): Step | undefined {
    const goesOn = this.#goingOn !== undefined;
    // A later piece of a quotation has no opening mark. With the mark before it, it is read like the first one.
    const text = goesOn ? mark + this.#pending : this.#pending;
    const limit = this.longestHeld;
    const part = readSetApart(text, form, this.#atEnd);
    if (part === 'none') return this.plainMark();
    const isTooLong = part ? part.contentEnd > limit : text.length >= limit + MARGIN;
    if (!part && !isTooLong) return undefined;
    const whole = isTooLong ? cutShort(text, form, limit) : part!;
    return this.withPlaces(shiftedBy(whole, goesOn ? mark.length : 0), mark, isTooLong);
  }

  /** A mark that sets nothing apart is text. */
  private plainMark(): Step {
    return { kind: 'text', text: this.consume(1) };
  }

  private withPlaces(part: SetApart, mark: string, goesOn: boolean): Step | undefined {
    const text = this.#pending;
    const whole = text.slice(part.contentStart, part.contentEnd);
    const leading = part.form === 'block' && !goesOn ? citationBefore(whole, this.language) : undefined;
    const contentStart = part.contentStart + (leading?.wordsStart ?? 0);
    const content = text.slice(contentStart, part.contentEnd);
    const within = goesOn ? undefined : citationWithin(content, this.language);
    const named = this.#named?.citation;
    const behind = within || leading || goesOn ? null : this.citationBehind(part, named);
    if (behind === undefined) return undefined;
    const between = this.#before.slice(this.#before.length - (this.#consumed - (this.#named?.end ?? 0)));
    const isNear = this.#named !== undefined && this.#consumed - this.#named.end < STORED_BEFORE;
    const isAnnounced = isNear && !this.#named?.isUsed && announces(between);
    // Where each reference stands in the line above its words, that in the line below is of the next words.
    const isNext = behind !== null && isAnnounced && text.slice(part.end, behind.start).includes('\n');
    const after = isNext ? null : behind;
    const shared = after === null && mayBeDivided(part, content) ? this.citationBehindAll(part, named) : null;
    if (shared === undefined) return undefined;
    const following = mayGoOn(part, content) && !goesOn ? wordsAfter(text.slice(part.end), this.#atEnd) : [];
    if (following === undefined) return undefined;
    return {
      kind: 'set-apart',
      part: {
        ...part,
        text,
        mark,
        goesOn,
        contentStart,
        leading: leading && movedBy(leading, part.contentStart),
        contentEnd: within ? contentStart + within.wordsEnd : part.contentEnd,
        cited: (within && movedBy(within, contentStart)) ?? after ?? undefined,
        announced: leading ? leading.citation : isAnnounced ? named : shared?.citation,
        before: sentenceBefore(this.#before),
        lastNamed: named,
        following,
        attributed: attributesToScripture(this.#before),
      },
    };
  }

  private citationBehindAll(part: SetApart, named: Citation | undefined): FoundCitation | null | undefined {
    const rest = this.#pending.slice(part.end);
    return citationOfDivided(rest, this.language, named?.passages ?? [], this.#atEnd);
  }

  private citationBehind(part: SetApart, named: Citation | undefined): FoundCitation | null | undefined {
    const found = citationAfter(
      this.#pending.slice(part.end),
      this.language,
      named?.passages ?? [],
      this.#atEnd,
    );
    return found && movedBy(found, part.end);
  }
}

function nameBeginsAtOr(text: string, to: number, stored: number): number {
  return Math.min(to, Math.max(0, nameBeginsAt(text) - stored));
}
