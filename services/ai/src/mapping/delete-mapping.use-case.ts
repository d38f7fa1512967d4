import { Injectable } from '@nestjs/common';
import { AppError, type DeleteMapping, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { MappingRepository } from './mapping.repository.js';

/** Deletes a reader's mapping. */
@Injectable()
export class DeleteMappingUseCase {
  constructor(
    private readonly mappings: MappingRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError MAPPING_NOT_FOUND, also for that of another reader */
  async execute({ userId, id }: RequestOf<typeof DeleteMapping>): Promise<ResponseOf<typeof DeleteMapping>> {
    return this.unitOfWork.run(async () => {
      if (!(await this.mappings.remove(ownerOf(userId), id))) throw AppError.of('MAPPING_NOT_FOUND');
      return { deleted: true };
    });
  }
}
