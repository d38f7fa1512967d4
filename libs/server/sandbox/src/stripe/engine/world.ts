import type { Json, JsonObject } from '../records/json.js';
import type { StripeStore } from '../records/store.js';
import { chargeObject, paymentIntentObject } from '../objects/payment-objects.js';
import { invoiceObject } from '../objects/invoice-object.js';
import { subscriptionObject } from '../objects/subscription-object.js';
import type {
  ChargeRecord,
  InvoiceRecord,
  PaymentIntentRecord,
  SubscriptionRecord,
} from '../records/records.js';

/** The id of the one clock of the sandbox, to which every customer belongs. */
export const SANDBOX_CLOCK = 'clock_sandbox';

/** What becomes of a subscription when all attempts to charge it have failed; at Stripe this is a setting. */
export type AfterLastAttempt = 'past_due' | 'unpaid' | 'canceled';

/** What all parts of the sandbox share. */
export class World {
  constructor(
    readonly store: StripeStore,
    private readonly address: () => string,
    /** The time of the machine, in seconds since 1970. */
    private readonly machineNow: () => number,
    /** Records an event about an object, and delivers it. */
    readonly emit: (type: string, object: Json) => void,
    readonly afterLastAttempt: AfterLastAttempt,
  ) {}

  /** The public address of the sandbox's pages, without a path. */
  get base(): string {
    return this.address();
  }

  /** The time of the sandbox's clock, in seconds since 1970. */
  now(): number {
    return this.at ?? this.machineNow() + this.store.facts.clockAheadBy;
  }

  /** The moment that is being simulated while the clock moves. */
  private at: number | undefined;

  /** Does work at a moment between the last and the present one. */
  during(at: number, work: () => void): void {
    this.at = at;
    try {
      work();
    } finally {
      this.at = undefined;
    }
  }

  /** The objects that events carry. */
  subscription(subscription: SubscriptionRecord): JsonObject {
    return subscriptionObject(this.store, subscription);
  }

  invoice(invoice: InvoiceRecord): JsonObject {
    return invoiceObject(this.store, invoice, this.base);
  }

  charge(charge: ChargeRecord): JsonObject {
    return chargeObject(this.store, charge);
  }

  paymentIntent(intent: PaymentIntentRecord): JsonObject {
    return paymentIntentObject(intent);
  }
}
