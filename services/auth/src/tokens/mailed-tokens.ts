import { Injectable } from '@nestjs/common';
import { InstallationSecrets, type OwnerId } from '@word-unfolded/persistence';
import { currentCall } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { secondsAfter } from '../common/seconds.js';
import { digestOf, sealOf } from '../common/digest.js';
import { Randomness } from '../common/randomness.js';
import { IssuedLinkRepository } from './issued-link.repository.js';
import { MailedTokenRepository } from './mailed-token.repository.js';
import type { MailedTokenRecord, Purpose } from './mailed-token.schema.js';

const TOKEN_BYTES = 32;

/** How long a mailed token is valid, in seconds (decisions, "Accounts"). */
const TOKEN_SECONDS: Readonly<Record<Purpose, number>> = {
  'verify-address': 24 * 3_600,
  'change-address': 24 * 3_600,
  'reset-password': 3_600,
};

/** How long a link that no longer works is known, in seconds, so that its reader can be told why. */
const KNOWN_SECONDS = 30 * 24 * 3_600;

/** Why a mailed link does not work. */
type LinkProblem = 'used' | 'replaced' | 'expired' | 'unknown';

/** Makes and checks the tokens of mailed links: 256 random bits, valid once and until they expire. */
@Injectable()
export class MailedTokens {
  constructor(
    private readonly tokens: MailedTokenRepository,
    private readonly links: IssuedLinkRepository,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
    private readonly secrets: InstallationSecrets,
  ) {}

  /** A new token for an account; it invalidates the older ones of its purpose. */
  async issue(ownerId: OwnerId, purpose: Purpose, email?: string): Promise<string> {
    const token = await this.newToken(purpose);
    await this.revoke(ownerId, purpose);
    const issuedAt = this.clock.now();
    const expiresAt = secondsAfter(issuedAt, TOKEN_SECONDS[purpose]);
    const about = { ownerId, purpose, issuedAt, expiresAt, ...(email !== undefined && { email }) };
    await this.tokens.insert(digestOf(token), about);
    const forgetAt = secondsAfter(expiresAt, KNOWN_SECONDS);
    await this.links.issued(digestOf(token), { ownerId, purpose, forgetAt });
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
  async use(purpose: Purpose, token: string): Promise<OwnerId | null> {
    const owner = await this.tokens.take(purpose, digestOf(token), this.clock.now());
    if (owner) await this.links.used(digestOf(token));
    return owner;
  }

  /** Why a token that is not valid for any of the purposes does not work. */
  async problemOf(purposes: readonly Purpose[], token: string): Promise<LinkProblem> {
    const link = await this.links.find(digestOf(token));
    if (!link || !purposes.includes(link.purpose)) return 'unknown';
    return link.end ?? 'expired';
  }

  /** Invalidates all tokens of an account for a purpose. */
  async revoke(ownerId: OwnerId, purpose: Purpose): Promise<void> {
    await this.tokens.removeOf(ownerId, purpose);
    await this.links.replaced(ownerId, purpose);
  }
}
