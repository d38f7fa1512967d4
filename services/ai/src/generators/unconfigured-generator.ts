import { AppError } from '@word-unfolded/contracts';
import { AnswerGenerator } from './answer-generator.js';

/** The generator of a service without a configured one; it refuses every answer. */
export class UnconfiguredGenerator extends AnswerGenerator {
  readonly name = { kind: 'model', name: 'none' } as const;

  /** @throws AppError PROVIDER_NOT_CONFIGURED: before any allowance is reserved */
  override estimate(): never {
    throw AppError.of('PROVIDER_NOT_CONFIGURED');
  }

  override async *write(): AsyncGenerator<never, never> {
    throw AppError.of('PROVIDER_NOT_CONFIGURED');
  }
}
