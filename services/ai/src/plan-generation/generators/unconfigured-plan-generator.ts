import { AppError } from '@word-unfolded/contracts';
import { PlanGenerator } from './plan-generator.js';

/** The plan generator of a service without a configured one; it refuses every plan. */
export class UnconfiguredPlanGenerator extends PlanGenerator {
  override readonly name = 'none';

  /** @throws AppError PROVIDER_NOT_CONFIGURED: before any allowance is reserved */
  override estimate(): never {
    throw AppError.of('PROVIDER_NOT_CONFIGURED');
  }

  override readings(): never {
    throw AppError.of('PROVIDER_NOT_CONFIGURED');
  }
}
