import { reachesTier, type Principal, type Tier } from './tier.js';

/**
 * Who is admitted: everyone, only callers who are not signed in, every signed-in reader, or readers of a tier and
 * above. The same gates apply to pages and to routes of the API.
 */
export type Gate = 'everyone' | 'visitors' | 'signed-in' | { readonly tier: Tier };

/** The decision of a gate for a reader; `undefined` is a caller who is not signed in. */
export type Passage = 'pass' | 'sign-in' | 'upgrade' | 'leave';

/**
 * Applies a gate (specification, sections 2 and 4).
 *
 * @returns `sign-in` and `upgrade` name the requirement that is missing; `leave` means that the page is only for
 * callers who are not signed in.
 */
export function applyGate(gate: Gate, reader: Principal | undefined): Passage {
  if (gate === 'everyone') return 'pass';
  if (gate === 'visitors') return reader ? 'leave' : 'pass';
  if (!reader) return 'sign-in';
  if (gate === 'signed-in' || reachesTier(reader, gate.tier)) return 'pass';
  return 'upgrade';
}
