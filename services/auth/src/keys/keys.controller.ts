import { Controller } from '@nestjs/common';
import { ListAccessKeys, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ListAccessKeysUseCase } from './list-access-keys.use-case.js';

/** Messages of gateways about the keys of access tokens. */
@Controller()
export class KeysController {
  constructor(private readonly list: ListAccessKeysUseCase) {}

  @Handles(ListAccessKeys)
  listAccessKeys(_request: RequestOf<typeof ListAccessKeys>): Promise<ResponseOf<typeof ListAccessKeys>> {
    return this.list.execute();
  }
}
