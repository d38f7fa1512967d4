import { Inject, Injectable } from '@nestjs/common';
import { AppError, type RouteAnswer } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import { LOGGER, REDIS, runScript, type IdempotentCommand, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { outcomeOfAnswer, outcomeOfError, replay } from './outcome.js';
import { openOutcome, sealOutcome } from './sealed-outcome.js';
import { ASK_AGAIN_SECONDS, isUnknown } from './unknown-outcome.js';

/** Lease of an attempt. A running gateway renews it; that of a crashed one expires soon. In milliseconds. */
const LEASE_MS = 5_000;
const RENEW_EVERY_MS = 2_000;

/** How long an outcome is stored. */
const LIFETIME_SECONDS = 24 * 60 * 60;

const record = z.object({
  /** Fingerprint of the request: the same key with another request is a mistake of its sender. */
  fingerprint: z.string(),
  /** Absent while the write is running, and when its outcome is unknown. */
  outcome: z.unknown().optional(),
});

type Recorded = z.infer<typeof record>;

/** An attempt at a write; one gateway at a time runs one. */
type Attempt = { readonly id: string; readonly token: string };

/** The state of a new write: its earlier outcome, another running attempt, or its own attempt. */
type Begun =
  | { readonly kind: 'recorded'; readonly recorded: Recorded }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'begun'; readonly attempt: Attempt };

/** KEYS: record, attempt. ARGV: record of a new write, token, milliseconds of the attempt, seconds of the record, fingerprint. */
const BEGIN = `
  local written = redis.call('GET', KEYS[1])
  if written then
    local recorded = cjson.decode(written)
    if recorded.fingerprint ~= ARGV[5] or recorded.outcome ~= nil then return written end
  end
  if not redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3], 'NX') then return 'under-way' end
  if not written then redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[4]) end
  return 'begun'
`;

/**
 * A known outcome is not replaced, no matter which attempt recorded it. KEYS: record, attempt. ARGV: record, token,
 * seconds.
 */
const STORE = `
  local written = redis.call('GET', KEYS[1])
  if not written or cjson.decode(written).outcome == nil then
    redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
  end
  if redis.call('GET', KEYS[2]) == ARGV[2] then redis.call('DEL', KEYS[2]) end
`;

/** KEYS: record, attempt. ARGV: token, milliseconds. @returns 1 while the attempt is its own */
const RENEW = `
  if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
  return redis.call('PEXPIRE', KEYS[2], ARGV[2])
`;

/** KEYS: record, attempt. ARGV: token, whether to delete the record too. */
const LEAVE = `
  if redis.call('GET', KEYS[2]) ~= ARGV[1] then return end
  redis.call('DEL', KEYS[2])
  if ARGV[2] == '1' then redis.call('DEL', KEYS[1]) end
`;

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
 * same key. Responses that set cookies, and transient errors, are not stored. The outcomes are in Redis, shared by all
 * gateways.
 */
@Injectable()
export class Idempotency {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
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
    const begun = await this.begin(id, fingerprint, LEASE_MS);
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
        ? this[forgotten](attempt)
        : this.save(attempt, { fingerprint, outcome: sealOutcome(key, id, outcome) });
    const renewal = new PeriodicTask({
      intervalMs: RENEW_EVERY_MS,
      run: () => this.renew(attempt, LEASE_MS),
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

  /**
   * Begins an attempt at a write, unless its outcome is known or another attempt is running.
   *
   * @param leaseMs after which an attempt that was neither ended nor renewed expires, because its gateway has crashed
   * @throws AppError SERVICE_UNAVAILABLE: without Redis nothing can ensure that it is done only once
   */
  private async begin(id: string, fingerprint: string, leaseMs: number): Promise<Begun> {
    const token = randomUUID();
    const fresh = JSON.stringify({ fingerprint } satisfies Partial<Recorded>);
    try {
      const args = [fresh, token, leaseMs, LIFETIME_SECONDS, fingerprint];
      const found = String(await runScript(this.redis, BEGIN, keysOf(id), args));
      if (found === 'begun') return { kind: 'begun', attempt: { id, token } };
      if (found === 'under-way') return { kind: 'under-way' };
      return { kind: 'recorded', recorded: record.parse(JSON.parse(found)) };
    } catch (error) {
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  /** Renews the lease of an attempt. @throws the errors of Redis */
  private async renew({ id, token }: Attempt, leaseMs: number): Promise<void> {
    await runScript(this.redis, RENEW, keysOf(id), [token, leaseMs]);
  }

  /** Ends an attempt whose outcome is known. */
  private async save({ id, token }: Attempt, recorded: Recorded): Promise<void> {
    await runScript(this.redis, STORE, keysOf(id), [JSON.stringify(recorded), token, LIFETIME_SECONDS]);
  }

  /** Ends an attempt with an unknown outcome: the key stays, and a retry reaches the service again. */
  private async leaveUnknown({ id, token }: Attempt): Promise<void> {
    await runScript(this.redis, LEAVE, keysOf(id), [token, 0]);
  }

  /** Ends an attempt that has certainly changed nothing, and deletes its record. */
  private async forget({ id, token }: Attempt): Promise<void> {
    await runScript(this.redis, LEAVE, keysOf(id), [token, 1]);
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

/** Both keys are in one slot of a cluster. */
function keysOf(id: string): [string, string] {
  return [`once:{${id}}`, `once:{${id}}:attempt`];
}
