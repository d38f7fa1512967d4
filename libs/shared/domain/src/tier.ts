/**
 * Membership tiers, from the lowest to the highest (specification, section 4, "Tier gates": beta ranks above premium).
 */
export const TIERS = ['free', 'plus', 'premium', 'beta', 'admin'] as const;

export type Tier = (typeof TIERS)[number];

export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** The properties of a reader that gates check. */
export type Principal = { readonly tier: Tier; readonly role: Role };

/** Whether a reader passes a gate: by a tier at or above it, or by the administrator role. */
export function reachesTier({ tier, role }: Principal, minimum: Tier): boolean {
  return role === 'admin' || TIERS.indexOf(tier) >= TIERS.indexOf(minimum);
}

/** Whether a reader is an administrator of this installation: by tier or by role (specification, section 6). */
export function isAdministrator(principal: Principal): boolean {
  return reachesTier(principal, 'admin');
}
