import { Controller } from '@nestjs/common';
import { ReadStoredBilling, type ChunkOf, type RequestOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { each, inParts, Streams } from '@word-unfolded/service-kit';
import { CustomerRepository } from '../customers/customer.repository.js';
import type { Customer } from '../customers/customer.js';

type Stored = ChunkOf<typeof ReadStoredBilling>;
type Exported<Part> = Extract<Stored, { part: Part }>['items'][number];

/** Streams everything that is stored about a reader. It is one document, so nothing is read piece by piece. */
@Controller()
export class ExportController {
  constructor(private readonly customers: CustomerRepository) {}

  @Streams(ReadStoredBilling)
  async *readStored({ userId }: RequestOf<typeof ReadStoredBilling>): AsyncGenerator<Stored> {
    const customer = await this.customers.find(ownerOf(userId));
    if (!customer) return;
    yield* inParts(ReadStoredBilling, {
      subscription: () => each([subscriptionOf(customer)]),
      trial: () => each(trialOf(customer)),
      invoices: () => each(customer.invoices.map(({ pageUrl: _page, pdfUrl: _pdf, ...invoice }) => invoice)),
      emails: () => each(customer.mails.map(({ kind, at }) => ({ kind, about: at.toISOString() }))),
    });
  }
}

function subscriptionOf(customer: Customer): Exported<'subscription'> {
  const { entitlement, subscription, card, grant } = customer;
  return {
    customerId: customer.customerId,
    tier: entitlement.tier,
    status: entitlement.status,
    plan: subscription?.tier ?? null,
    interval: subscription?.interval ?? null,
    amount: subscription?.amount ?? null,
    currency: subscription?.currency ?? null,
    startedAt: textOf(subscription?.startedAt),
    periodEndsAt: textOf(subscription?.periodEndsAt),
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    gracePeriodEnds: textOf(entitlement.gracePeriodEnds),
    expiresAt: textOf(entitlement.expiresAt),
    card: card && {
      brand: card.brand,
      last4: card.last4,
      expMonth: card.expMonth,
      expYear: card.expYear,
    },
    granted: grant && { tier: grant.tier, until: textOf(grant.until) },
  };
}

function trialOf({ trialTakenAt, trialRefused, entitlement }: Customer): Exported<'trial'>[] {
  if (trialTakenAt === null) return [];
  const endsAt = textOf(entitlement.trialEndsAt);
  return [{ takenAt: trialTakenAt.toISOString(), endsAt, wasRefused: trialRefused !== null }];
}

function textOf(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}
