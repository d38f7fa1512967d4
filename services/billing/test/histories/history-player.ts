import {
  AccountDeleted,
  AppError,
  CancelSubscription,
  ChangePlan,
  FollowCheckout,
  GetSubscription,
  GrantTier,
  OpenCheckout,
  ResumeSubscription,
  StartTrial,
} from '@word-unfolded/contracts';
import type { Tier } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { until } from '@word-unfolded/testing';
import { deletedReaders, newReader, type BillingUnderTest } from '../billing-fixture.js';
import { ReferenceReader, type UsedTrials } from './reference-reader.js';
import type { Delivery, Step } from './steps.js';

const DAY = 24 * 3_600;
const MINUTES = 5 * 60;

/** Refusals that change nothing. */
const REFUSALS = [
  'ALREADY_SUBSCRIBED',
  'NO_SUBSCRIPTION',
  'TRIAL_USED',
  'PLAN_UNCHANGED',
  'PAYMENT_DECLINED',
  'PAYMENT_REVERSED',
];

/** Plays a history against the service and the sandbox, and against the reference. */
export class HistoryPlayer {
  private userId = newReader();
  private readonly usedTrials: UsedTrials = new Map();
  private reference: ReferenceReader;
  /** Whether the service has had the chance to know everything. */
  private isSettled = true;

  constructor(private readonly billing: BillingUnderTest) {
    this.reference = new ReferenceReader(this.now, this.usedTrials);
  }

  async play(step: Step, delivery: Delivery): Promise<void> {
    await this.take(step);
    await this.deliver(delivery);
    if (this.isSettled) await this.compare();
    this.pass(MINUTES);
  }

  /** After the hourly job everything is as promised, whatever was lost. */
  async finish(): Promise<void> {
    await this.deliver('in order');
    await this.hourlyJob();
    await this.compare();
  }

  private get now(): number {
    return this.billing.driver.now() / 1_000;
  }

  private async take(step: Step): Promise<void> {
    try {
      await this.act(step);
    } catch (error) {
      if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
    }
  }

  private async act(step: Step): Promise<void> {
    const { userId, reference, billing } = this;
    const { driver } = billing;
    const customer = await this.customer();
    switch (step.kind) {
      case 'trial':
      case 'buy':
        return this.subscribe(step);
      case 'change':
        reference.change(step.plan);
        await billing.ask(ChangePlan, { userId, plan: step.plan, language: 'en' });
        return;
      case 'cancel':
        reference.cancel();
        await billing.ask(CancelSubscription, { userId, language: 'en' });
        return;
      case 'resume':
        reference.resume();
        await billing.ask(ResumeSubscription, { userId, language: 'en' });
        return;
      case 'card':
        if (customer === null) return;
        reference.replaceCard({ ...step.card });
        return driver.replaceCard(customer, step.card.number);
      case 'pay':
        reference.pay();
        return void (customer !== null && unlessDeclined(() => driver.pay(customer)));
      case 'refund':
        reference.refund(step.how);
        return void (customer !== null && driver.refundLast(customer, step.how === 'in full' ? 1 : 0.5));
      case 'dispute':
        reference.dispute();
        return void (customer !== null && driver.disputeLast(customer));
      case 'decide':
        reference.decide(step.outcome);
        return void (customer !== null && driver.decide(customer, step.outcome));
      case 'grant':
        return this.give(step.tier, step.days);
      case 'take back':
        return this.give(null, null);
      case 'pass':
        return this.pass(step.days * DAY);
      case 'hour':
        return this.hourlyJob();
      case 'delete account':
        return this.deleteAccount();
    }
  }

  private async subscribe({ kind, plan, card, returns }: Step & { kind: 'trial' | 'buy' }): Promise<void> {
    const { userId, reference, billing } = this;
    reference.seen();
    const isAllowed = kind === 'trial' ? reference.mayTakeTrial : !reference.isSubscribed;
    const message = kind === 'trial' ? StartTrial : OpenCheckout;
    const opened = await billing
      .ask(message, { userId, plan, language: 'en' })
      .catch((error: unknown) => error);
    expect([kind, !(opened instanceof Error)]).toEqual([kind, isAllowed]);
    if (opened instanceof Error) throw opened;
    const { checkoutUrl } = opened as { checkoutUrl: string };
    if (!unlessDeclined(() => billing.driver.completeCheckout(checkoutUrl, card.number))) return;
    if (kind === 'trial') reference.startTrial(plan, { ...card });
    else reference.buy(plan, { ...card });
    if (!returns) return;
    const sessionId = checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1);
    await billing.ask(FollowCheckout, { userId, sessionId });
    reference.seen();
  }

  private async give(tier: 'plus' | 'premium' | 'beta' | null, days: number | null): Promise<void> {
    const until = days === null ? null : new Date((this.now + days * DAY) * 1_000);
    this.reference.give(tier, until === null ? undefined : until.getTime() / 1_000);
    await this.billing.ask(GrantTier, { userId: this.userId, tier, until: until?.toISOString() ?? null });
  }

  /** The account is deleted, and the same person registers again, with the same cards. */
  private async deleteAccount(): Promise<void> {
    const { userId, billing } = this;
    const customer = await this.customer();
    // Otherwise the provider may know of a trial of which the service never heard.
    await this.hourlyJob();
    deletedReaders.add(userId);
    const at = new Date().toISOString();
    await billing.events.publish(AccountDeleted, { userId, at }, `deletion of ${userId}`);
    await until('the reader is forgotten', async () => (await this.stored()) === null);
    const left = customer === null ? [] : billing.driver.subscriptions(customer);
    expect(left.filter(({ status }) => status !== 'canceled')).toEqual([]);
    this.userId = newReader();
    this.reference = new ReferenceReader(this.now, this.usedTrials);
  }

  private pass(seconds: number): void {
    this.billing.driver.advance(seconds);
    this.reference.passTo(this.now);
  }

  private async hourlyJob(): Promise<void> {
    const { failed } = await this.billing.reconciliation.run();
    expect(failed).toBe(0);
    await this.billing.sweep.run();
    this.reference.seen();
    this.isSettled = true;
  }

  /** Delivers the events that wait. What the service does about them makes further events. */
  private async deliver(how: Delivery): Promise<void> {
    const { driver } = this.billing;
    const waiting = driver.waitingEvents();
    if (how === 'late') {
      this.isSettled &&= waiting.length === 0;
      return;
    }
    if (how === 'lost') {
      this.isSettled &&= waiting.length === 0;
      waiting.forEach((event) => driver.lose(event));
      return;
    }
    const before = await this.runs();
    const order =
      how === 'reversed' ? waiting.toReversed() : how === 'twice' ? [...waiting, ...waiting] : waiting;
    await this.billing.deliver(order);
    await this.billing.deliverAll();
    await this.billing.sweep.run();
    if ((await this.runs()) === before) return;
    this.reference.seen();
    this.isSettled = true;
  }

  private async compare(): Promise<void> {
    const { type } = await this.billing.ask(GetSubscription, { userId: this.userId, language: 'en' });
    const promised: Tier = this.reference.tier;
    expect(type).toBe(promised);
  }

  private stored() {
    return this.billing.customers.find(ownerOf(this.userId));
  }

  private async customer(): Promise<string | null> {
    return (await this.stored())?.customerId ?? null;
  }

  /** How often the service has read the reader's state from the provider. */
  private async runs(): Promise<number> {
    return (await this.stored())?.syncs ?? 0;
  }
}

/** @returns whether the card was accepted */
function unlessDeclined(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if ((error as { status?: number }).status !== 402) throw error;
    return false;
  }
}
