import { Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  KJV_VERSE_COUNTS,
  locatePassage,
  partsOfVerse,
  type PassageReference,
  verseId,
} from '@word-unfolded/scripture-ref';
import type { CheckedPiece, GroundedPiece, NamedPlace } from './grounded-piece.js';
import type { GroundingOptions } from './grounding-options.js';
import type { Citation, Claim, Judgement, QuotableTranslation, QuotedPlace } from './judging/claim.js';
import { LineJudge } from './judging/line-judge.js';
import { goesOnInRow, isRestOf } from './judging/row.js';
import { QuotationJudge } from './judging/quotation-judge.js';
import { fitIntoMarks } from './judging/repaired-words.js';
import { namedPlace } from './named-place.js';
import { checkWords } from './original-words/check-words.js';
import { WordLexicon } from './original-words/word-lexicon.js';
import { AnswerScanner } from './scanning/answer-scanner.js';
import { EDITION_AFTER } from './scanning/editions.js';
import { plainCharacters } from './scanning/plain-characters.js';
import type { FoundCitation } from './scanning/read-citation.js';
import type { NamedReference } from './scanning/read-references.js';
import type { ScannedPart } from './scanning/scan-step.js';
import { CircuitBreaker, GuardedFinder, GuardedText } from './stored/circuit-breaker.js';
import { StoredText, StoredTextUnavailableError, VerseFinder } from './stored/stored-text.js';
import { PlainTextGuard } from './unmarked/plain-text-guard.js';

/**
 * Most characters of an open quotation that are held: the longest verse has about 530, a psalm of ten verses some
 * 1,200.
 */
const LONGEST_HELD = 2_000;

/** What stands between two parts of a quotation at most. */
const LONGEST_SEPARATOR = 96;

/** The sign of a note behind a quotation, and the one with which the note begins: `”[^1]`, `[^1]: `. */
const NOTE_SIGN = /^["'”’*_]{0,2}\s?\[\^?([\p{L}\d]{1,3})\](?!:)/u;
const NOTE = /(?:^|\n)\[\^?([\p{L}\d]{1,3})\]:?\s$/u;

/** Somebody's words that quote others with their reference: these are judged by themselves. */
const QUOTES_WITH_REFERENCE =
  /\p{L}[\s\S]*[“«"‘][^“”«»"]{12,}[”»"’]\s*[([][^()[\]]*\d\s?[:.,]\s?\d[^()[\]]*[)\]]/u;

/**
 * Checks a model's answer while it streams: each quotation and reference is compared with stored Scripture and marked
 * before it is yielded.
 *
 * Memory is bounded: a quotation is held whole up to `longestHeld` characters and judged in pieces beyond; other text
 * is held for the length of a book name. The division of the answer into chunks does not change the pieces, except that
 * text may be divided otherwise.
 */
export async function* groundAnswer(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: GroundingOptions,
): AsyncGenerator<GroundedPiece> {
  const guard = new PlainTextGuard(options);
  for await (const piece of scannedPieces(chunks, options)) yield* guard.add(piece);
  yield* guard.end();
}

async function* scannedPieces(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: GroundingOptions,
): AsyncGenerator<GroundedPiece> {
  const grounding = new AnswerGrounding(options);
  for await (const chunk of plainCharacters(chunks)) {
    grounding.scanner.add(chunk);
    yield* grounding.pieces();
  }
  grounding.scanner.end();
  yield* grounding.pieces();
}

class AnswerGrounding {
  readonly scanner: AnswerScanner;
  readonly #judge: QuotationJudge;
  readonly #lines: LineJudge;

  /** The last quotation in marks that was shown, and the text since. */
  #last: { readonly place: QuotedPlace; readonly words: string; readonly since: string } | undefined;

  /** The words in marks that were left out last, and the text since. */
  #removed: { readonly words: string; readonly since: string } | undefined;

  /** The places of quotations by the sign of the note behind them. */
  readonly #noted = new Map<string, QuotedPlace>();
  /** The end of the text before the next piece. */
  #before = '';

  constructor(private readonly options: GroundingOptions) {
    this.scanner = new AnswerScanner(options.language, options.longestHeld ?? LONGEST_HELD);
    this.#judge = new QuotationJudge(options.text, options.finder, options.translations);
    this.#lines = new LineJudge(this.#judge);
  }

  async *pieces(): AsyncGenerator<GroundedPiece> {
    for await (const piece of this.checked()) {
      this.noteSign(piece);
      if (this.#last && piece.kind !== 'quotation')
        this.#last = { ...this.#last, since: (this.#last.since + piece.text).slice(-LONGEST_SEPARATOR - 1) };
      if (this.#removed && piece.kind !== 'quotation')
        this.#removed = { ...this.#removed, since: this.#removed.since + piece.text };
      if (this.#removed && this.#removed.since.length > LONGEST_SEPARATOR) this.#removed = undefined;
      yield piece;
    }
  }

  /** Remembers the sign of a note right behind a quotation. */
  private noteSign({ kind, text }: GroundedPiece): void {
    const sign = kind === 'text' && this.#last ? NOTE_SIGN.exec(this.#last.since + text)?.[1] : undefined;
    if (sign !== undefined && this.#last) this.#noted.set(sign, this.#last.place);
    this.#before = (this.#before + text).slice(-LONGEST_SEPARATOR);
  }

  /** The place of the quotation to which a note belongs, if the reference with which the note begins is another one. */
  private placeOfNote(passage: PassageReference): NamedPlace | undefined {
    const sign = NOTE.exec(this.#before)?.[1];
    const place = sign === undefined ? undefined : this.#noted.get(sign);
    const { start, end } = passage;
    if (!place || !start.chapter) return undefined;
    const first = verseId(start.book, start.chapter, start.verse ?? 1);
    const last = verseId(end.book, end.chapter ?? start.chapter, end.verse ?? 999);
    return place.first <= last && first <= place.last ? undefined : this.named(place);
  }

  private async *checked(): AsyncGenerator<GroundedPiece> {
    for (let step = this.scanner.next(); step; step = this.scanner.next()) {
      if (step.kind === 'text') yield { kind: 'text', text: step.text };
      else if (step.kind === 'reference') yield await this.checkReference(step.text, step.reference);
      else if (step.kind === 'line')
        this.scanner.holdLine(await this.#lines.beginsAlike(step.head, step.named));
      else if (step.part.form === 'line') yield* this.checkLine(step.part);
      else yield* this.checkPart(step.part, step.part.form);
    }
  }

  private async checkReference(
    text: string,
    { passage, absent }: Pick<NamedReference, 'passage' | 'absent'>,
  ): Promise<GroundedPiece> {
    if (!passage) {
      this.options.onMissing?.(text);
      const removed = { kind: 'reference', text: '', verdict: 'removed', original: text, osis: '' } as const;
      return { ...removed, reason: 'no-such-book', book: absent?.book };
    }
    const osis = formatOsis([passage]);
    const checked = { kind: 'reference', original: text, osis } as const;
    const noted = this.placeOfNote(passage);
    if (noted) return { ...checked, text: noted.reference, osis: noted.osis, verdict: 'repaired' };
    if (await this.exists(passage)) return { ...checked, text, verdict: 'exact' };
    this.options.onMissing?.(text);
    return { ...checked, text: '', verdict: 'removed', reason: 'no-such-passage' };
  }

  private async exists(passage: PassageReference): Promise<boolean> {
    try {
      for (const { id } of this.options.translations) {
        const counts = await this.options.text.counts(id);
        if (counts && locatePassage(passage, counts).exists) return true;
      }
      return false;
    } catch (error) {
      if (!(error instanceof StoredTextUnavailableError)) throw error;
      return locatePassage(passage, KJV_VERSE_COUNTS).exists;
    }
  }

  /** Checks a line after a reference. The part that is not of the passage is scanned as text. */
  private async *checkLine(part: ScannedPart): AsyncGenerator<GroundedPiece> {
    const content = part.text.slice(part.contentStart, part.contentEnd);
    const judged = await this.#lines.judgeLine(content, part.announced!);
    if (judged?.judgement.verdict === 'removed') {
      yield this.remove(part, content, judged.judgement);
      return;
    }
    if (judged?.judgement.verdict !== 'exact' && judged?.judgement.verdict !== 'repaired') return;
    const end = part.contentStart + judged.length;
    yield* this.show({ ...part, contentEnd: end, end }, content.slice(0, judged.length), judged.judgement);
  }

  private async *checkPart(part: ScannedPart, form: Claim['form']): AsyncGenerator<GroundedPiece> {
    const content = part.text.slice(part.contentStart, part.contentEnd);
    const judgement: Judgement =
      form === 'marks' && QUOTES_WITH_REFERENCE.test(part.text.slice(part.contentStart, part.end))
        ? { verdict: 'not-scripture' }
        : await this.#judge.judge({
            ...part,
            form,
            content,
            cited: part.cited?.citation,
            row: this.rowOf(part),
          });
    this.scanner.goOn(undefined);
    const isRest =
      form === 'marks' &&
      this.#removed !== undefined &&
      isRestOf(this.#removed.words, this.#removed.since + part.text.slice(0, part.contentStart), content);
    this.#removed = undefined;
    if (isRest && judgement.verdict !== 'exact') {
      yield this.remove(part, content, { verdict: 'removed', reason: 'not-found' });
      return;
    }
    if (judgement.verdict === 'term' || judgement.verdict === 'not-scripture') {
      yield* this.passOn(part, content, judgement.verdict);
      return;
    }
    if (part.goesOn && part.mark !== '') this.scanner.goOn(part.mark);
    if (part.leading) yield* this.showLeading(part, part.leading);
    if (judgement.verdict === 'removed') yield this.remove(part, content, judgement);
    else yield* this.show(part, content, judgement);
  }

  /** The verses of the quotation before, if its sentence goes on after the sign of a list or a word of the speaker. */
  private rowOf(part: ScannedPart): Citation | undefined {
    if (!this.#last || part.form !== 'marks') return undefined;
    const { place, words, since } = this.#last;
    const between = since + part.text.slice(0, part.contentStart);
    const content = part.text.slice(part.contentStart, part.contentEnd);
    if (!goesOnInRow(words, between, content) && !isRestOf(words, between, content)) return undefined;
    return { passages: [{ start: partsOfVerse(place.first), end: partsOfVerse(place.last) }] };
  }

  /** The reference with which a block begins. */
  private async *showLeading(part: ScannedPart, { citation, start, referencesEnd }: FoundCitation) {
    yield { kind: 'text', text: part.text.slice(0, start) } as const;
    const [passage] = citation.passages;
    yield await this.checkReference(part.text.slice(start, referencesEnd), { passage });
    yield { kind: 'text', text: part.text.slice(referencesEnd, part.contentStart) } as const;
  }

  /** Scans the inside of a part that is not a quotation of Scripture, because it may contain one. */
  private *passOn(
    part: ScannedPart,
    content: string,
    verdict: 'term' | 'not-scripture',
  ): Generator<GroundedPiece> {
    const isWhole = !part.goesOn && !/[“”„"«»‘\d]/u.test(content) && part.end > part.contentStart;
    const taken = isWhole ? part.contentEnd : Math.max(part.contentStart, 1);
    const text = this.scanner.consume(taken);
    if (verdict === 'term') return yield { kind: 'text', text };
    const opening = isWhole ? text.slice(0, part.contentStart) : '';
    if (opening !== '') yield { kind: 'text', text: opening };
    const shown = text.slice(opening.length);
    yield { kind: 'quotation', text: shown, verdict, original: shown };
    if (isWhole && part.end > taken) yield { kind: 'text', text: this.scanner.consume(part.end - taken) };
  }

  private remove(
    part: ScannedPart,
    content: string,
    { reason, place }: Extract<Judgement, { verdict: 'removed' }>,
  ): GroundedPiece {
    if (part.cited && part.cited.start >= part.end) this.scanner.useCitation(part.cited);
    this.scanner.consume(part.end);
    if (part.form === 'marks') this.#removed = { words: content, since: '' };
    const named = place && this.named(place);
    return { kind: 'quotation', text: '', verdict: 'removed', original: content, reason, place: named };
  }

  private *show(
    part: ScannedPart,
    content: string,
    judgement: Extract<Judgement, { verdict: 'exact' | 'repaired' }>,
  ): Generator<GroundedPiece> {
    const opening = part.leading ? '' : part.text.slice(0, part.contentStart);
    const words = judgement.verdict === 'repaired' ? judgement.words : undefined;
    const text = words === undefined ? content : fitIntoMarks(words, opening, content);
    if (opening !== '') yield { kind: 'text', text: opening };
    const { verdict } = judgement;
    this.#last = { place: judgement.place, words: content, since: '' };
    yield { kind: 'quotation', text, verdict, original: content, place: this.named(judgement.place) };
    yield* this.showPlace(part, judgement);
  }

  /** The text after a quotation: its closing mark, and its place if that must be corrected. */
  private *showPlace(
    part: ScannedPart,
    judgement: Extract<Judgement, { verdict: 'exact' | 'repaired' }>,
  ): Generator<GroundedPiece> {
    const { text, cited } = part;
    const isWithin = cited !== undefined && cited.start < part.end;
    const corrected = cited && this.corrected(part, judgement);
    if (!cited || corrected === undefined) {
      if (cited && !isWithin) this.scanner.useCitation(cited);
      const end = isWithin ? part.contentEnd : part.end;
      this.scanner.consume(end);
      if (end > part.contentEnd) yield { kind: 'text', text: text.slice(part.contentEnd, end) };
      return;
    }
    const { first, last } = judgement.place;
    const passage = { start: partsOfVerse(first), end: partsOfVerse(last) };
    this.scanner.consume(cited.end);
    this.scanner.name({ passages: [passage] });
    yield { kind: 'text', text: text.slice(part.contentEnd, cited.start) };
    const original = text.slice(cited.start, cited.end);
    yield { kind: 'reference', text: corrected, verdict: 'repaired', original, osis: formatOsis([passage]) };
  }

  /** The place as it should have been named; undefined when it was correct. */
  private corrected(
    { text, cited }: ScannedPart,
    judgement: Extract<Judgement, { verdict: 'exact' | 'repaired' }>,
  ): string | undefined {
    if (!cited) return undefined;
    const { place } = judgement;
    const used = this.options.translations.find(({ id }) => id === place.translationId);
    const { edition } = cited.citation;
    const namesOther = edition !== undefined && edition !== used?.abbreviation && edition !== used?.id;
    const corrects = judgement.verdict === 'repaired' && judgement.corrects;
    if (!namesOther && !corrects) return undefined;
    const reference = corrects ? this.named(place).reference : text.slice(cited.start, cited.referencesEnd);
    const label = text.slice(cited.referencesEnd, cited.end);
    return reference + (edition && used ? label.replace(EDITION_AFTER, `$1${used.abbreviation}`) : label);
  }

  private named(place: QuotedPlace): NamedPlace {
    return namedPlace(place, this.options.language);
  }
}

/** Checks answers of models against the texts and the lexicon of the scripture service. */
@Injectable()
export class Grounding {
  constructor(
    private readonly text: StoredText,
    private readonly finder: VerseFinder,
    private readonly lexicon: WordLexicon,
  ) {}

  /**
   * The pieces of an answer that may be shown, while it streams; see `groundAnswer` and `checkWords`.
   *
   * @param translations those that may be quoted, the reader's first
   * @param passage the passage that the answer is about, in OSIS form
   * @param onMissing called with each reference to nothing as soon as it is read
   */
  check(
    chunks: AsyncIterable<string>,
    language: Language,
    translations: readonly QuotableTranslation[],
    passage?: string,
    onMissing?: (named: string) => void,
  ): AsyncGenerator<CheckedPiece> {
    const breaker = new CircuitBreaker();
    const text = new GuardedText(this.text, breaker);
    const finder = new GuardedFinder(this.finder, breaker);
    const pieces = groundAnswer(chunks, { language, translations, text, finder, onMissing });
    return checkWords(pieces, { language, lexicon: this.lexicon, passage });
  }
}
