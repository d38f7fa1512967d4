import type { CostEstimate } from '../costs/task-costs.js';
import type { PlannedReading, PlanRequest } from './plan-request.js';

/** Proposed readings, one a day in reading order, and the tokens that they used. */
export type ProposedReadings = { readonly readings: readonly PlannedReading[]; readonly tokens: number };

/** Chooses the readings of a plan: the study engine, or a model. */
export abstract class PlanGenerator {
  /** Names the generator, among the usual costs of plans. */
  abstract readonly name: string;

  /** What a plan costs, for the reservation. @throws AppError PROVIDER_NOT_CONFIGURED */
  abstract estimate(request: PlanRequest): CostEstimate;

  /**
   * Readings for a theme. The caller checks them.
   *
   * @throws AppError PLAN_THEME_NOT_FOUND when it finds nothing on the theme in Scripture
   */
  abstract readings(request: PlanRequest, signal: AbortSignal): Promise<ProposedReadings>;
}
