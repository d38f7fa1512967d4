import { Controller } from '@nestjs/common';
import { ListReversals, type RequestOf, type ResponseOf, type Reversal } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type Stripe from 'stripe';
import { CustomerRepository } from '../customers/customer.repository.js';
import { isGone, StripeClient } from '../stripe/stripe-client.js';

type Found = { readonly data: readonly (Stripe.Refund | Stripe.Dispute)[]; readonly has_more: boolean };

/** Lists refunds and disputes. They are read from Stripe, which also has those of deleted accounts. */
@Controller()
export class ListReversalsUseCase {
  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: CustomerRepository,
  ) {}

  /** @throws AppError BILLING_NOT_SET_UP, PAYMENT_PROVIDER_UNAVAILABLE */
  @Handles(ListReversals)
  async execute({
    kind,
    limit,
    after,
  }: RequestOf<typeof ListReversals>): Promise<ResponseOf<typeof ListReversals>> {
    const page = { limit, expand: ['data.charge'], ...(after !== undefined && { starting_after: after }) };
    const { data, has_more } = await this.stripe
      .call<Found>((stripe) => (kind === 'refund' ? stripe.refunds.list(page) : stripe.disputes.list(page)))
      .catch(nothingAfter);
    const charged = data.filter(hasCharge);
    const owners = await this.customers.ownersByCustomerIds(
      charged.flatMap(({ charge }) => idOf(charge.customer) ?? []),
    );
    return {
      reversals: charged.map((each) => viewOf(each, owners)),
      next: has_more ? (data.at(-1)?.id ?? null) : null,
    };
  }
}

/** Stripe refuses an id after which nothing can come, because it does not exist; other errors go on. */
function nothingAfter(error: unknown): Found {
  if (isGone(error)) return { data: [], has_more: false };
  throw error;
}

type Charged = (Stripe.Refund | Stripe.Dispute) & { readonly charge: Stripe.Charge };

function hasCharge(found: Stripe.Refund | Stripe.Dispute): found is Charged {
  return typeof found.charge === 'object' && found.charge !== null;
}

function viewOf(found: Charged, owners: ReadonlyMap<string, string>): Reversal {
  const { id, object, created, amount, currency, reason, charge } = found;
  const customerId = idOf(charge.customer);
  const userId = customerId === null ? null : (owners.get(customerId) ?? null);
  const answerBy = found.object === 'dispute' ? found.evidence_details.due_by : null;
  return {
    id,
    kind: object,
    at: textOf(created),
    status: found.status ?? 'pending',
    amount,
    paid: charge.amount,
    currency,
    reason,
    paidAt: textOf(charge.created),
    answerBy: answerBy === null ? null : textOf(answerBy),
    userId,
    // What Stripe keeps of a deleted account is not shown here.
    email: userId === null ? null : charge.billing_details.email,
    customerId,
    chargeId: charge.id,
  };
}

function idOf(customer: Stripe.Charge['customer']): string | null {
  return typeof customer === 'string' || customer === null ? customer : customer.id;
}

/** @param seconds since 1970 */
function textOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}
