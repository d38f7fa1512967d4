import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { InstallationSecrets } from './installation-secrets.js';

/**
 * Creates pseudonyms of addresses and networks for Redis keys. Redis's append-only file contains every key until it is
 * rewritten, also those of deleted accounts. A plain digest of an address can be found by trying all addresses; a
 * digest
 * with a secret of the installation cannot.
 */
@Injectable()
export class RedisKeys {
  constructor(private readonly secrets: InstallationSecrets) {}

  /** The pseudonym of some words. It is the same for the same words. */
  async of(...words: readonly string[]): Promise<string> {
    const secret = await this.secrets.of('names in Redis');
    return createHmac('sha256', secret).update(words.join('\n')).digest('base64url');
  }
}
