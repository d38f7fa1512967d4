import { Injectable } from '@nestjs/common';
import { AppError, type GetMapping, type Mapping, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { asMapping } from './as-mapping.js';
import { MappingRepository } from './mapping.repository.js';

/** Returns a reader's mapping. */
@Injectable()
export class GetMappingUseCase {
  constructor(private readonly mappings: MappingRepository) {}

  /** @throws AppError MAPPING_NOT_FOUND, also for that of another reader */
  async execute({ userId, id }: RequestOf<typeof GetMapping>): Promise<Mapping> {
    const found = await this.mappings.get(ownerOf(userId), id);
    if (!found) throw AppError.of('MAPPING_NOT_FOUND');
    return asMapping(found);
  }
}
