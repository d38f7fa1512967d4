import type { PlannedReading, PlanRequest } from './plan-request.js';

/** Chooses the readings of a plan. The study engine is one; a model may be another. */
export abstract class PlanWriter {
  /**
   * Readings for a theme, one a day in the order in which they are to be read. Whoever asks checks them.
   *
   * @throws CatalogueError PLAN_THEME_NOT_FOUND when Scripture has nothing on the theme that it could find
   */
  abstract readings(request: PlanRequest, signal: AbortSignal): Promise<readonly PlannedReading[]>;
}
