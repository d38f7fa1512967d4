import {
  AppError,
  GetSubscription,
  OpenCheckout,
  StartTrial,
  type ResponseOf,
} from '@word-unfolded/contracts';
import type { PlanChoice } from '@word-unfolded/domain';
import { newReader, type BillingUnderTest } from './billing-fixture.js';

/** In seconds. */
export const DAY = 24 * 3_600;

export const SUCCESS = '4242424242424242';
export const OTHER = '5555555555554444';
export const FAILS_LATER = '4000000000000341';

export const PLUS: PlanChoice = { tier: 'plus', interval: 'month' };
export const PREMIUM: PlanChoice = { tier: 'premium', interval: 'month' };

/** What readers do, and what they see. */
export class Readers {
  constructor(private readonly billing: BillingUnderTest) {}

  view(userId: string): Promise<ResponseOf<typeof GetSubscription>> {
    return this.billing.ask(GetSubscription, { userId, language: 'en' });
  }

  /** The id at Stripe. */
  async customerOf(userId: string): Promise<string> {
    return (await this.billing.customers.find(userId as never))?.customerId ?? '';
  }

  /** A new reader who buys a plan, or takes it for trial. */
  async subscribe(
    card: string,
    { plan = PLUS, isTrial = false } = {},
  ): Promise<{ readonly userId: string; readonly customer: string; readonly sessionId: string }> {
    const userId = newReader();
    const message = isTrial ? StartTrial : OpenCheckout;
    const { checkoutUrl } = await this.billing.ask(message, { userId, plan, language: 'en' });
    this.billing.driver.completeCheckout(checkoutUrl, card);
    await this.billing.deliverAll();
    return {
      userId,
      customer: await this.customerOf(userId),
      sessionId: checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1),
    };
  }
}

/** The code with which something is refused. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  return error instanceof AppError ? error.code : String(error);
}
