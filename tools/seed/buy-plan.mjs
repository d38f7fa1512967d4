/** A card of the payment sandbox that always pays. */
const CARD = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };

/**
 * Subscribes a reader as a browser does: opens the checkout, and sends the form of the payment sandbox.
 *
 * @param {(method: string, path: string, body?: object, key?: string) => Promise<{ data: Record<string, string> }>} call of the reader
 * @param {{ tier: string, interval: 'month' | 'year' }} plan
 * @param {string} key of the request, so that a repeated one opens no second checkout
 */
export async function buyPlan(call, plan, key) {
  const { data } = await call('POST', '/api/billing/checkout', plan, key);
  const response = await fetch(/** @type {string} */ (data.checkoutUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(CARD).toString(),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`the checkout was not paid: ${response.status}`);
}
