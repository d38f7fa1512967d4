import { Controller } from '@nestjs/common';
import { FindDeletedKeys, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { DeletedKeyRepository } from './deleted-key.repository.js';

/** Tells a device which of the readers whose data is sealed on it have deleted their accounts. */
@Controller()
export class FindDeletedKeysUseCase {
  constructor(private readonly keys: DeletedKeyRepository) {}

  @Handles(FindDeletedKeys)
  async execute({ digests }: RequestOf<typeof FindDeletedKeys>): Promise<ResponseOf<typeof FindDeletedKeys>> {
    return { deleted: await this.keys.deletedOf(digests) };
  }
}
