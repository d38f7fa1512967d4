import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError, type RouteAnswer } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { createHash, createHmac } from 'node:crypto';
import { badKey } from './idempotency-key.js';
import { outcomeOfAnswer, outcomeOfError, replay } from './outcome.js';
import { OutcomeStore } from './outcome-store.js';

/** Beyond the time that its message may take, in milliseconds. */
const MARGIN_MS = 5_000;

/** A write that is to be done once. */
export type Write = {
  /** As its sender has named it. */
  readonly key: string;
  /** Whose it is, and what it acts on: the same key of another reader, or at another address, is another write. */
  readonly scope: readonly string[];
  /** Everything that it asks for. */
  readonly question: unknown;
  /** How long it may take, in milliseconds. */
  readonly timeoutMs: number;
};

/** An answer, and whether it was given before. */
export type Once = { readonly answer: RouteAnswer; readonly repeated: boolean };

/**
 * Does a write once however often it is sent, so that whoever has lost the answer may send it again (decisions, "One
 * envelope"). Kept for a day; not kept are answers that set cookies and errors that trying again may overcome.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly store: OutcomeStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * @throws CatalogueError VALIDATION_FAILED for a key that was used for another question,
   *   STILL_IN_PROGRESS while the first is being done, SERVICE_UNAVAILABLE without Redis, and the write's own
   */
  async once(write: Write, act: () => Promise<RouteAnswer>): Promise<Once> {
    const id = createHash('sha256')
      .update(JSON.stringify([write.key, ...write.scope]))
      .digest('base64url');
    const fingerprint = fingerprintOf(write);
    const before = await this.store.begin(id, fingerprint, write.timeoutMs + MARGIN_MS);
    if (!before) return { answer: await this.actAndKeep(id, fingerprint, act), repeated: false };
    if (before.fingerprint !== fingerprint) throw badKey();
    if (before.outcome === undefined) throw CatalogueError.of('STILL_IN_PROGRESS');
    return { answer: replay(before.outcome), repeated: true };
  }

  private async actAndKeep(
    id: string,
    fingerprint: string,
    act: () => Promise<RouteAnswer>,
  ): Promise<RouteAnswer> {
    try {
      const answer = await act();
      await this.end(id, fingerprint, outcomeOfAnswer(answer));
      return answer;
    } catch (error) {
      await this.end(id, fingerprint, outcomeOfError(error));
      throw error;
    }
  }

  /** What was done is done: that it could not be written down is no failure of the write. */
  private async end(id: string, fingerprint: string, outcome: unknown): Promise<void> {
    const written =
      outcome === undefined ? this.store.forget(id) : this.store.keep(id, { fingerprint, outcome });
    await written.catch((error: unknown) => this.log.warn({ err: error }, 'an outcome could not be kept'));
  }
}

/**
 * Tells two questions apart. A question may hold a password; its hash is keyed by what Redis does not know, so that
 * whoever reads Redis cannot try passwords on it.
 */
function fingerprintOf({ key, question }: Write): string {
  return createHmac('sha256', key).update(JSON.stringify(question)).digest('base64url');
}
