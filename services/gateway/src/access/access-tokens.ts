import { Injectable } from '@nestjs/common';
import { accessClaims, CatalogueError, type Reader } from '@word-unfolded/contracts';
import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock.js';
import { AccessKeys } from './access-keys.js';

/** What an access token says, once its signature is checked. Times are seconds since 1970. */
export type VerifiedToken = {
  readonly reader: Reader;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly kid: string;
};

/** Tokens that are remembered: a signature is checked once, and not at each of a page's requests. */
const REMEMBERED = 20_000;

/** Characters; those that are issued have about 400. */
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
   * What a token says. Whether it was revoked is not asked here.
   *
   * @throws CatalogueError SESSION_EXPIRED for one of ours whose time is over; TOKEN_INVALID for anything else;
   *   SERVICE_UNAVAILABLE when its key is not known and cannot be fetched
   */
  async verify(token: string): Promise<VerifiedToken> {
    const before = this.verified.get(token);
    if (before && this.keys.has(before.kid)) {
      this.keys.refreshWhenStale();
      if (before.expiresAt * 1_000 > this.clock.now()) return before;
      this.verified.delete(token);
      throw CatalogueError.of('SESSION_EXPIRED');
    }
    if (token.length > LONGEST_TOKEN) throw CatalogueError.of('TOKEN_INVALID');
    const checked = await this.check(token);
    this.verified.set(token, checked);
    return checked;
  }

  private async check(token: string): Promise<VerifiedToken> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: ['EdDSA'],
        currentDate: new Date(this.clock.now()),
      });
      const { sub, sid, tier, role, iat, exp } = accessClaims.parse(payload);
      const reader = { id: sub, sessionId: sid, tier, role };
      return { reader, issuedAt: iat, expiresAt: exp, kid: protectedHeader.kid ?? '' };
    } catch (error) {
      if (error instanceof CatalogueError) throw error;
      const code = error instanceof errors.JWTExpired ? 'SESSION_EXPIRED' : 'TOKEN_INVALID';
      throw CatalogueError.with(code, {}, { cause: error });
    }
  }

  private async keyOf(kid: string | undefined) {
    const key = kid === undefined ? undefined : await this.keys.find(kid);
    if (!key) throw CatalogueError.of('TOKEN_INVALID');
    return key;
  }
}
