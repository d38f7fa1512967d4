import { Injectable } from '@nestjs/common';
import { CatalogueError, type BeginMapping, type Mapping, type RequestOf } from '@word-unfolded/contracts';
import { MAPPING_LIMITS } from '@word-unfolded/domain';
import { againIfDuplicate, type OwnerId, ownerOf } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { asMapping } from './as-mapping.js';
import { FindPassage } from './find-passage.js';
import { MappingRepository, type MappedPassage } from './mapping.repository.js';
import type { MappingRecord } from './mapping.schema.js';

/** Begins a mapping of a passage, or goes on with the latest that the reader has of it. */
@Injectable()
export class BeginMappingUseCase {
  constructor(
    private readonly passages: FindPassage,
    private readonly mappings: MappingRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CatalogueError MAPPINGS_FULL, and what FindPassage says of the passage */
  async execute(request: RequestOf<typeof BeginMapping>): Promise<Mapping> {
    const ownerId = ownerOf(request.userId);
    const passage = await this.passages.of(request);
    return asMapping(await this.begin(ownerId, passage, request.anew));
  }

  /**
   * The mapping of a passage that was found.
   *
   * @param anew whether another one is begun where there is one
   */
  async begin(ownerId: OwnerId, passage: MappedPassage, anew: boolean): Promise<MappingRecord> {
    return againIfDuplicate(async () => {
      const latest = await this.mappings.latestOf(ownerId, passage);
      if (latest && !anew) return latest;
      const { kept } = MAPPING_LIMITS;
      if ((await this.mappings.countAll(ownerId)) >= kept)
        throw CatalogueError.of('MAPPINGS_FULL', { max: kept });
      return this.mappings.begin(ownerId, passage, (latest?.round ?? 0) + 1, this.clock.now());
    });
  }
}
