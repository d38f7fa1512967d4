import { Inject, Injectable } from '@nestjs/common';
import { AppError, type RouteAnswer } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, type IdempotentCommand, type Logger } from '@word-unfolded/service-kit';
import { createHash, createHmac } from 'node:crypto';
import { outcomeOfAnswer, outcomeOfError, replay } from './outcome.js';
import { OutcomeStore, type Attempt } from './outcome-store.js';
import { openOutcome, sealOutcome } from './sealed-outcome.js';
import { ASK_AGAIN_SECONDS, isUnknown } from './unknown-outcome.js';

/** Lease of an attempt. A running gateway renews it; that of a crashed one expires soon. In milliseconds. */
const LEASE_MS = 5_000;
const RENEW_EVERY_MS = 2_000;

/** A write that must be done once. */
export type Write = {
  /** The key from its sender. */
  readonly key: string;
  /** Its sender and its path: the same key of another reader, or for another path, is another write. */
  readonly scope: readonly string[];
  /** The complete content of the request. */
  readonly question: unknown;
  /** The account of the sender; undefined for a visitor. */
  readonly callerId?: string | undefined;
};

/** An answer, and whether it is a replay. */
export type Once = { readonly answer: RouteAnswer; readonly repeated: boolean };

/**
 * Makes writes idempotent, so that a client that lost the response may retry (decisions, "One envelope";
 * draft-ietf-httpapi-idempotency-key-header-07). The outcome is stored for a day. When it is unknown, because of a
 * timeout or a failed service, the key stays, and a retry reaches the service again: its handler is idempotent by the
 * same key. Responses that set cookies, and transient errors, are not stored.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly store: OutcomeStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * @param act executes the command by sending it to the service
   * @throws AppError IDEMPOTENCY_KEY_REUSED for a key that was used for another request, STILL_IN_PROGRESS while
   * another attempt is running, SERVICE_UNAVAILABLE without Redis, and the write's own
   */
  async once(write: Write, act: (command: IdempotentCommand) => Promise<RouteAnswer>): Promise<Once> {
    const id = createHash('sha256')
      .update(JSON.stringify([write.key, ...write.scope]))
      .digest('base64url');
    const fingerprint = fingerprintOf(write);
    const begun = await this.store.begin(id, fingerprint, LEASE_MS);
    if (begun.kind === 'under-way')
      throw AppError.with('STILL_IN_PROGRESS', {}, { fields: { retryAfter: ASK_AGAIN_SECONDS } });
    if (begun.kind === 'begun') {
      const { callerId } = write;
      const command = { id, fingerprint, ...(callerId !== undefined && { callerId }) };
      return { answer: await this.attempt(begun.attempt, write.key, command, act), repeated: false };
    }
    const { recorded } = begun;
    if (recorded.fingerprint !== fingerprint) throw AppError.of('IDEMPOTENCY_KEY_REUSED');
    // Older outcomes, from before they were encrypted, remain for a day.
    const { outcome } = recorded;
    const decrypted = typeof outcome === 'string' ? openOutcome(write.key, id, outcome) : outcome;
    return { answer: replay(decrypted), repeated: true };
  }

  private async attempt(
    attempt: Attempt,
    key: string,
    command: IdempotentCommand,
    act: (command: IdempotentCommand) => Promise<RouteAnswer>,
  ): Promise<RouteAnswer> {
    const { id, fingerprint } = command;
    const record = async (outcome: unknown, forgotten: 'forget' | 'leaveUnknown') =>
      outcome === undefined
        ? this.store[forgotten](attempt)
        : this.store.save(attempt, { fingerprint, outcome: sealOutcome(key, id, outcome) });
    const renewal = new PeriodicTask({
      intervalMs: RENEW_EVERY_MS,
      run: () => this.store.renew(attempt, LEASE_MS),
      onError: () => {}, // Two concurrent attempts do no harm: the service executes a command once.
    });
    renewal.start();
    try {
      const answer = await act(command);
      await this.end(record(outcomeOfAnswer(answer), 'forget'));
      return answer;
    } catch (error) {
      await this.end(record(outcomeOfError(error), isUnknown(error) ? 'leaveUnknown' : 'forget'));
      throw error;
    } finally {
      void renewal.stop();
    }
  }

  /** The write is done: a failure to record its outcome does not fail it. */
  private async end(written: Promise<void>): Promise<void> {
    await written.catch((error: unknown) =>
      this.log.warn({ err: error }, 'the outcome of a write could not be stored'),
    );
  }
}

/**
 * A fingerprint of a request. It may contain a password, so the hash is keyed by the idempotency key, which Redis does
 * not know: a reader of Redis cannot try passwords on it.
 */
function fingerprintOf({ key, question }: Write): string {
  return createHmac('sha256', key).update(JSON.stringify(question)).digest('base64url');
}
