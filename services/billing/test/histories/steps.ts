import { BILLING_INTERVALS, PAID_TIERS, type PlanChoice, type Tier } from '@word-unfolded/domain';
import fc from 'fast-check';
import type { Card } from './reference-reader.js';

/** Cards of the sandbox. A bad one is accepted, and declined when it is charged. */
const GOOD: Card = { number: '4242424242424242', isGood: true };
const OTHER: Card = { number: '5555555555554444', isGood: true };
const BAD: Card = { number: '4000000000000341', isGood: false };

/** What a reader, a bank, an administrator or the time does. */
export type Step =
  | { readonly kind: 'trial'; readonly plan: PlanChoice; readonly card: Card; readonly returns: boolean }
  | { readonly kind: 'buy'; readonly plan: PlanChoice; readonly card: Card; readonly returns: boolean }
  | { readonly kind: 'change'; readonly plan: PlanChoice }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'refund'; readonly how: 'in part' | 'in full' }
  | { readonly kind: 'decide'; readonly outcome: 'won' | 'lost' }
  | { readonly kind: 'grant'; readonly tier: Exclude<Tier, 'free' | 'admin'>; readonly days: number | null }
  | { readonly kind: 'pass'; readonly days: number }
  | { readonly kind: 'pay' | 'cancel' | 'resume' | 'dispute' | 'take back' | 'delete account' | 'hour' };

/** What happens to the events of a step. */
export type Delivery = 'in order' | 'reversed' | 'twice' | 'late' | 'lost';

const plan = fc.record({
  tier: fc.constantFrom(...PAID_TIERS),
  interval: fc.constantFrom(...BILLING_INTERVALS),
});
const card = fc.constantFrom(GOOD, OTHER, BAD);
const is = <Kind extends Step['kind']>(kind: Kind) => fc.constant(kind);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: is('trial'), plan, card, returns: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: is('buy'), plan, card, returns: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: is('change'), plan }) },
  { weight: 3, arbitrary: fc.record({ kind: is('card'), card }) },
  { weight: 2, arbitrary: fc.record({ kind: is('refund'), how: fc.constantFrom('in part', 'in full') }) },
  { weight: 2, arbitrary: fc.record({ kind: is('decide'), outcome: fc.constantFrom('won', 'lost') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: is('grant'),
      tier: fc.constantFrom('plus', 'premium', 'beta'),
      days: fc.constantFrom(null, 1, 10, 40),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: is('pass'), days: fc.constantFrom(1, 2, 4, 6, 8, 20, 31) }) },
  { weight: 1, arbitrary: fc.record({ kind: is('pass'), days: fc.constantFrom(62, 370) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('pay', 'cancel', 'cancel', 'resume', 'dispute', 'take back', 'hour'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: is('delete account') }) },
);

const delivery = fc.constantFrom<Delivery>('in order', 'in order', 'reversed', 'twice', 'late', 'lost');

/** A history: it begins with a subscription, because nothing happens to the others. */
export const history: fc.Arbitrary<readonly (readonly [Step, Delivery])[]> = fc
  .tuple(
    fc.tuple(
      fc.record({
        kind: fc.constantFrom('trial' as const, 'buy' as const),
        plan,
        card,
        returns: fc.boolean(),
      }),
      delivery,
    ),
    fc.array(fc.tuple(step, delivery), { minLength: 1, maxLength: 12 }),
  )
  .map(([first, rest]) => [first, ...rest]);
