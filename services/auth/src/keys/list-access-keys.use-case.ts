import { Controller } from '@nestjs/common';
import { ListAccessKeys, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { AccessKeys } from './access-keys.js';

/** Returns the public keys that verify access tokens. */
@Controller()
export class ListAccessKeysUseCase {
  constructor(private readonly keys: AccessKeys) {}

  @Handles(ListAccessKeys)
  async execute(): Promise<ResponseOf<typeof ListAccessKeys>> {
    const keys = await this.keys.verifying();
    return keys.map(({ _id, x }) => ({ kid: _id, kty: 'OKP', crv: 'Ed25519', x }));
  }
}
