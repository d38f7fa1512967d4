import { Injectable } from '@nestjs/common';
import type { ListMappings, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { asMappingSummary } from './as-mapping.js';
import { MappingRepository } from './mapping.repository.js';

/** Lists a reader's mappings. */
@Injectable()
export class ListMappingsUseCase {
  constructor(private readonly mappings: MappingRepository) {}

  async execute({
    userId,
    page,
    limit,
  }: RequestOf<typeof ListMappings>): Promise<ResponseOf<typeof ListMappings>> {
    const ownerId = ownerOf(userId);
    const [total, found] = await Promise.all([
      this.mappings.countAll(ownerId),
      this.mappings.list(ownerId, page, limit),
    ]);
    const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
    return { items: found.map(asMappingSummary), pagination };
  }
}
