import { isAdministrator, type Standing, type Tier } from '../tier.js';

/**
 * By which tier's limits somebody is counted (decisions, "Limits"): an administrator by those of admin, also when it is
 * only by role; a visitor by those of the free tier.
 *
 * @param standing undefined for a visitor
 */
export function limitTierOf(standing: Standing | undefined): Tier {
  if (!standing) return 'free';
  return isAdministrator(standing) ? 'admin' : standing.tier;
}
