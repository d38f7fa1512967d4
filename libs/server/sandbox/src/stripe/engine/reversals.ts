import { StripeError } from '../api/stripe-error.js';
import { disputeObject, refundObject } from '../objects/payment-objects.js';
import { newId } from '../records/ids.js';
import type { ChargeRecord, DisputeRecord, RefundRecord } from '../records/records.js';
import type { World } from './world.js';

/** Gives money back. @throws StripeError for more than was paid */
export function refund(
  world: World,
  charge: ChargeRecord,
  amount: number,
  reason: string | null,
): RefundRecord {
  const { store } = world;
  if (charge.status !== 'succeeded' || amount <= 0 || amount > charge.amount - charge.amountRefunded)
    throw StripeError.invalid(
      'Refund amount is greater than charge amount.',
      'amount',
      'charge_already_refunded',
    );
  charge.amountRefunded += amount;
  const made = store.tables.refunds.add({
    id: newId(store, 're'),
    created: world.now(),
    charge: charge.id,
    amount,
    reason,
  });
  world.emit('refund.created', refundObject(store, made));
  world.emit('charge.refunded', world.charge(charge));
  return made;
}

/** The bank of a customer claims a payment back. */
export function dispute(world: World, charge: ChargeRecord): DisputeRecord {
  const { store } = world;
  charge.disputed = true;
  const made = store.tables.disputes.add({
    id: newId(store, 'dp'),
    created: world.now(),
    charge: charge.id,
    amount: charge.amount,
    status: 'needs_response',
  });
  world.emit('charge.dispute.created', disputeObject(store, made));
  return made;
}

/** The bank decides about a dispute. */
export function decideDispute(world: World, decided: DisputeRecord, status: 'won' | 'lost'): void {
  decided.status = status;
  world.emit('charge.dispute.closed', disputeObject(world.store, decided));
}
