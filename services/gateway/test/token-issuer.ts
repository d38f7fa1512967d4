import {
  ACCESS_TOKEN_PARTIES,
  ACCESS_TOKEN_SECONDS,
  type ResponseOf,
  type ListAccessKeys,
} from '@word-unfolded/contracts';
import type { Role, Tier } from '@word-unfolded/domain';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { createHash, randomBytes } from 'node:crypto';

export type AccessKey = ResponseOf<typeof ListAccessKeys>[number];

/** The claims that a test chooses; the others are those of a free reader with a new session. */
export type TokenWishes = {
  readonly issuer?: string;
  readonly audience?: string;
  readonly userId?: string;
  readonly sessionId?: string;
  readonly tier?: Tier;
  readonly role?: Role;
  /** Digest of the cookie that was issued with the token. */
  readonly issuedWith?: string;
  /** Seconds since 1970. */
  readonly issuedAt?: number;
  readonly expiresAt?: number;
};

export const documentId = () => randomBytes(12).toString('hex');

/** The session cookie of every token of a test, unless the browser has another. */
export const COOKIE_OF_TOKENS = 'session.secret.binding-of-tests';

const SBD = createHash('sha256').update('binding-of-tests').digest('base64url');

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
      sbd: SBD,
      ...(wishes.issuedWith !== undefined && { scd: wishes.issuedWith }),
    })
      .setProtectedHeader({ alg: 'EdDSA', kid: this.key.kid })
      .setIssuer(wishes.issuer ?? ACCESS_TOKEN_PARTIES.issuer)
      .setAudience(wishes.audience ?? ACCESS_TOKEN_PARTIES.audience)
      .setSubject(wishes.userId ?? documentId())
      .setIssuedAt(issuedAt)
      .setExpirationTime(wishes.expiresAt ?? issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(this.secret);
  }
}
