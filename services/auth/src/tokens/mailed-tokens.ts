import { Injectable } from '@nestjs/common';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock, secondsAfter } from '../common/clock.js';
import { digestOf } from '../common/digest.js';
import { Randomness } from '../common/randomness.js';
import { MailedTokenRepository } from './mailed-token.repository.js';
import type { Purpose } from './mailed-token.schema.js';

const TOKEN_BYTES = 32;

/** How long a mailed token is good, in seconds (decisions, "Accounts"). */
export const TOKEN_SECONDS: Readonly<Record<Purpose, number>> = {
  'verify-address': 24 * 3_600,
  'reset-password': 3_600,
};

/** Makes and takes the tokens of mailed links: 256 random bits, good once, and only until they expire. */
@Injectable()
export class MailedTokens {
  constructor(
    private readonly tokens: MailedTokenRepository,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** A new token for an account; the older ones of its purpose are good no more. */
  async issue(ownerId: OwnerId, purpose: Purpose): Promise<string> {
    const token = this.randomness.bytes(TOKEN_BYTES).toString('base64url');
    await this.tokens.removeOf(ownerId, purpose);
    const expiresAt = secondsAfter(this.clock.now(), TOKEN_SECONDS[purpose]);
    await this.tokens.insert(ownerId, purpose, digestOf(token), expiresAt);
    return token;
  }

  /** Whose token it is; null when it is good no more, or never was. */
  ownerOf(purpose: Purpose, token: string): Promise<OwnerId | null> {
    return this.tokens.find(purpose, digestOf(token), this.clock.now());
  }

  /** Uses a token: whose it is, once. Within a transaction it is used only if that commits. */
  use(purpose: Purpose, token: string): Promise<OwnerId | null> {
    return this.tokens.take(purpose, digestOf(token), this.clock.now());
  }

  /** Ends every token of a purpose of an account. */
  revoke(ownerId: OwnerId, purpose: Purpose): Promise<void> {
    return this.tokens.removeOf(ownerId, purpose);
  }

  /** Removes whatever is kept of an account's tokens. */
  removeAll(ownerId: OwnerId): Promise<void> {
    return this.tokens.removeAll(ownerId);
  }
}
