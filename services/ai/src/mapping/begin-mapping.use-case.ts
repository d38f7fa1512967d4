import { Injectable } from '@nestjs/common';
import { AppError, type BeginMapping, type Mapping, type RequestOf } from '@word-unfolded/contracts';
import { MAPPING_LIMITS } from '@word-unfolded/domain';
import { retryIfDuplicate, type OwnerId, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { asMapping } from './as-mapping.js';
import { FindPassage } from './find-passage.js';
import { MappingRepository, type MappedPassage } from './mapping.repository.js';
import type { MappingRecord } from './mapping.schema.js';

/** Begins a mapping of a passage, or continues the reader's latest mapping of it. */
@Injectable()
export class BeginMappingUseCase {
  constructor(
    private readonly passages: FindPassage,
    private readonly mappings: MappingRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError MAPPINGS_FULL, ACCOUNT_DELETED, and the errors of FindPassage */
  async execute(request: RequestOf<typeof BeginMapping>): Promise<Mapping> {
    const ownerId = ownerOf(request.userId);
    const passage = await this.passages.of(request);
    const begin = () =>
      this.unitOfWork.run(async () => asMapping(await this.latestOrNew(ownerId, passage, request.anew)));
    return retryIfDuplicate(begin);
  }

  /**
   * The latest mapping of a passage; a new one if there is none.
   *
   * @throws AppError MAPPINGS_FULL, ACCOUNT_DELETED
   */
  async begin(ownerId: OwnerId, passage: MappedPassage): Promise<MappingRecord> {
    return this.latestOrNew(ownerId, passage, false);
  }

  private latestOrNew(ownerId: OwnerId, passage: MappedPassage, anew: boolean): Promise<MappingRecord> {
    return retryIfDuplicate(async () => {
      const latest = await this.mappings.latestOf(ownerId, passage);
      if (latest && !anew) return latest;
      const { stored: stored } = MAPPING_LIMITS;
      if ((await this.mappings.countAll(ownerId)) >= stored)
        throw AppError.of('MAPPINGS_FULL', { max: stored });
      return this.mappings.begin(ownerId, passage, (latest?.round ?? 0) + 1, this.clock.now());
    });
  }
}
