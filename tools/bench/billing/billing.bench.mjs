import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BenchReader } from '../bench-reader.mjs';
import { figuresOf } from '../measure/repeat.mjs';
import { freePort } from '../../stack/processes/free-port.mjs';
import { secretOf } from '../../stack/secrets.mjs';
import { Stack } from '../../stack/stack.mjs';
import { Subscriber } from './subscriber.mjs';
import { sendEvents } from './webhook-events.mjs';

/** Events of a second, and the readers whom they are about. */
const EVENTS_PER_SECOND = 100;
const READERS = 20;

/** Changes of a tier that are measured, half of them up and half of them down: alone, and beside the stream. */
const CHANGES = { alone: 40, beside: 40 };

/** After this time the service works an event about the same customer off at once, in milliseconds. */
const REST_MS = 600;

/** @typedef {import('../measure/load.mjs').Figures} Figures */

/**
 * Measures payments. `webhook`: events with valid signatures, sent at a fixed rate whether or not earlier ones have been
 * answered, while their work goes on behind them. `tier`: from an event at the payment provider until the gateway gives
 * the new tier, without a sign-in; up and down, alone and beside that stream of events. A change right after another one
 * waits for its turn.
 *
 * @param {{ library: string, seconds: number }} options
 * @returns {Promise<{ webhook: Figures, tier: Record<string, Figures> }>}
 */
export async function benchBilling({ library, seconds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const data = path.join(folder, 'billing');
  const stack = new Stack({
    port: await freePort(),
    data,
    library,
    env: { THROTTLE_PER_MINUTE: '100000000', LOG_LEVEL: 'error' },
  });
  try {
    await stack.start(() => {});
    const { url } = stack;
    const secret = secretOf(data, 'stripe-webhook');
    /** @type {string[]} */
    const customers = [];
    for (let each = 0; each < READERS; each += 1)
      customers.push((await subscriberAt(stack, `stream-${each}`)).customer);
    const stream = (/** @type {number} */ lasts) =>
      sendEvents(url, { customers, secret, perSecond: EVENTS_PER_SECOND, seconds: lasts });
    await stream(2);
    const webhook = await stream(Math.max(seconds, 3) * 3);
    const reader = await subscriberAt(stack, 'changing');
    await reader.untilTier('free', () => reader.reverse('dispute'));
    await reader.untilTier('plus', () => reader.reverse('won'));
    const alone = await changesOf(reader, CHANGES.alone, REST_MS);
    const inARow = await changesOf(reader, CHANGES.alone);
    const running = { isOver: false };
    const beside = (async () => {
      while (!running.isOver) await stream(1);
    })();
    const busy = await changesOf(reader, CHANGES.beside, REST_MS);
    const busyInARow = await changesOf(reader, CHANGES.beside);
    running.isOver = true;
    await beside;
    return {
      webhook,
      tier: {
        'tier changed': alone,
        'tier changed right after another change': inARow,
        'the first, beside 100 events a second': busy,
        'the second, beside 100 events a second': busyInARow,
      },
    };
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * A reader with the plan plus.
 *
 * @param {Stack} stack
 * @param {string} name
 */
async function subscriberAt({ url, plan }, name) {
  const reader = new BenchReader(url, name);
  await reader.register();
  const subscriber = new Subscriber(reader, await reader.signIn(), plan.data);
  await subscriber.subscribe();
  return subscriber;
}

/** @param {Subscriber} subscriber @param {number} changes @param {number} [restMs] before each @returns {Promise<Figures>} */
async function changesOf(subscriber, changes, restMs = 0) {
  /** @type {number[]} */
  const taken = [];
  const began = performance.now();
  for (let change = 0; change < changes; change += 1) {
    if (restMs > 0) await pause(restMs);
    const isDown = change % 2 === 0;
    const kind = isDown ? 'lost' : 'won';
    taken.push(await subscriber.untilTier(isDown ? 'free' : 'plus', () => subscriber.reverse(kind)));
  }
  return figuresOf(taken, performance.now() - began);
}
