import { Injectable } from '@nestjs/common';
import { ACCESS_TOKEN_SECONDS, type Revocation } from '@word-unfolded/contracts';
import { Clock } from '../clock.js';
import type { VerifiedToken } from './access-tokens.js';

/** How long a revocation matters: no token lives longer, and clocks differ a little. In milliseconds. */
export const REVOCATION_MATTERS_MS = (ACCESS_TOKEN_SECONDS + 60) * 1_000;

const FORGET_EVERY_MS = 60_000;

/** The sessions and accounts whose tokens stand no more although their time is not over. */
@Injectable()
export class Revocations {
  /** When each was heard of, by the id of its session. */
  private readonly sessions = new Map<string, number>();
  private readonly accounts = new Map<string, { issuedBefore: number; heardAt: number }>();
  private forgotAt = 0;

  constructor(private readonly clock: Clock) {}

  add(revocation: Revocation): void {
    const heardAt = this.clock.now();
    this.forgetPast(heardAt);
    if ('sessionId' in revocation) this.sessions.set(revocation.sessionId, heardAt);
    else {
      const { userId } = revocation;
      const before = this.accounts.get(userId)?.issuedBefore ?? 0;
      this.accounts.set(userId, { issuedBefore: Math.max(before, revocation.issuedBefore), heardAt });
    }
  }

  /** Whether a token was revoked, as far as this gateway has heard. */
  covers({ reader, issuedAt }: VerifiedToken): boolean {
    if (this.sessions.has(reader.sessionId)) return true;
    const account = this.accounts.get(reader.id);
    return account !== undefined && issuedAt < account.issuedBefore;
  }

  private forgetPast(now: number): void {
    if (now - this.forgotAt < FORGET_EVERY_MS) return;
    this.forgotAt = now;
    const past = now - REVOCATION_MATTERS_MS;
    for (const [id, heardAt] of this.sessions) if (heardAt < past) this.sessions.delete(id);
    for (const [id, { heardAt }] of this.accounts) if (heardAt < past) this.accounts.delete(id);
  }
}
