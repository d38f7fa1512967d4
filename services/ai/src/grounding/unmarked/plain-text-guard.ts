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
/** Fewer words are shown even if they cannot be compared: they say nothing of a verse. */
const FEWEST_WORDS = 6;
/** Bits that such words share with a verse when they may be its words. */
const LIKE_SCRIPTURE = 22;

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
  /** Words that were compared last and are not like those of a verse. */
  #unlike = '';
  /** Whether the last sentence was held back: then its reader has been told, and what follows is held back too. */
  #isAway = false;

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
    yield* this.releaseReady();
  }

  async *end(): AsyncGenerator<GroundedPiece> {
    yield* this.release(this.#unit.length);
  }

  /**
   * Shows the sentences that are complete, and the beginnings of those whose words are not like those of any verse. What
   * ends first in the text is decided first: a short sentence together with the words after it, because both may be of
   * one verse.
   */
  private async *releaseReady(): AsyncGenerator<GroundedPiece> {
    for (;;) {
      const end = this.#unit.sentenceEnd();
      if (this.#isHot) {
        if (end === undefined) return;
        yield* this.release(end);
        continue;
      }
      const probe = this.#unit.firstWords(PROBE_WORDS);
      const stop = probe && this.#unit.stopBefore(probe.end);
      if (probe && (end === undefined || probe.end < end) && (await this.mayBeScripture(probe.text))) {
        this.#isHot = true;
        continue;
      }
      const compared = stop === undefined ? probe : this.#unit.firstWords(PROBE_WORDS, stop);
      if (end !== undefined && (!compared || end <= compared.end)) {
        yield* this.release(end);
        continue;
      }
      if (!compared) return;
      if (stop === undefined) yield* this.pass(this.#unit.clauseEnd(SHOWN_WORDS));
      else if (await this.mayBeScripture(compared.text)) this.#isHot = true;
      else yield* this.pass(stop);
    }
  }

  private async mayBeScripture(text: string): Promise<boolean> {
    if (this.#judge.isAnnounced()) return true;
    if (text === this.#unlike) return false;
    const isLike = await this.isLikeScripture(text);
    if (!isLike) this.#unlike = text;
    return isLike;
  }

  private async isLikeScripture(text: string): Promise<boolean> {
    try {
      return (await this.#spans.likeness(text)) >= LIKE_SCRIPTURE;
    } catch (error) {
      if (error instanceof StoredTextUnavailableError) return true;
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

  /** Shows a sentence as it was judged. While that is not possible it is held back, and the reader is told once. */
  private async *release(end: number): AsyncGenerator<GroundedPiece> {
    this.#isHot = false;
    const pieces = this.#unit.take(end);
    const original = originalOf(pieces);
    const isTold = this.#isAway;
    const judged = await this.judgedPieces(pieces);
    if (original.trim() !== '') this.#isAway = judged === undefined;
    if (judged) return yield* judged;
    if (!isTold) yield { kind: 'quotation', text: '', verdict: 'removed', original, reason: 'unavailable' };
    const [paragraph] = /\n\s*\n\s*$/u.exec(original) ?? [];
    if (paragraph !== undefined) yield { kind: 'text', text: paragraph };
  }

  /** The pieces of a sentence after their judgement; undefined when it cannot be judged now. */
  private async judgedPieces(pieces: MarkPiece[]): Promise<readonly GroundedPiece[] | undefined> {
    if (this.#isAway && wordsIn(originalOf(pieces)) < FEWEST_WORDS) return undefined;
    const all: GroundedPiece[] = [];
    for (const [index, piece] of pieces.entries()) {
      const judged = await this.judged(piece, pieces[index + 1]);
      if (judged === 'unknown') return undefined;
      for (const shown of judged?.pieces ?? [piece]) {
        this.#judge.follow(shown);
        all.push(shown);
      }
      if (judged?.next) pieces[index + 1] = judged.next;
    }
    return all;
  }

  private async judged(
    piece: MarkPiece,
    next: MarkPiece | undefined,
  ): Promise<JudgedSpan | 'unknown' | undefined> {
    if (piece.kind === 'reference' || piece.text === '') return undefined;
    try {
      return await this.#judge.judge(piece.text, next?.kind === 'reference' ? next : undefined);
    } catch (error) {
      if (!(error instanceof StoredTextUnavailableError)) throw error;
      return wordsIn(piece.text) < FEWEST_WORDS ? undefined : 'unknown';
    }
  }
}

/** What the model wrote. */
const originalOf = (pieces: readonly MarkPiece[]) =>
  pieces.map((piece) => ('original' in piece ? piece.original : piece.text)).join('');

const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;
