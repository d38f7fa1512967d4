import { Injectable } from '@nestjs/common';
import { AppError, type FinishMappingStep, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { nextMappingStep } from '@word-unfolded/domain';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { MappingRepository } from './mapping.repository.js';

/** Marks a step of a mapping as finished. */
@Injectable()
export class FinishMappingStepUseCase {
  constructor(
    private readonly mappings: MappingRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError MAPPING_NOT_FOUND, also for that of another reader; MAPPING_STEP_LOCKED */
  async execute({
    userId,
    id,
    step,
  }: RequestOf<typeof FinishMappingStep>): Promise<ResponseOf<typeof FinishMappingStep>> {
    const ownerId = ownerOf(userId);
    return this.unitOfWork.run(async () => {
      const mapping = await this.mappings.get(ownerId, id);
      if (!mapping) throw AppError.of('MAPPING_NOT_FOUND');
      if (mapping.steps.every((made) => made.step !== step))
        throw AppError.of('MAPPING_STEP_LOCKED', { step: nextMappingStep(mapping.steps) ?? step });
      const before = mapping.finished;
      if (before !== undefined && before >= step) return { finished: before };
      await this.mappings.finish(ownerId, id, step, this.clock.now());
      return { finished: step };
    });
  }
}
