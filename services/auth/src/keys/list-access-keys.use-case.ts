import { Injectable } from '@nestjs/common';
import type { ListAccessKeys, ResponseOf } from '@word-unfolded/contracts';
import { AccessKeys } from './access-keys.js';

/** Returns the public keys that verify access tokens. */
@Injectable()
export class ListAccessKeysUseCase {
  constructor(private readonly keys: AccessKeys) {}

  async execute(): Promise<ResponseOf<typeof ListAccessKeys>> {
    const keys = await this.keys.verifying();
    return keys.map(({ _id, x }) => ({ kid: _id, kty: 'OKP', crv: 'Ed25519', x }));
  }
}
