import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@word-unfolded/testing';
import {
  begin,
  checkout,
  DAY,
  received,
  refused,
  sandbox,
  SECRET,
  stripe,
  subscriptionOf,
  SUCCESS,
} from './sandbox-suite.js';

describe('the events of the payment sandbox', () => {
  it('are signed so that the SDK accepts them, and sent again until they are accepted', async () => {
    await checkout(SUCCESS);
    const [first] = sandbox.driver.waitingEvents();
    refused.next = 1;
    expect(await sandbox.driver.deliver(first!)).toBe(false);
    expect(await sandbox.driver.deliver(first!)).toBe(true);
    expect(await sandbox.driver.deliver(first!)).toBe(true);
    expect(received).toHaveLength(2);
    for (const { body, signature } of received)
      expect(stripe.webhooks.constructEvent(body, signature, SECRET).id).toBe(first);
    expect(() =>
      stripe.webhooks.constructEvent(`${received[0]!.body} `, received[0]!.signature, SECRET),
    ).toThrow();
  });

  it('are sent again by themselves when they were refused', async () => {
    await sandbox.stop();
    await begin({ holdsEvents: false });
    refused.next = 1;
    const { id } = await stripe.customers.create({ name: 'Ana' });
    await until('the event was accepted', () => sandbox.driver.waitingEvents().length === 0);
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      type: 'customer.created',
      data: { object: { id } },
    });
  });
});

describe('the memory of the payment sandbox', () => {
  it('keeps everything over a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stripe-sandbox-'));
    try {
      await sandbox.stop();
      await begin({ folder });
      const { customer } = await checkout(SUCCESS, 5);
      sandbox.driver.advance(2 * DAY);
      const before = { now: sandbox.driver.now(), waiting: sandbox.driver.waitingEvents() };
      await sandbox.stop();
      await begin({ folder });
      expect(await subscriptionOf(customer)).toMatchObject({ status: 'trialing' });
      expect(sandbox.driver.waitingEvents()).toEqual(before.waiting);
      expect(sandbox.driver.now()).toBeGreaterThanOrEqual(before.now);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
