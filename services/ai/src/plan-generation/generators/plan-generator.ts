import type { CostEstimate } from '../../costs/task-costs.js';
import type { PlannedReading, PlanRequest } from '../plan-request.js';

/** Chooses the readings of a plan: the study engine, or a model. */
export abstract class PlanGenerator {
  /** Names the generator, among the usual costs of plans. */
  abstract readonly name: string;

  /** What a plan costs, for the reservation. @throws AppError PROVIDER_NOT_CONFIGURED */
  abstract estimate(request: PlanRequest): CostEstimate;

  /**
   * Readings for a theme, one a day in reading order, as they are found. The caller checks them, and stops when it has
   * enough. The value of the end is the tokens that they used.
   *
   * @throws AppError PLAN_THEME_NEAR, with near themes, when Scripture has nothing or too little on the theme
   */
  abstract readings(request: PlanRequest, signal: AbortSignal): AsyncGenerator<PlannedReading, number, void>;
}
