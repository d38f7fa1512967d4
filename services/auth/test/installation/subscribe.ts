import { until } from '@word-unfolded/testing';
import type { HttpReader } from './http-reader.js';
import type { Product } from './product.js';

/** Subscribes a reader, with a page of Stripe for the card in between. @returns the customer at Stripe */
export function subscribe(reader: HttpReader, product: Product): Promise<string> {
  return checkOut(reader, product, '/api/billing/checkout');
}

/** Begins a trial of a reader in the same way. */
export async function startTrial(reader: HttpReader, product: Product): Promise<void> {
  await checkOut(reader, product, '/api/billing/trial');
}

async function checkOut(reader: HttpReader, product: Product, route: string): Promise<string> {
  const { body } = await reader.ask('POST', route, { tier: 'plus', interval: 'month' });
  const { checkoutUrl } = body.data as { checkoutUrl: string };
  product.stripe.driver.completeCheckout(checkoutUrl, '4242424242424242');
  const session = checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1);
  const followed = await reader.ask('GET', `/api/billing/checkout/${session}`);
  if ((followed.body.data as { tier: string }).tier !== 'plus') throw new Error('it is not subscribed');
  const accounts = product.database('auth').collection('accounts');
  await until('the tier has arrived', async () => {
    return (await accounts.countDocuments({ email: reader.email, tier: 'plus' })) === 1;
  });
  await reader.signIn();
  const customer = await product.database('billing').collection('customers').findOne({ ownerId: reader.id });
  return String(customer?.['customerId']);
}
