import type { ConfigurationOf, KitConfiguration } from '@word-unfolded/service-kit';
import { stripeSettingsOf, type stripeConfiguration } from './stripe.configuration.js';

type Variables = ConfigurationOf<typeof stripeConfiguration>;

const settings = (variables: Partial<Variables>, NODE_ENV: 'production' | 'development') =>
  stripeSettingsOf({ STRIPE_TAX: false, ...variables } as Variables, { NODE_ENV } as KitConfiguration);

const SANDBOX = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_API_URL: 'http://127.0.0.1:9' };
const COMPLETE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  PUBLIC_URL: 'https://example.org/',
};

describe('the payment provider', () => {
  it('is never the sandbox in production', () => {
    expect(settings(SANDBOX, 'development').provider).toBe('sandbox');
    expect(() => settings(SANDBOX, 'production')).toThrow('never used in production');
    expect(() => settings({ ...COMPLETE, ...SANDBOX }, 'production')).toThrow('never used in production');
  });

  it('is none without a key, also in production', () => {
    for (const environment of ['production', 'development'] as const)
      expect(settings({}, environment)).toMatchObject({ provider: 'none', apiUrl: undefined });
  });

  it('in production needs the address of the site and the secret of the webhook', () => {
    expect(settings(COMPLETE, 'production')).toMatchObject({
      provider: 'stripe',
      isLive: true,
      webhookSecrets: ['whsec_new', 'whsec_old'],
      publicUrl: 'https://example.org',
    });
    for (const missing of ['STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const)
      expect(() => settings({ ...COMPLETE, [missing]: undefined }, 'production')).toThrow(missing);
    expect(() => settings({ ...COMPLETE, STRIPE_WEBHOOK_SECRET: ' , ' }, 'production')).toThrow(
      'STRIPE_WEBHOOK_SECRET',
    );
  });

  it('is in test mode with a test key', () => {
    expect(settings({ ...COMPLETE, STRIPE_SECRET_KEY: 'rk_test_1' }, 'production').isLive).toBe(false);
  });
});
