import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import {
  BILLING_CURRENCY,
  BILLING_INTERVALS,
  PAID_TIERS,
  PRICE_BOOK,
  PRODUCT,
  type PaidTier,
  type PlanChoice,
} from '@word-unfolded/domain';
import type Stripe from 'stripe';
import { isGone, StripeClient } from './stripe-client.js';

const NAMES: Readonly<Record<PaidTier, string>> = { plus: 'Plus', premium: 'Premium' };

const PLANS: readonly PlanChoice[] = PAID_TIERS.flatMap((tier) =>
  BILLING_INTERVALS.map((interval) => ({ tier, interval })),
);

/** The lookup key of a plan at Stripe. */
function lookupKeyOf({ tier, interval }: PlanChoice): string {
  return `${PRODUCT.slug}-${tier}-${interval}`;
}

/** The products and prices at Stripe. Their amounts come from the price book, and from nowhere else. */
@Injectable()
export class PriceCatalogue {
  private readonly known = new Map<string, string>();

  constructor(private readonly stripe: StripeClient) {}

  /**
   * The id of the price of a plan. In the sandbox missing prices are made; at Stripe that is the operator's decision.
   *
   * @throws AppError BILLING_NOT_SET_UP while the prices have not been made
   */
  async priceOf(plan: PlanChoice): Promise<string> {
    const key = lookupKeyOf(plan);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.stripe.settings.provider === 'sandbox') await this.ensure();
    const price = (await this.present()).get(key);
    if (!price || !isUpToDate(price, plan))
      throw AppError.with('BILLING_NOT_SET_UP', {}, { cause: new Error('run npm run billing:prices') });
    this.known.set(key, price.id);
    return price.id;
  }

  /** Makes what is missing or has another amount. @returns the lookup keys */
  async ensure(): Promise<{ made: string[]; present: string[] }> {
    const prices = await this.present();
    const [made, present]: [string[], string[]] = [[], []];
    for (const plan of PLANS) {
      const key = lookupKeyOf(plan);
      const before = prices.get(key);
      if (before && isUpToDate(before, plan)) {
        present.push(key);
        continue;
      }
      await this.make(plan, key);
      made.push(key);
    }
    this.known.clear();
    return { made, present };
  }

  private async make(plan: PlanChoice, lookup_key: string): Promise<void> {
    const { tier, interval } = plan;
    const amount = PRICE_BOOK[tier][interval];
    const product = await this.product(tier);
    // The same run again finds the price by its lookup key; the key covers a run that was cut off.
    const idempotencyKey = `price-${lookup_key}-${amount}-${new Date().toISOString().slice(0, 10)}`;
    await this.stripe.call((stripe) =>
      stripe.prices.create(
        {
          product,
          unit_amount: amount,
          currency: BILLING_CURRENCY,
          recurring: { interval },
          lookup_key,
          transfer_lookup_key: true,
          tax_behavior: 'exclusive',
          nickname: `${NAMES[tier]} (${interval})`,
          metadata: { tier, interval },
        },
        { idempotencyKey },
      ),
    );
  }

  private async product(tier: PaidTier): Promise<string> {
    const id = `${PRODUCT.slug}-${tier}`;
    try {
      return (await this.stripe.call((stripe) => stripe.products.retrieve(id))).id;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    const product = { id, name: `${PRODUCT.name} ${NAMES[tier]}`, metadata: { tier } };
    await this.stripe.call((stripe) => stripe.products.create(product, { idempotencyKey: `product-${id}` }));
    return id;
  }

  private async present(): Promise<Map<string, Stripe.Price>> {
    const { data } = await this.stripe.call((stripe) =>
      stripe.prices.list({ lookup_keys: PLANS.map(lookupKeyOf), active: true, limit: 100 }),
    );
    return new Map(data.map((price) => [price.lookup_key ?? '', price]));
  }
}

function isUpToDate(price: Stripe.Price, { tier, interval }: PlanChoice): boolean {
  return (
    price.unit_amount === PRICE_BOOK[tier][interval] &&
    price.currency === BILLING_CURRENCY &&
    price.recurring?.interval === interval
  );
}
