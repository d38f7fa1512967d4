import { isAdministrator, type Principal, type Tier } from '../tier.js';

/**
 * The tier whose limits apply to a caller (decisions, "Limits"): admin for an administrator, also by role only; free
 * for a visitor.
 *
 * @param principal undefined for a visitor
 */
export function limitTierOf(principal: Principal | undefined): Tier {
  if (!principal) return 'free';
  return isAdministrator(principal) ? 'admin' : principal.tier;
}
