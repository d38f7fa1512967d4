import { Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { MAPPING_LIMITS } from '@word-unfolded/domain';
import { ContractClient } from '@word-unfolded/service-kit';
import { askPassage, type NamedPassage } from '../common/ask-passage.js';
import type { MappedPassage } from './mapping.repository.js';

/** Finds the passages that can be mapped. */
@Injectable()
export class FindPassage {
  constructor(private readonly client: ContractClient) {}

  /**
   * The passage that is meant, as the translation numbers and names it.
   *
   * @throws CatalogueError MAPPING_NOT_ONE_PASSAGE, and what askPassage says
   */
  async of(named: NamedPassage): Promise<MappedPassage> {
    const { verses: max } = MAPPING_LIMITS;
    const { reference, osis, translationId, passages } = await askPassage(this.client, named, max);
    if (passages.length !== 1) throw CatalogueError.of('MAPPING_NOT_ONE_PASSAGE', { max });
    return { reference, osis, translationId, language: named.language };
  }
}
