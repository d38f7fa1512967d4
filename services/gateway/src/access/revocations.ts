import { Injectable } from '@nestjs/common';
import { ACCESS_TOKEN_SECONDS, type Revocation } from '@word-unfolded/contracts';
import { Clock } from '@word-unfolded/primitives';
import type { VerifiedToken } from './access-tokens.js';

/** How long a revocation is relevant: no token lives longer, and clocks differ a little. In milliseconds. */
export const REVOCATION_MATTERS_MS = (ACCESS_TOKEN_SECONDS + 60) * 1_000;

const FORGET_EVERY_MS = 60_000;

/** The sessions and accounts whose tokens were revoked before they expired. */
@Injectable()
export class Revocations {
  /** Time of each revocation, by the id of its session. */
  private readonly sessions = new Map<string, number>();
  private readonly accounts = new Map<string, { issuedBefore: number; receivedAt: number }>();
  private forgotAt = 0;

  constructor(private readonly clock: Clock) {}

  add(revocation: Revocation): void {
    const receivedAt = this.clock.now().getTime();
    this.forgetPast(receivedAt);
    if ('sessionId' in revocation) this.sessions.set(revocation.sessionId, receivedAt);
    else {
      const { userId } = revocation;
      const before = this.accounts.get(userId)?.issuedBefore ?? 0;
      this.accounts.set(userId, {
        issuedBefore: Math.max(before, revocation.issuedBefore),
        receivedAt,
      });
    }
  }

  /** Whether a token was revoked, according to the part of the feed that this gateway has read. */
  covers({ reader, issuedAt }: VerifiedToken): boolean {
    if (this.sessions.has(reader.sessionId)) return true;
    const account = this.accounts.get(reader.id);
    return account !== undefined && issuedAt < account.issuedBefore;
  }

  private forgetPast(now: number): void {
    if (now - this.forgotAt < FORGET_EVERY_MS) return;
    this.forgotAt = now;
    const past = now - REVOCATION_MATTERS_MS;
    for (const [id, receivedAt] of this.sessions) if (receivedAt < past) this.sessions.delete(id);
    for (const [id, { receivedAt }] of this.accounts) if (receivedAt < past) this.accounts.delete(id);
  }
}
