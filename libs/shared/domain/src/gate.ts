import { reachesTier, type Standing, type Tier } from './tier.js';

/**
 * Who may pass: everyone, only those who are not signed in, everyone who is signed in, or those of a tier and above.
 * The same gates stand before pages and before routes of the API.
 */
export type Gate = 'everyone' | 'visitors' | 'signed-in' | { readonly tier: Tier };

/** What a gate says to a reader; `undefined` is someone who is not signed in. */
export type Passage = 'pass' | 'sign-in' | 'upgrade' | 'leave';

/**
 * Applies a gate (specification, sections 2 and 4).
 *
 * @returns `sign-in` and `upgrade` say what would open it; `leave` means that it is for those who are not signed in.
 */
export function applyGate(gate: Gate, reader: Standing | undefined): Passage {
  if (gate === 'everyone') return 'pass';
  if (gate === 'visitors') return reader ? 'leave' : 'pass';
  if (!reader) return 'sign-in';
  if (gate === 'signed-in' || reachesTier(reader, gate.tier)) return 'pass';
  return 'upgrade';
}
