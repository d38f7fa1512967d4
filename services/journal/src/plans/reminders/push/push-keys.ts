import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InstallationSecrets } from '@word-unfolded/persistence';
import { createECDH, hkdfSync } from 'node:crypto';

/** The order of the curve P-256 (FIPS 186-5): private keys are from 1 to below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** 64 bits more than the order, so that the remainder prefers no key (FIPS 186-5, A.2.1). */
const SEED_BYTES = 40;

/** A VAPID key pair (RFC 8292), in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * The keys by which push services recognise this installation. They come from a secret that is made at the first start;
 * with others, every subscription would be void.
 */
@Injectable()
export class PushKeys implements OnApplicationBootstrap {
  constructor(private readonly secrets: InstallationSecrets) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.keys();
  }

  /** @throws the errors of the database */
  async keys(): Promise<VapidKeys> {
    const secret = await this.secrets.of('push messages');
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'VAPID', SEED_BYTES)).toString('hex');
    const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n;
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
    return {
      publicKey: ecdh.getPublicKey('base64url'),
      privateKey: Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url'),
    };
  }
}
