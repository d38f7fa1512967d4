import { Injectable } from '@nestjs/common';
import { ACCESS_TOKEN_SECONDS } from '@word-unfolded/contracts';
import { importJWK, SignJWT, type CryptoKey } from 'jose';
import type { Account } from '../accounts/account.js';
import { Clock, inSeconds } from '../common/clock.js';
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

  /** A token for a session of an account, and the seconds for which it is good. */
  async sign(account: Account, sessionId: string): Promise<{ token: string; expiresIn: number }> {
    const signing = await this.keys.signing();
    // Tokens from before a change of role are refused by the second; the one that replaces them must not be among them.
    const issuedAt = Math.max(inSeconds(this.clock.now()), account.accessNotBefore);
    const token = await new SignJWT({ sid: sessionId, tier: account.tier, role: account.role })
      .setProtectedHeader({ alg: 'EdDSA', kid: signing._id, typ: 'JWT' })
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
