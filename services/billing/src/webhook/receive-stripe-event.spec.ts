import { SystemClock } from '@word-unfolded/primitives';
import type { Logger } from '@word-unfolded/service-kit';
import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { StripeClient } from '../stripe/stripe-client.js';
import { EventPace } from './event-pace.js';
import { ReceiveStripeEventUseCase } from './receive-stripe-event.use-case.js';

const SECRET = 'whsec_of_this_test';

const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.updated',
  livemode: false,
  data: { object: { id: 'cus_1', object: 'customer' } },
});

/** The webhook before a queue that adds jobs in this way. */
function receiver(add: () => Promise<void>) {
  const stored: string[] = [];
  const warned: unknown[] = [];
  const stripe = new StripeClient({
    provider: 'sandbox',
    secretKey: 'sk_test_of_this_test',
    webhookSecrets: [SECRET],
    apiUrl: new URL('http://127.0.0.1:1'),
    isLive: false,
    collectsTax: false,
    publicUrl: 'http://localhost:8080',
  });
  const events = {
    add: ({ _id }: { _id: string }) => {
      stored.push(_id);
      return Promise.resolve(true);
    },
  };
  const log = { warn: (fields: unknown) => warned.push(fields) };
  const useCase = new ReceiveStripeEventUseCase(
    stripe,
    events as never,
    new EventPace(),
    { add } as never,
    new SystemClock(),
    log as unknown as Logger,
  );
  const receive = () => {
    const at = Math.floor(Date.now() / 1_000);
    const digest = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${at},v1=${digest}` };
    return useCase.execute({ body: Buffer.from(body).toString('base64'), headers });
  };
  return { receive, stored, warned };
}

describe('the answer to an event', () => {
  it('does not wait for the queue', async () => {
    const { receive, stored } = receiver(() => new Promise(() => {}));
    expect(await receive()).toEqual({ received: true });
    expect(stored).toEqual(['evt_1']);
  });

  it('is the same when the queue refuses: the event is stored, and found by the sweep', async () => {
    const { receive, stored, warned } = receiver(() => Promise.reject(new Error('Redis is away')));
    expect(await receive()).toEqual({ received: true });
    await turn();
    expect(stored).toEqual(['evt_1']);
    expect(warned).toMatchObject([{ event: 'evt_1' }]);
  });
});
