import { Inject, Injectable } from '@nestjs/common';
import { AppError, PROVIDER_MESSAGE_MS } from '@word-unfolded/contracts';
import { PRODUCT } from '@word-unfolded/domain';
import Stripe from 'stripe';
import { STRIPE_SETTINGS, type StripeSettings } from './stripe.configuration.js';

/** The version of Stripe's API whose objects this service reads; it changes only with the SDK and its tests. */
const API_VERSION = '2026-10-28.endive';

/**
 * How often a call is repeated, and how long one attempt may take: together half of the time of a message, which makes
 * several calls, so that the reader learns that the provider does not answer. The SDK pauses for half a second.
 */
const RETRIES = 1;
const TIMEOUT_MS = Math.floor(PROVIDER_MESSAGE_MS / 2 / (RETRIES + 1)) - 500;

/** The SDK of Stripe, if a provider is set up. */
@Injectable()
export class StripeClient {
  private readonly client: Stripe | undefined;

  constructor(@Inject(STRIPE_SETTINGS) readonly settings: StripeSettings) {
    const { secretKey, apiUrl } = settings;
    if (secretKey === undefined) return;
    this.client = new Stripe(secretKey, {
      apiVersion: API_VERSION,
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      appInfo: { name: PRODUCT.name },
      ...(apiUrl && { host: apiUrl.hostname, port: apiUrl.port, protocol: 'http' as const }),
    });
  }

  /** @throws AppError BILLING_NOT_SET_UP */
  get sdk(): Stripe {
    if (!this.client) throw AppError.of('BILLING_NOT_SET_UP');
    return this.client;
  }

  /** Makes a call. @throws AppError BILLING_NOT_SET_UP, PAYMENT_DECLINED, PAYMENT_PROVIDER_UNAVAILABLE */
  async call<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    const { sdk } = this;
    try {
      return await work(sdk);
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      if (cause instanceof Stripe.errors.StripeCardError)
        throw AppError.with('PAYMENT_DECLINED', {}, { cause });
      throw AppError.with('PAYMENT_PROVIDER_UNAVAILABLE', {}, { cause });
    }
  }

  /**
   * Makes a call that changes what a reader pays. If no answer comes, nobody knows whether it was done; the next look at
   * Stripe shows it. The error has a code of its own, because browsers repeat an OUTCOME_UNKNOWN for a long time.
   *
   * @throws AppError PAYMENT_OUTCOME_UNKNOWN, and those of {@link call}
   */
  async change<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    try {
      return await this.call(work);
    } catch (error) {
      const cause = error instanceof AppError ? error.cause : undefined;
      const isUnknown = cause instanceof Stripe.errors.StripeConnectionError;
      throw isUnknown ? AppError.with('PAYMENT_OUTCOME_UNKNOWN', {}, { cause }) : error;
    }
  }
}

/** Whether Stripe says that an object does not exist (any more), or cannot be changed any more. */
export function isGone(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeInvalidRequestError;
}
