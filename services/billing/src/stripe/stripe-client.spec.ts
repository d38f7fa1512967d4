import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StripeClient } from './stripe-client.js';

let server: Server;
let answer: number | undefined;
let client: StripeClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (answer === undefined) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'api_error', message: 'not now' } }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  client = new StripeClient({
    provider: 'sandbox',
    secretKey: 'sk_test_of_this_test',
    webhookSecrets: [],
    apiUrl: new URL(`http://127.0.0.1:${port}`),
    isLive: false,
    collectsTax: false,
    publicUrl: 'http://localhost:8080',
  });
});
afterAll(() => {
  server.close();
});

describe('a payment provider that does not answer', () => {
  beforeEach(() => {
    answer = undefined;
  });

  it('is unavailable to who only looks', async () => {
    await expect(client.call((stripe) => stripe.products.retrieve('prod_1'))).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_UNAVAILABLE',
    });
  });

  it('leaves open whether a change was made', async () => {
    const change = client.change((stripe) =>
      stripe.subscriptions.update('sub_1', { cancel_at_period_end: true }),
    );
    await expect(change).rejects.toMatchObject({ code: 'PAYMENT_OUTCOME_UNKNOWN' });
  });
});

it('a payment provider that refuses a change has not made it', async () => {
  answer = 400;
  const change = client.change((stripe) => stripe.subscriptions.cancel('sub_1'));
  await expect(change).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
});
