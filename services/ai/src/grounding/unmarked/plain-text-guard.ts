import type { GroundedPiece } from '../grounded-piece.js';
import type { GroundingOptions } from '../grounding-options.js';
import { PassageReader } from '../judging/passage-reader.js';
import { StoredTextUnavailableError } from '../stored/stored-text.js';
import { NearSpans } from './near-span.js';
import { SpanJudge, type JudgedSpan } from './span-judge.js';
import { UnitText, type MarkPiece } from './unit-text.js';

/** Words that are compared to see whether a sentence may have words of Scripture, and those that are then shown. */
const PROBE_WORDS = 10;
const SHOWN_WORDS = 6;
/** Bits that such words share with a verse when they may be its words. */
const LIKE_SCRIPTURE = 30;

/**
 * Finds words of Scripture in the text of an answer that nothing sets apart as a quotation: what is nearly a verse is
 * replaced by the stored words, and what stands beside the reference of another verse is marked.
 *
 * A sentence is held until it is complete only while its words are like those of a verse; other text is shown after ten
 * words. What is shown does not depend on the division of the text into pieces.
 */
export class PlainTextGuard {
  readonly #unit = new UnitText();
  readonly #spans: NearSpans;
  readonly #judge: SpanJudge;
  #isHot = false;

  constructor(options: GroundingOptions) {
    const reader = new PassageReader(options.text);
    this.#spans = new NearSpans(options.finder, reader, options.translations);
    this.#judge = new SpanJudge(this.#spans, options);
  }

  /** The pieces that may be shown after this one. */
  async *add(piece: GroundedPiece): AsyncGenerator<GroundedPiece> {
    if (piece.kind === 'quotation' && piece.verdict !== 'not-scripture') {
      yield* this.release(this.#unit.length);
      this.#judge.follow(piece);
      yield piece;
      return;
    }
    this.#unit.add(piece);
    for (let end = this.#unit.sentenceEnd(); end !== undefined; end = this.#unit.sentenceEnd())
      yield* this.release(end);
    yield* this.showUnlike();
  }

  async *end(): AsyncGenerator<GroundedPiece> {
    yield* this.release(this.#unit.length);
  }

  /** Shows the beginning of a sentence whose words are not like those of any verse. */
  private async *showUnlike(): AsyncGenerator<GroundedPiece> {
    while (!this.#isHot) {
      const probe = this.#unit.firstWords(PROBE_WORDS);
      if (probe === undefined) return;
      this.#isHot = await this.isLikeScripture(probe.text);
      const shown = this.#unit.firstWords(SHOWN_WORDS);
      if (!this.#isHot && shown) yield* this.pass(shown.end);
    }
  }

  private async isLikeScripture(text: string): Promise<boolean> {
    try {
      return (await this.#spans.likeness(text)) >= LIKE_SCRIPTURE;
    } catch (error) {
      if (error instanceof StoredTextUnavailableError) return false;
      throw error;
    }
  }

  private *pass(end: number): Generator<GroundedPiece> {
    for (const piece of this.#unit.take(end)) {
      this.#judge.follow(piece);
      if (piece.kind !== 'reference') this.#judge.pass(piece.text);
      yield piece;
    }
  }

  private async *release(end: number): AsyncGenerator<GroundedPiece> {
    this.#isHot = false;
    const pieces = this.#unit.take(end);
    for (const [index, piece] of pieces.entries()) {
      const judged = await this.judged(piece, pieces[index + 1]);
      for (const shown of judged?.pieces ?? [piece]) {
        this.#judge.follow(shown);
        yield shown;
      }
      const corrected = judged?.next;
      if (corrected) pieces[index + 1] = corrected;
    }
  }

  private async judged(piece: MarkPiece, next: MarkPiece | undefined): Promise<JudgedSpan | undefined> {
    if (piece.kind === 'reference' || piece.text === '') return undefined;
    try {
      return await this.#judge.judge(piece.text, next?.kind === 'reference' ? next : undefined);
    } catch (error) {
      if (error instanceof StoredTextUnavailableError) return undefined;
      throw error;
    }
  }
}
