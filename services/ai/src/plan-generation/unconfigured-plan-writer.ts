import { CatalogueError } from '@word-unfolded/contracts';
import { PlanWriter } from './plan-writer.js';

/** Stands where nothing is set up, and says so. */
export class UnconfiguredPlanWriter extends PlanWriter {
  /** @throws CatalogueError PROVIDER_NOT_CONFIGURED: before anything is reserved */
  override estimate(): number {
    throw CatalogueError.of('PROVIDER_NOT_CONFIGURED');
  }

  override readings(): Promise<never> {
    return Promise.reject(CatalogueError.of('PROVIDER_NOT_CONFIGURED'));
  }
}
