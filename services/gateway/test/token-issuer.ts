import { ACCESS_TOKEN_SECONDS, type ResponseOf, type ListAccessKeys } from '@word-unfolded/contracts';
import type { Role, Tier } from '@word-unfolded/domain';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { randomBytes } from 'node:crypto';

export type AccessKey = ResponseOf<typeof ListAccessKeys>[number];

/** What a test says of the reader of a token; the rest is a free reader of a session of their own. */
export type TokenWishes = {
  readonly userId?: string;
  readonly sessionId?: string;
  readonly tier?: Tier;
  readonly role?: Role;
  /** Seconds since 1970. */
  readonly issuedAt?: number;
  readonly expiresAt?: number;
};

export const documentId = () => randomBytes(12).toString('hex');

export const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** Issues access tokens as the auth service does, with a key of its own. */
export class TokenIssuer {
  private constructor(
    readonly key: AccessKey,
    private readonly secret: CryptoKey,
  ) {}

  static async create(kid: string): Promise<TokenIssuer> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    return new TokenIssuer({ ...(await exportJWK(publicKey)), kid } as AccessKey, privateKey);
  }

  async issue(wishes: TokenWishes = {}): Promise<string> {
    const issuedAt = wishes.issuedAt ?? nowSeconds();
    return new SignJWT({
      sid: wishes.sessionId ?? documentId(),
      tier: wishes.tier ?? 'free',
      role: wishes.role ?? 'user',
    })
      .setProtectedHeader({ alg: 'EdDSA', kid: this.key.kid })
      .setSubject(wishes.userId ?? documentId())
      .setIssuedAt(issuedAt)
      .setExpirationTime(wishes.expiresAt ?? issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(this.secret);
  }
}
