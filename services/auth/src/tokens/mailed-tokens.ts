import { Injectable } from '@nestjs/common';
import { InstallationSecrets, type OwnerId } from '@word-unfolded/persistence';
import { currentCall } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { secondsAfter } from '../common/seconds.js';
import { digestOf, sealOf } from '../common/digest.js';
import { Randomness } from '../common/randomness.js';
import { MailedTokenRepository } from './mailed-token.repository.js';
import type { MailedTokenRecord, Purpose } from './mailed-token.schema.js';

const TOKEN_BYTES = 32;

/** How long a mailed token is valid, in seconds (decisions, "Accounts"). */
const TOKEN_SECONDS: Readonly<Record<Purpose, number>> = {
  'verify-address': 24 * 3_600,
  'change-address': 24 * 3_600,
  'reset-password': 3_600,
};

/** Makes and checks the tokens of mailed links: 256 random bits, valid once and until they expire. */
@Injectable()
export class MailedTokens {
  constructor(
    private readonly tokens: MailedTokenRepository,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
    private readonly secrets: InstallationSecrets,
  ) {}

  /** A new token for an account; it invalidates the older ones of its purpose. */
  async issue(ownerId: OwnerId, purpose: Purpose, email?: string): Promise<string> {
    const token = await this.newToken(purpose);
    await this.tokens.removeOf(ownerId, purpose);
    const issuedAt = this.clock.now();
    const expiresAt = secondsAfter(issuedAt, TOKEN_SECONDS[purpose]);
    const about = { ownerId, purpose, issuedAt, expiresAt, ...(email !== undefined && { email }) };
    await this.tokens.insert(digestOf(token), about);
    return token;
  }

  /**
   * A command that is retried after a crash makes the same token again: its email may have been queued already, and is
   * not sent twice.
   */
  private async newToken(purpose: Purpose): Promise<string> {
    const command = currentCall()?.command;
    if (!command) return this.randomness.bytes(TOKEN_BYTES).toString('base64url');
    return sealOf(await this.secrets.of('mailed links'), purpose, ' ', command.id).toString('base64url');
  }

  /** The data of a token of some purpose; null when it is invalid or has expired. It stays valid. */
  read(purpose: Purpose, token: string): Promise<MailedTokenRecord | null> {
    return this.tokens.read(purpose, digestOf(token), this.clock.now());
  }

  /** The owner of a token; null when it is invalid or has expired. */
  ownerOf(purpose: Purpose, token: string): Promise<OwnerId | null> {
    return this.tokens.find(purpose, digestOf(token), this.clock.now());
  }

  /** Uses a token up, and returns its owner. Within a transaction it is used only if that commits. */
  use(purpose: Purpose, token: string): Promise<OwnerId | null> {
    return this.tokens.take(purpose, digestOf(token), this.clock.now());
  }

  /** Invalidates all tokens of an account for a purpose. */
  revoke(ownerId: OwnerId, purpose: Purpose): Promise<void> {
    return this.tokens.removeOf(ownerId, purpose);
  }
}
