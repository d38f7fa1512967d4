import { Inject, Injectable } from '@nestjs/common';
import type { Subscription } from '@word-unfolded/contracts';
import { entitlementOf, type Language } from '@word-unfolded/domain';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { ReaderAccounts } from '../accounts/reader-accounts.js';
import { CustomerRepository } from '../customers/customer.repository.js';
import type { Customer } from '../customers/customer.js';
import { PLAN_TEXTS } from '../plans/plan-texts.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { isLive } from './live-subscription.js';
import type { SubscriptionState } from '../stripe/stripe-state.js';
import { TrialUses } from '../trials/trial-uses.js';

/** Describes a reader's subscription to them. */
@Injectable()
export class SubscriptionView {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly stripe: StripeClient,
    private readonly trials: TrialUses,
    private readonly accounts: ReaderAccounts,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async of(ownerId: OwnerId, language: Language): Promise<Subscription> {
    const customer = await this.customers.find(ownerId);
    const { subscription = null, entitlement = NOTHING, grant = null } = customer ?? {};
    const began = entitlement.status === null ? null : subscription;
    return {
      type: entitlement.tier,
      features: [...PLAN_TEXTS[language][entitlement.tier].features],
      expiresAt: textOf(entitlement.expiresAt),
      plan: began?.tier ?? null,
      interval: began?.interval ?? null,
      status: entitlement.status,
      startDate: textOf(began?.startedAt ?? null),
      endDate: textOf(began?.periodEndsAt ?? null),
      amount: began?.amount ?? null,
      currency: began?.currency ?? null,
      trialEndsAt: textOf(entitlement.trialEndsAt),
      gracePeriodEnds: textOf(entitlement.gracePeriodEnds),
      cancelAtPeriodEnd: began?.cancelAtPeriodEnd ?? false,
      nextCharge: nextChargeOf(began),
      ...cardAndInvoices(customer),
      canTakeTrial: !customer?.trialTakenAt && !isLive(subscription) && !(await this.hadTrialBefore(ownerId)),
      trialRefused: customer?.trialRefused ?? null,
      isReversed: began?.isReversed ?? false,
      granted:
        grant && (grant.until === null || grant.until > this.clock.now())
          ? { tier: grant.tier, until: textOf(grant.until) }
          : null,
      provider: this.stripe.settings.provider,
    };
  }

  /** Whether the address had its trial with an account that was deleted. It is asked again when a trial begins. */
  private async hadTrialBefore(ownerId: OwnerId): Promise<boolean> {
    try {
      const account = await this.accounts.find(ownerId);
      return account !== undefined && (await this.trials.hadAddress(account.email));
    } catch (error) {
      this.log.warn({ err: error }, 'the address of an account could not be read; a trial is offered');
      return false;
    }
  }
}

const NOTHING = entitlementOf(null, null, new Date(0));

function cardAndInvoices(customer: Customer | null): Pick<Subscription, 'card' | 'invoices'> {
  const card = customer?.card;
  return {
    card: card
      ? { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear }
      : null,
    invoices: [...(customer?.invoices ?? [])],
  };
}

function nextChargeOf(subscription: SubscriptionState | null): Subscription['nextCharge'] {
  if (!subscription || subscription.cancelAtPeriodEnd) return null;
  const { status, periodEndsAt, amount, currency } = subscription;
  return status === 'trialing' || status === 'active'
    ? { at: periodEndsAt.toISOString(), amount, currency }
    : null;
}

function textOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
