import { Injectable } from '@nestjs/common';
import { ACCESS_TOKEN_PARTIES, ACCESS_TOKEN_SECONDS } from '@word-unfolded/contracts';
import { importJWK, SignJWT, type CryptoKey } from 'jose';
import type { Account } from '../accounts/records/account.js';
import { Clock } from '@word-unfolded/primitives';
import { inSeconds } from '../common/seconds.js';
import { digestOf } from '../common/digest.js';
import { AccessKeys } from './access-keys.js';
import type { AccessKeyRecord } from './access-key.schema.js';

/** Signs access tokens (RFC 7519, RFC 8037). */
@Injectable()
export class AccessTokens {
  private imported: { readonly kid: string; readonly key: Promise<CryptoKey> } | undefined;

  constructor(
    private readonly keys: AccessKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * A token for a session of an account, and the seconds for which it is valid.
   *
   * @param cookie the session cookie that is issued with the token
   * @param binding that of all the session's cookies
   */
  async sign(
    account: Account,
    sessionId: string,
    cookie: string,
    binding: string,
  ): Promise<{ token: string; expiresIn: number }> {
    const signing = await this.keys.signing();
    // Tokens from before a change of role are refused by their second; the replacement must have a later one.
    const issuedAt = Math.max(inSeconds(this.clock.now()), account.accessNotBefore);
    const token = await new SignJWT({
      sid: sessionId,
      tier: account.tier,
      role: account.role,
      sbd: digestOf(binding),
      scd: digestOf(cookie),
    })
      .setProtectedHeader({ alg: 'EdDSA', kid: signing._id, typ: 'JWT' })
      .setIssuer(ACCESS_TOKEN_PARTIES.issuer)
      .setAudience(ACCESS_TOKEN_PARTIES.audience)
      .setSubject(account.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(await this.keyOf(signing));
    return { token, expiresIn: ACCESS_TOKEN_SECONDS };
  }

  private keyOf({ _id, x, d }: AccessKeyRecord): Promise<CryptoKey> {
    if (this.imported?.kid !== _id) {
      const key = importJWK({ kty: 'OKP', crv: 'Ed25519', x, d }, 'EdDSA') as Promise<CryptoKey>;
      this.imported = { kid: _id, key };
    }
    return this.imported.key;
  }
}
