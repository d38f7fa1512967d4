import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { REDIS, runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const LIFETIME_SECONDS = 24 * 60 * 60;

const record = z.object({
  /** Fingerprint of the request: the same key with another request is a mistake of its sender. */
  fingerprint: z.string(),
  /** Absent while the write is running, and when its outcome is unknown. */
  outcome: z.unknown().optional(),
});

export type Recorded = z.infer<typeof record>;

/** An attempt at a write; one gateway at a time runs one. */
export type Attempt = { readonly id: string; readonly token: string };

/** The state of a new write: its earlier outcome, another running attempt, or its own attempt. */
export type Begun =
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

/** The outcomes of writes with an idempotency key, shared by all gateways in Redis. */
@Injectable()
export class OutcomeStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * Begins an attempt at a write, unless its outcome is known or another attempt is running.
   *
   * @param leaseMs after which an attempt that was neither ended nor renewed expires, because its gateway has crashed
   * @throws AppError SERVICE_UNAVAILABLE: without Redis nothing can ensure that it is done only once
   */
  async begin(id: string, fingerprint: string, leaseMs: number): Promise<Begun> {
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
  async renew({ id, token }: Attempt, leaseMs: number): Promise<void> {
    await runScript(this.redis, RENEW, keysOf(id), [token, leaseMs]);
  }

  /** Ends an attempt whose outcome is known. */
  async save({ id, token }: Attempt, recorded: Recorded): Promise<void> {
    await runScript(this.redis, STORE, keysOf(id), [JSON.stringify(recorded), token, LIFETIME_SECONDS]);
  }

  /** Ends an attempt with an unknown outcome: the key stays, and a retry reaches the service again. */
  async leaveUnknown({ id, token }: Attempt): Promise<void> {
    await runScript(this.redis, LEAVE, keysOf(id), [token, 0]);
  }

  /** Ends an attempt that has certainly changed nothing, and deletes its record. */
  async forget({ id, token }: Attempt): Promise<void> {
    await runScript(this.redis, LEAVE, keysOf(id), [token, 1]);
  }
}

/** Both keys are in one slot of a cluster. */
function keysOf(id: string): [string, string] {
  return [`once:{${id}}`, `once:{${id}}:attempt`];
}
