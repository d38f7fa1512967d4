import { Injectable } from '@nestjs/common';
import {
  ACCESS_TOKEN_PARTIES,
  ACCESS_TOKEN_SECONDS,
  accessClaims,
  AppError,
  type Reader,
} from '@word-unfolded/contracts';
import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { Clock } from '@word-unfolded/primitives';
import { AccessKeys } from './access-keys.js';

/** The claims of an access token with a valid signature. Times are seconds since 1970. */
export type VerifiedToken = {
  readonly reader: Reader;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly kid: string;
  /** SHA-256 of the binding of its session's cookies, in base64url. */
  readonly bindingDigest: string;
  /** SHA-256 of the session cookie that was issued with the token. */
  readonly cookieDigest: string | undefined;
};

/** Number of cached tokens: a signature is verified once, and not at each request of a page. */
const REMEMBERED = 20_000;

/** Most characters of a token; issued ones have about 400. */
const LONGEST_TOKEN = 2_000;

/** Verifies access tokens: Ed25519 signatures (RFC 8037) by the keys of the auth service, and no other algorithm. */
@Injectable()
export class AccessTokens {
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: REMEMBERED });

  constructor(
    private readonly keys: AccessKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * The claims of a token. Revocation is not checked here.
   *
   * @throws AppError SESSION_EXPIRED for an expired one of ours; TOKEN_INVALID for any other invalid one;
   * SERVICE_UNAVAILABLE when its key is unknown and cannot be fetched
   */
  async verify(token: string): Promise<VerifiedToken> {
    const before = this.verified.get(token);
    if (before && this.keys.has(before.kid)) {
      this.keys.refreshWhenStale();
      if (before.expiresAt * 1_000 > this.clock.now().getTime()) return before;
      this.verified.delete(token);
      throw AppError.of('SESSION_EXPIRED');
    }
    if (token.length > LONGEST_TOKEN) throw AppError.of('TOKEN_INVALID');
    const checked = await this.check(token);
    this.verified.set(token, checked);
    return checked;
  }

  private async check(token: string): Promise<VerifiedToken> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: ['EdDSA'],
        ...ACCESS_TOKEN_PARTIES,
        currentDate: this.clock.now(),
      });
      const { sub, sid, tier, role, sbd, scd, iat, exp } = accessClaims.parse(payload);
      // No issued token lives longer. One with a longer lifetime was made by somebody who has the key but not our
      // rules.
      if (exp - iat > ACCESS_TOKEN_SECONDS) throw AppError.of('TOKEN_INVALID');
      const reader = { id: sub, sessionId: sid, tier, role };
      const kid = protectedHeader.kid ?? '';
      return { reader, issuedAt: iat, expiresAt: exp, kid, bindingDigest: sbd, cookieDigest: scd };
    } catch (error) {
      if (error instanceof AppError) throw error;
      const code = error instanceof errors.JWTExpired ? 'SESSION_EXPIRED' : 'TOKEN_INVALID';
      throw AppError.with(code, {}, { cause: error });
    }
  }

  private async keyOf(kid: string | undefined) {
    const key = kid === undefined ? undefined : await this.keys.find(kid);
    if (!key) throw AppError.of('TOKEN_INVALID');
    return key;
  }
}
