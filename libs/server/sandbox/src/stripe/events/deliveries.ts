import { eventObject } from '../objects/event-object.js';
import type { StripeStore } from '../records/store.js';
import { signatureOf } from './signature.js';

/** Delays before the next attempts of a delivery that was not answered by 2xx, in milliseconds. */
const PAUSES_MS = [1_000, 5_000, 30_000, 300_000, 3_600_000];

const TIMEOUT_MS = 10_000;

/** A clock that moves by a year makes thousands of events, which a webhook cannot take all at once. */
const AT_A_TIME = 16;

/** Where events go. */
export type WebhookTarget = {
  readonly url: string;
  readonly secret: string;
  /** The types of events that are sent, such as `invoice.paid` or `invoice.*`; all without a value. */
  readonly events?: readonly string[];
};

/** Delivers events to the webhook, with real signatures. An event that was not accepted is sent again. */
export class Deliveries {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  /** Attempts that wait for their turn. */
  private readonly queue: { readonly id: string; readonly attempt: number }[] = [];
  private isStopped = false;

  /** @param isHeld events wait for `deliver` instead of being sent at once */
  constructor(
    private readonly store: StripeStore,
    private readonly target: WebhookTarget | undefined,
    private readonly isHeld: boolean,
  ) {}

  /** Sends what was not delivered before the last stop. */
  start(): void {
    if (!this.isHeld) for (const id of this.store.facts.undelivered) this.sendInTurn(id, 0);
  }

  /** Delivers an event that has just happened. */
  add(id: string): void {
    if (!this.target || !this.isWanted(id)) return;
    this.store.facts.undelivered.push(id);
    if (!this.isHeld) this.sendInTurn(id, 0);
  }

  /** The events that were not delivered yet, the oldest first. */
  get waiting(): readonly string[] {
    return this.store.facts.undelivered;
  }

  /**
   * Sends an event now, also one that was delivered before. @returns whether it was accepted
   */
  async deliver(id: string): Promise<boolean> {
    const isAccepted = await this.send(id);
    if (isAccepted) this.forget(id);
    return isAccepted;
  }

  /** Loses an event. */
  drop(id: string): void {
    this.forget(id);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private isWanted(id: string): boolean {
    const type = this.store.tables.events.find(id)?.type ?? '';
    const isOf = (wanted: string) =>
      wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
    return this.target?.events?.some(isOf) ?? true;
  }

  private sendInTurn(id: string, attempt: number): void {
    this.queue.push({ id, attempt });
    this.sendQueued();
  }

  private sendQueued(): void {
    while (this.running.size < AT_A_TIME && !this.isStopped) {
      const next = this.queue.shift();
      if (!next) return;
      const sending = this.attempt(next.id, next.attempt).then(() => {
        this.running.delete(sending);
        this.sendQueued();
      });
      this.running.add(sending);
    }
  }

  private async attempt(id: string, attempt: number): Promise<void> {
    const isAccepted = await this.deliver(id);
    const pause = PAUSES_MS[attempt];
    if (isAccepted || this.isStopped || pause === undefined) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.sendInTurn(id, attempt + 1);
    }, pause);
    this.timers.add(timer);
  }

  private async send(id: string): Promise<boolean> {
    const event = this.store.tables.events.find(id);
    if (!event || !this.target) return true;
    const body = JSON.stringify(eventObject(event, 1));
    try {
      const response = await fetch(this.target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (payment sandbox)',
          // The time of the machine, as for events of Stripe's own test clocks.
          'stripe-signature': signatureOf(body, this.target.secret, Math.floor(Date.now() / 1_000)),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  private forget(id: string): void {
    this.store.facts.undelivered = this.store.facts.undelivered.filter((each) => each !== id);
    this.store.saveSoon();
  }
}
