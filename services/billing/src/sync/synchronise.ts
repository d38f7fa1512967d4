import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { entitlementOf, type Entitlement, type Tier } from '@word-unfolded/domain';
import type { OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { KeyedMutex, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { ReaderAccounts } from '../accounts/reader-accounts.js';
import { CustomerRepository } from '../customers/customer.repository.js';
import type { Customer } from '../customers/customer.js';
import { BillingMails } from '../mails/billing-mails.js';
import { planMails } from '../mails/plan-mails.js';
import { ReadCustomer } from '../stripe/read-customer.js';
import { isGone, StripeClient } from '../stripe/stripe-client.js';
import type { StripeState } from '../stripe/stripe-state.js';
import { TrialUses } from '../trials/trial-uses.js';
import { isDeepStrictEqual } from 'node:util';
import { Entitlements } from './entitlements.js';

/** Most attempts against changes of other kinds, such as a grant; each of them is made once. */
const ATTEMPTS = 20;

/** What a run has found. */
export type Synchronised = {
  readonly entitlement: Entitlement;
  /** What the subscription alone gives, without a grant. */
  readonly paidTier: Tier;
  /** What was stored about the subscription or its card was not what Stripe has. */
  readonly wasBehind: boolean;
};

/**
 * Brings what is stored about a reader to the state of Stripe. It depends on nothing but that state, so it can be run at
 * any time, any number of times, and by several processes at once: of two that meet, one reads again. Runs of one process
 * for one reader come one after the other, and all that wait share one, because it reads the state after their call. Of
 * the runs of other processes the second one that was stored since the call began after it, so its result counts too.
 */
@Injectable()
export class Synchronise {
  private readonly mutex = new KeyedMutex<OwnerId>();
  private readonly waiting = new Map<OwnerId, Promise<Synchronised | undefined>>();

  constructor(
    private readonly customers: CustomerRepository,
    private readonly reading: ReadCustomer,
    private readonly stripe: StripeClient,
    private readonly trials: TrialUses,
    private readonly entitlements: Entitlements,
    private readonly mails: BillingMails,
    private readonly accounts: ReaderAccounts,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @returns undefined for a reader without a subscription or grant; @throws AppError of the payment provider */
  run(ownerId: OwnerId): Promise<Synchronised | undefined> {
    const waiting = this.waiting.get(ownerId);
    if (waiting) return waiting;
    const run = this.mutex.run(ownerId, () => {
      this.waiting.delete(ownerId);
      return this.attempt(ownerId);
    });
    this.waiting.set(ownerId, run);
    return run;
  }

  private async attempt(ownerId: OwnerId): Promise<Synchronised | undefined> {
    let first: number | undefined;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = await this.customers.find(ownerId);
      if (!before) return undefined;
      first ??= before.syncs ?? 0;
      if (isCovered(first, before)) return this.storedOf(before);
      const done = await this.tryOnce(before);
      if (done) return done;
    }
    throw AppError.of('SERVICE_UNAVAILABLE');
  }

  /** What another process has found and stored. It has also announced what changed. */
  private async storedOf({ entitlement, subscription, testClock }: Customer): Promise<Synchronised> {
    const now = await this.reading.timeOf(testClock);
    return { entitlement, paidTier: entitlementOf(subscription, null, now).tier, wasBehind: false };
  }

  private async tryOnce(before: Customer): Promise<Synchronised | undefined> {
    const { state, trialRefused } = await this.settled(before);
    const now = state?.now ?? this.clock.now();
    const subscription = state?.subscription ?? null;
    const entitlement = entitlementOf(subscription, before.grant, now);
    const { mails, nextAt } = planMails(subscription, before.mails, now);
    const isNewTrial = before.trialTakenAt === null && Boolean(subscription?.trialEndsAt);
    if (isNewTrial) await this.noteTrial(before.ownerId);
    const changes = {
      syncs: (before.syncs ?? 0) + 1,
      subscription,
      card: state?.card ?? null,
      invoices: state?.invoices ?? [],
      testClock: state?.testClock ?? before.testClock,
      trialRefused,
      ...(isNewTrial && { trialTakenAt: subscription?.startedAt ?? now }),
      mails,
      dueAt: this.onThisClock(
        earliest([nextAt, entitlement.expiresAt, entitlement.gracePeriodEnds], now),
        now,
      ),
    };
    if (!(await this.entitlements.store(before, entitlement, changes, now))) return undefined;
    const after = mails.some(({ isSent }) => !isSent)
      ? await this.customers.find(before.ownerId as OwnerId)
      : null;
    if (after) await this.mails.sendPlanned(after);
    return {
      entitlement,
      paidTier: entitlementOf(subscription, null, now).tier,
      wasBehind: !isDeepStrictEqual([before.subscription, before.card], [changes.subscription, changes.card]),
    };
  }

  /** Reads the state, and acts on what must not stay: a second trial of a card, and a debt that a new card can pay. */
  private async settled(
    before: Customer,
  ): Promise<{ state: StripeState | null; trialRefused: Customer['trialRefused'] }> {
    const { customerId } = before;
    if (customerId === null) return { state: null, trialRefused: before.trialRefused };
    const state = await this.reading.stateOf(customerId);
    if (await this.endsTrial(state, before.trialTakenAt === null))
      return { state: await this.reading.stateOf(customerId), trialRefused: 'card-used' };
    if (await this.paidDebt(state))
      return { state: await this.reading.stateOf(customerId), trialRefused: null };
    const isServed = state.subscription !== null && state.subscription.status !== 'canceled';
    if (isServed) return { state, trialRefused: null };
    return { state, trialRefused: before.trialRefused ?? (await this.refusalOf(state)) };
  }

  /** Ends the trial of a card that had one: nothing is charged. @returns whether it did */
  private async endsTrial({ subscription, card }: StripeState, isNew: boolean): Promise<boolean> {
    if (!subscription?.trialEndsAt || subscription.status === 'canceled' || !card?.fingerprint) return false;
    // A trial that is over counts too, if nobody has looked before.
    if (subscription.status !== 'trialing' && !isNew) return false;
    if (await this.trials.takeForCard(card.fingerprint, subscription.id)) return false;
    // A card that was added later to a trial that had begun with another one ends nothing.
    if (subscription.status !== 'trialing' || (await this.trials.hasTrial(subscription.id))) return false;
    this.log.info(
      { subscription: subscription.id },
      'the card of a new trial had a trial before: the trial ends',
    );
    await this.unlessGone(() => this.stripe.call((stripe) => stripe.subscriptions.cancel(subscription.id)));
    return true;
  }

  /**
   * Why a trial has ended at once. The run that ended it may be overtaken by another one, so this is found in the state
   * and not remembered.
   */
  private async refusalOf({ subscription, card }: StripeState): Promise<Customer['trialRefused']> {
    if (subscription?.status !== 'canceled' || !subscription.trialEndsAt || !card?.fingerprint) return null;
    return (await this.trials.isOfAnother(card.fingerprint, subscription.id)) &&
      !(await this.trials.hasTrial(subscription.id))
      ? 'card-used'
      : null;
  }

  /** Pays an overdue invoice with a card that has not been tried. @returns whether it tried */
  private async paidDebt({ subscription, card }: StripeState): Promise<boolean> {
    if (!subscription || !card || (subscription.status !== 'past_due' && subscription.status !== 'unpaid'))
      return false;
    const { openInvoice, failedWith } = subscription;
    if (openInvoice === null || failedWith === card.id) return false;
    try {
      await this.stripe.call((stripe) =>
        stripe.invoices.pay(
          openInvoice,
          { payment_method: card.id, off_session: true },
          { idempotencyKey: `pay-${openInvoice}-${card.id}` },
        ),
      );
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'PAYMENT_DECLINED';
      if (!isRefused && !isGone(error)) throw error;
    }
    return true;
  }

  /** The trial belongs to the address too, so that a deleted account does not bring another one. */
  private async noteTrial(userId: string): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account) await this.trials.takeForAddress(account.email);
  }

  private async unlessGone(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  /** A moment of the customer's clock as one of this machine. */
  private onThisClock(moment: Date | null, now: Date): Date | null {
    return moment && new Date(moment.getTime() - now.getTime() + this.clock.now().getTime());
  }
}

/**
 * Whether a run that began after some moment has been stored. The first run after it may have begun before; the second
 * began after the first one was stored, because of two runs at the same time one is done again.
 *
 * @param before the `syncs` of the customer at that moment
 */
function isCovered(before: number, { syncs = 0 }: Customer): boolean {
  return syncs >= before + 2;
}

/** The earliest of some dates that lies ahead. */
function earliest(dates: readonly (Date | null)[], now: Date): Date | null {
  const ahead = dates.filter((date): date is Date => date !== null && date > now);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map((date) => date.getTime())));
}
