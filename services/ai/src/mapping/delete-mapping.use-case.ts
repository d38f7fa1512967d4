import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type DeleteMapping,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { MappingRepository } from './mapping.repository.js';

/** Deletes a mapping of a reader's. */
@Injectable()
export class DeleteMappingUseCase {
  constructor(private readonly mappings: MappingRepository) {}

  /** @throws CatalogueError MAPPING_NOT_FOUND, also for that of another reader */
  async execute({ userId, id }: RequestOf<typeof DeleteMapping>): Promise<ResponseOf<typeof DeleteMapping>> {
    if (!(await this.mappings.remove(ownerOf(userId), id))) throw CatalogueError.of('MAPPING_NOT_FOUND');
    return { deleted: true };
  }
}
