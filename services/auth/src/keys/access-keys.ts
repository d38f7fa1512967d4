import { Injectable } from '@nestjs/common';
import { ACCESS_TOKEN_SECONDS } from '@word-unfolded/contracts';
import { exportJWK, generateKeyPair } from 'jose';
import { Clock } from '@word-unfolded/primitives';
import { inSeconds } from '../common/seconds.js';
import { Randomness } from '../common/randomness.js';
import type { AccessKeyRecord } from './access-key.schema.js';
import { AccessKeyRepository } from './access-key.repository.js';

/** How long a key signs, in seconds. */
const KEY_PERIOD_SECONDS = 30 * 86_400;

/** Greatest difference of the clocks of two processes, in seconds. */
const CLOCKS_APART_SECONDS = 5 * 60;

const KEY_ID_BYTES = 12;

/** The keys of access tokens: one signs in each period of 30 days, and verifies for as long as its tokens are valid. */
@Injectable()
export class AccessKeys {
  private latest: AccessKeyRecord | undefined;

  constructor(
    private readonly keys: AccessKeyRepository,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  /** The current signing key; the first request in a period creates it. */
  async signing(): Promise<AccessKeyRecord> {
    const period = Math.floor(inSeconds(this.clock.now()) / KEY_PERIOD_SECONDS);
    if (this.latest?.period === period) return this.latest;
    this.latest = (await this.keys.ofPeriod(period)) ?? (await this.make(period));
    return this.latest;
  }

  /** All keys that could verify a token now, including the signing one. */
  async verifying(): Promise<AccessKeyRecord[]> {
    await this.signing();
    return this.keys.verifyingAt(this.clock.now());
  }

  private async make(period: number): Promise<AccessKeyRecord> {
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const { x, d } = await exportJWK(privateKey);
    if (!x || !d) throw new Error('The new key has no value.');
    const ends = (period + 1) * KEY_PERIOD_SECONDS + ACCESS_TOKEN_SECONDS + CLOCKS_APART_SECONDS;
    const kid = this.randomness.bytes(KEY_ID_BYTES).toString('base64url');
    return this.keys.addOrFind({ _id: kid, period, x, d, verifiesUntil: new Date(ends * 1_000) });
  }
}
