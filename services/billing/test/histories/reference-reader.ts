import { GRACE_DAYS, PRICE_BOOK, TIERS, TRIAL_DAYS, type PlanChoice, type Tier } from '@word-unfolded/domain';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Days after the first failure on which the provider tries again. */
const RETRY_DAYS = [3, 5, 9];

/** A card, as the history sees it: whether charges of it succeed, and whose it is. */
export type Card = { readonly number: string; readonly isGood: boolean };

type Payment = {
  readonly at: number;
  readonly subscription: number;
  refunded: 'no' | 'in part' | 'in full';
  dispute: 'none' | 'open' | 'won' | 'lost';
};

type Debt = { readonly since: number; readonly amount: number; attempts: number; nextAt: number | undefined };

type Subscribed = {
  readonly number: number;
  plan: PlanChoice;
  periodStart: number;
  periodEnd: number;
  anchor: number;
  readonly trialEnd: number | undefined;
  cancels: boolean;
  /** In cents. */
  debt: Debt | undefined;
  hasGivenUp: boolean;
};

/** Cards that had a trial, with the subscription that used it. They outlive accounts. */
export type UsedTrials = Map<string, number>;

/**
 * What the specification promises a reader, computed from what the reader does and from the time alone: no object, event
 * or id of the payment provider is known here. Times are seconds since 1970.
 */
export class ReferenceReader {
  private static subscriptions = 0;
  private subscribed: Subscribed | undefined;
  private payments: Payment[] = [];
  /** For the next invoices, in cents. */
  private credit = 0;
  private card: Card | undefined;
  private lastFailed: Card | undefined;
  private hadTrial = false;
  private grant: { readonly tier: Tier; readonly until: number | undefined } | undefined;

  constructor(
    private now: number,
    private readonly usedTrials: UsedTrials,
  ) {}

  /** What the reader may do now. */
  get tier(): Tier {
    const given = this.grant && (this.grant.until ?? Infinity) > this.now ? this.grant.tier : 'free';
    const paid = this.paidTier;
    return TIERS.indexOf(given) > TIERS.indexOf(paid) ? given : paid;
  }

  get isSubscribed(): boolean {
    return this.subscribed !== undefined;
  }

  private get paidTier(): Tier {
    const { subscribed } = this;
    if (!subscribed || (this.isReversed && !this.isInTrial)) return 'free';
    const { debt, plan } = subscribed;
    return debt && this.now >= debt.since + GRACE_DAYS * DAY ? 'free' : plan.tier;
  }

  private get isInTrial(): boolean {
    const { trialEnd } = this.subscribed ?? {};
    return trialEnd !== undefined && this.now < trialEnd;
  }

  /** A payment of the present period, or of the hour before it, that was given back. */
  private get isReversed(): boolean {
    const { number, periodStart = 0 } = this.subscribed ?? {};
    return this.payments.some(
      ({ at, subscription, refunded, dispute }) =>
        subscription === number &&
        at >= periodStart - HOUR &&
        (refunded === 'in full' || dispute === 'open' || dispute === 'lost'),
    );
  }

  /** Whether the account may take a trial. The card is looked at later, in {@link seen}. */
  get mayTakeTrial(): boolean {
    return !this.hadTrial && !this.subscribed;
  }

  startTrial(plan: PlanChoice, card: Card): void {
    this.begin(plan, card, this.now + TRIAL_DAYS * DAY);
  }

  buy(plan: PlanChoice, card: Card): void {
    const { number } = this.begin(plan, card, undefined);
    const due = Math.max(0, priceOf(plan) - this.credit);
    this.credit -= Math.min(this.credit, priceOf(plan));
    if (due > 0) this.payments.push({ at: this.now, subscription: number, refunded: 'no', dispute: 'none' });
  }

  replaceCard(card: Card): void {
    this.card = card;
  }

  /** The service has looked at the provider: it ends a trial of a used card, and lets a new card pay a debt. */
  seen(): void {
    const { subscribed, card } = this;
    if (!subscribed || !card) return;
    const isNewTrial = subscribed.trialEnd !== undefined && !this.hadTrial;
    if (isNewTrial || this.isInTrial) {
      this.hadTrial = true;
      const user = this.usedTrials.get(card.number);
      if (user === undefined) this.usedTrials.set(card.number, subscribed.number);
      const isOwn = [...this.usedTrials.values()].includes(subscribed.number);
      if (!isOwn && this.isInTrial) return this.end();
    }
    if (subscribed.debt && this.lastFailed !== card) this.tryToPay();
  }

  /** The reader pays a debt in the portal. */
  pay(): void {
    if (this.subscribed?.debt) this.tryToPay();
  }

  change(plan: PlanChoice): void {
    this.seen();
    const { subscribed } = this;
    if (!subscribed || subscribed.debt) return;
    if (plan.tier === subscribed.plan.tier && plan.interval === subscribed.plan.interval) return;
    if (this.isInTrial) {
      if (!this.isReversed) subscribed.plan = plan;
      return;
    }
    if (this.isReversed) return;
    const { periodStart, periodEnd } = subscribed;
    const rest = (periodEnd - this.now) / (periodEnd - periodStart);
    const isSameInterval = plan.interval === subscribed.plan.interval;
    const total =
      Math.round(priceOf(plan) * (isSameInterval ? rest : 1)) - Math.round(priceOf(subscribed.plan) * rest);
    const due = Math.max(0, total - this.credit);
    if (due > 0 && !this.card?.isGood) {
      this.lastFailed = this.card;
      return;
    }
    this.credit = Math.max(0, this.credit - total);
    if (!isSameInterval) {
      subscribed.periodStart = this.now;
      subscribed.anchor = this.now;
      subscribed.periodEnd = periodAfter(this.now, plan, this.now);
    }
    subscribed.plan = plan;
    if (due > 0) this.paid();
  }

  /** At the end of the period, or at once if the subscription gives nothing any more. */
  cancel(): void {
    this.seen();
    if (!this.subscribed) return;
    if (this.paidTier === 'free') this.end();
    else this.subscribed.cancels = true;
  }

  resume(): void {
    this.seen();
    if (this.subscribed) this.subscribed.cancels = false;
  }

  /** The last payment is given back. */
  refund(how: 'in part' | 'in full'): void {
    const last = this.payments.at(-1);
    if (last?.refunded === 'no') last.refunded = how;
  }

  dispute(): void {
    const last = this.payments.at(-1);
    if (last?.dispute === 'none') last.dispute = 'open';
  }

  decide(outcome: 'won' | 'lost'): void {
    const open = this.payments.find(({ dispute }) => dispute === 'open');
    if (open) open.dispute = outcome;
  }

  give(tier: Tier | null, until: number | undefined): void {
    this.grant = tier === null ? undefined : { tier, until };
  }

  /** Time passes; renewals and retries happen at their moments. */
  passTo(until: number): void {
    for (;;) {
      const { subscribed } = this;
      const next = Math.min(subscribed?.periodEnd ?? Infinity, subscribed?.debt?.nextAt ?? Infinity);
      if (!subscribed || next > until) break;
      this.now = next;
      if (subscribed.debt?.nextAt === next) this.retry(subscribed, subscribed.debt);
      else if (subscribed.cancels) this.end();
      else this.renew(subscribed);
    }
    this.now = until;
  }

  private begin(plan: PlanChoice, card: Card, trialEnd: number | undefined): Subscribed {
    ReferenceReader.subscriptions += 1;
    const anchor = trialEnd ?? this.now;
    this.card = card;
    this.subscribed = {
      number: ReferenceReader.subscriptions,
      plan,
      periodStart: this.now,
      periodEnd: trialEnd ?? periodAfter(this.now, plan, this.now),
      anchor,
      trialEnd,
      cancels: false,
      debt: undefined,
      hasGivenUp: false,
    };
    return this.subscribed;
  }

  private end(): void {
    this.subscribed = undefined;
  }

  private renew(subscribed: Subscribed): void {
    subscribed.periodStart = this.now;
    subscribed.periodEnd = periodAfter(this.now, subscribed.plan, subscribed.anchor);
    if (subscribed.hasGivenUp) return;
    const price = priceOf(subscribed.plan);
    const due = Math.max(0, price - this.credit);
    this.credit -= Math.min(this.credit, price);
    if (due === 0) return;
    subscribed.debt = { since: this.now, amount: due, attempts: 0, nextAt: this.now };
    this.retry(subscribed, subscribed.debt);
  }

  private retry(subscribed: Subscribed, debt: Debt): void {
    if (this.tryToPay()) return;
    const days = RETRY_DAYS[debt.attempts - 1];
    debt.nextAt = days === undefined ? undefined : debt.since + days * DAY;
    if (days === undefined) subscribed.hasGivenUp = true;
  }

  private tryToPay(): boolean {
    const { subscribed, card } = this;
    if (!subscribed?.debt) return true;
    subscribed.debt.attempts += 1;
    if (!card?.isGood) {
      this.lastFailed = card;
      return false;
    }
    subscribed.debt = undefined;
    subscribed.hasGivenUp = false;
    this.paid();
    return true;
  }

  private paid(): void {
    const subscription = this.subscribed?.number ?? 0;
    this.payments.push({ at: this.now, subscription, refunded: 'no', dispute: 'none' });
  }
}

/** In cents. */
function priceOf({ tier, interval }: PlanChoice): number {
  return PRICE_BOOK[tier][interval];
}

/** The same day of the next month or year, or the last day of a shorter month. */
function periodAfter(start: number, { interval }: PlanChoice, anchor: number): number {
  const from = new Date(start * 1_000);
  const month = from.getUTCMonth() + (interval === 'year' ? 12 : 1);
  const days = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(new Date(anchor * 1_000).getUTCDate(), days);
  const time = from.getTime() % (DAY * 1_000);
  return Math.floor((Date.UTC(from.getUTCFullYear(), month, day) + time) / 1_000);
}
