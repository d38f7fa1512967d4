import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { MAPPING_LIMITS } from '@word-unfolded/domain';
import { ContractClient } from '@word-unfolded/service-kit';
import { askPassage, type NamedPassage } from '../common/ask-passage.js';
import type { MappedPassage } from './mapping.repository.js';

/** Finds passages that can be mapped. */
@Injectable()
export class FindPassage {
  constructor(private readonly client: ContractClient) {}

  /**
   * The passage of a reference, as the translation numbers and names it.
   *
   * @throws AppError MAPPING_NOT_ONE_PASSAGE, and the errors of askPassage
   */
  async of(named: NamedPassage): Promise<MappedPassage> {
    const { verses: max } = MAPPING_LIMITS;
    const { reference, osis, translationId, passages } = await askPassage(this.client, named, max);
    if (passages.length !== 1) throw AppError.of('MAPPING_NOT_ONE_PASSAGE', { max });
    return { reference, osis, translationId, language: named.language };
  }
}
