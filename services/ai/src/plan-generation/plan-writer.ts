import type { PlannedReading, PlanRequest } from './plan-request.js';

/** Readings that a writer of plans proposes, one a day in the order in which they are to be read, and the tokens they took. */
export type ProposedReadings = { readonly readings: readonly PlannedReading[]; readonly tokens: number };

/** Chooses the readings of a plan: the study engine, or a model. */
export abstract class PlanWriter {
  /** Tokens that a plan may take at most, for the reservation. @throws CatalogueError PROVIDER_NOT_CONFIGURED */
  abstract estimate(request: PlanRequest): number;

  /**
   * Readings for a theme. Whoever asks checks them.
   *
   * @throws CatalogueError PLAN_THEME_NOT_FOUND when Scripture has nothing on the theme that it could find
   */
  abstract readings(request: PlanRequest, signal: AbortSignal): Promise<ProposedReadings>;
}
