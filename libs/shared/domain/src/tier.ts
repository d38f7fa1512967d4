/** Tiers of membership, from the least to the most (specification, section 4, "Tier gates": beta ranks above premium). */
export const TIERS = ['free', 'plus', 'premium', 'beta', 'admin'] as const;

export type Tier = (typeof TIERS)[number];

export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** What decides where a reader may go. */
export type Standing = { readonly tier: Tier; readonly role: Role };

/** Whether a reader passes a gate: by a tier at or above it, or by the role of an administrator. */
export function reachesTier({ tier, role }: Standing, minimum: Tier): boolean {
  return role === 'admin' || TIERS.indexOf(tier) >= TIERS.indexOf(minimum);
}

/** Whether a reader administers this installation: by tier or by role (specification, section 6). */
export function isAdministrator(standing: Standing): boolean {
  return reachesTier(standing, 'admin');
}
