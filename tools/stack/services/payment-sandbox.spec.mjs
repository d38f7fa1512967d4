import { needsPaymentSandbox } from './payment-sandbox.mjs';

describe('the payment sandbox', () => {
  it('is started only without a key of Stripe, and never in production', () => {
    expect(needsPaymentSandbox({})).toBe(true);
    expect(needsPaymentSandbox({ NODE_ENV: 'development' })).toBe(true);
    expect(needsPaymentSandbox({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBe(false);
    expect(needsPaymentSandbox({ NODE_ENV: 'production' })).toBe(false);
    expect(needsPaymentSandbox({ NODE_ENV: 'production', STRIPE_SECRET_KEY: '' })).toBe(false);
  });
});
