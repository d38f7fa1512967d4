import { CatalogueError } from '@word-unfolded/contracts';
import { AnswerWriter } from './answer-writer.js';

/** Stands where nothing is set up, and says so. */
export class UnconfiguredWriter extends AnswerWriter {
  readonly name = { kind: 'model', name: 'none' } as const;

  /** @throws CatalogueError PROVIDER_NOT_CONFIGURED: before anything is reserved */
  override estimate(): number {
    throw CatalogueError.of('PROVIDER_NOT_CONFIGURED');
  }

  override async *write(): AsyncGenerator<never, never> {
    throw CatalogueError.of('PROVIDER_NOT_CONFIGURED');
  }
}
