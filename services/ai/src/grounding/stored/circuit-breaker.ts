import { withTimeout } from '@word-unfolded/primitives';
import type { VerseCounts, VerseRange } from '@word-unfolded/scripture-ref';
import {
  StoredText,
  StoredTextUnavailableError,
  TranslationAwayError,
  VerseFinder,
  type NearVerse,
  type StoredVerse,
} from './stored-text.js';

/** After so many failures in a row an answer no longer waits: its reader would look at a text that stands still. */
const MOST_FAILURES = 2;

/** Enough for what is remembered, and for a service that is back. */
const BRIEFLY_MS = 100;

/**
 * A circuit breaker of one answer for the stored text: after {@link MOST_FAILURES} failures in a row calls end early.
 * Each answer has its own, so that a slow call for one answer does not leave the quotations of others unchecked.
 */
export class CircuitBreaker {
  #failures = 0;

  /** @throws StoredTextUnavailableError */
  async run<Value>(ask: () => Promise<Value>): Promise<Value> {
    try {
      const value = await (this.#failures < MOST_FAILURES
        ? ask()
        : withTimeout(ask(), BRIEFLY_MS, { error: () => new StoredTextUnavailableError() }));
      this.#failures = 0;
      return value;
    } catch (error) {
      if (error instanceof StoredTextUnavailableError && !(error instanceof TranslationAwayError))
        this.#failures += 1;
      throw error;
    }
  }
}

/** The stored text behind the circuit breaker of an answer. */
export class GuardedText extends StoredText {
  constructor(
    private readonly text: StoredText,
    private readonly breaker: CircuitBreaker,
  ) {
    super();
  }

  override counts(translationId: string): Promise<VerseCounts | undefined> {
    return this.breaker.run(() => this.text.counts(translationId));
  }

  override verses(range: VerseRange, translationId: string): Promise<readonly StoredVerse[]> {
    return this.breaker.run(() => this.text.verses(range, translationId));
  }
}

/** The search for verses behind the circuit breaker of an answer. */
export class GuardedFinder extends VerseFinder {
  constructor(
    private readonly finder: VerseFinder,
    private readonly breaker: CircuitBreaker,
  ) {
    super();
  }

  override nearest(text: string, translationIds: readonly string[]): Promise<readonly NearVerse[]> {
    return this.breaker.run(() => this.finder.nearest(text, translationIds));
  }
}
