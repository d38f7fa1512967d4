import {
  ConfigurationError,
  defineConfiguration,
  values,
  variable,
  type ConfigurationOf,
  type KitConfiguration,
} from '@word-unfolded/service-kit';
import { z } from 'zod';

/** Which payment provider the billing service uses, if any. */
export const stripeConfiguration = defineConfiguration('stripe', {
  STRIPE_SECRET_KEY: variable(
    z
      .string()
      .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, 'expected a key such as sk_live_...')
      .optional(),
    'The secret or restricted key of Stripe. Without it no plan can be bought.',
    { secret: true },
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().optional(),
    'The secret of the webhook /api/billing/webhook (whsec_...). To change it, put the new one before the old one, with a comma.',
    { secret: true },
  ),
  STRIPE_API_URL: variable(
    values.address('http').optional(),
    'Where the payment sandbox answers instead of Stripe; npm start fills it in. Never in production.',
  ),
  STRIPE_TAX: variable(values.flag(), 'Whether Stripe computes and collects tax (Stripe Tax).', {
    default: 'false',
  }),
  PUBLIC_URL: variable(
    values.address('https', 'http').optional(),
    'The address at which readers reach this site, to which the payment provider returns; must be set in production.',
  ),
});

type StripeConfiguration = ConfigurationOf<typeof stripeConfiguration>;

/** The settings with all defaults resolved. */
export type StripeSettings = {
  readonly provider: 'stripe' | 'sandbox' | 'none';
  readonly secretKey: string | undefined;
  readonly webhookSecrets: readonly string[];
  /** Undefined: Stripe itself. */
  readonly apiUrl: URL | undefined;
  /** Whether money is moved: the mode of the key. */
  readonly isLive: boolean;
  readonly collectsTax: boolean;
  /** Without a slash at its end. */
  readonly publicUrl: string;
};

/** @throws ConfigurationError in production, for the sandbox, or for keys without what belongs to them */
export function stripeSettingsOf(
  configuration: StripeConfiguration,
  { NODE_ENV }: KitConfiguration,
): StripeSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL, STRIPE_WEBHOOK_SECRET, PUBLIC_URL } = configuration;
  const webhookSecrets = (STRIPE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (NODE_ENV === 'production' && STRIPE_API_URL !== undefined)
    throw new ConfigurationError('STRIPE_API_URL is set: the payment sandbox is never used in production.');
  if (NODE_ENV === 'production' && secretKey !== undefined) {
    const missing = [
      ...(PUBLIC_URL ? [] : ['PUBLIC_URL is not set: Stripe returns readers to it.']),
      ...(webhookSecrets.length > 0 ? [] : ['STRIPE_WEBHOOK_SECRET is not set: events of Stripe need it.']),
    ];
    if (missing.length > 0) throw new ConfigurationError(missing.join('\n'));
  }
  return {
    provider: secretKey === undefined ? 'none' : STRIPE_API_URL === undefined ? 'stripe' : 'sandbox',
    secretKey,
    webhookSecrets,
    apiUrl: STRIPE_API_URL === undefined ? undefined : new URL(STRIPE_API_URL),
    isLive: /^[sr]k_live_/.test(secretKey ?? ''),
    collectsTax: configuration.STRIPE_TAX,
    publicUrl: (PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, ''),
  };
}

/** Injection token of the {@link StripeSettings}. */
export const STRIPE_SETTINGS = 'stripe settings';
