import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf } from '../measure/repeat.mjs';

/** One number for all streams of a run: an event that was received before needs no work. */
let sent = 0;

/**
 * Sends events of the payment provider at a fixed rate, with valid signatures. The time of each counts from the moment
 * at which it was due, so that a server that falls behind is not measured less often.
 *
 * @param {string} origin
 * @param {{ customers: readonly string[], secret: string, perSecond: number, seconds: number }} options
 * @returns {Promise<import('../measure/load.mjs').Figures>}
 */
export async function sendEvents(origin, { customers, secret, perSecond, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const began = performance.now();
  /** @type {number[]} */
  const taken = [];
  let failed = 0;
  const running = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = began + (turn * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const customer = customers[turn % customers.length] ?? '';
    running.push(
      send(`${origin}/api/billing/webhook`, agent, eventAbout(customer), secret).then(
        () => taken.push(performance.now() - due),
        () => (failed += 1),
      ),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return { ...figuresOf(taken, performance.now() - began), failed };
}

/** @param {string} customer */
function eventAbout(customer) {
  sent += 1;
  return JSON.stringify({
    id: `evt_bench${process.pid}x${sent}`,
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    created: Math.floor(Date.now() / 1_000),
    data: { object: { id: 'sub_bench', object: 'subscription', customer, filler: 'x'.repeat(4_000) } },
  });
}

/**
 * @param {string} url
 * @param {Agent} agent
 * @param {string} body
 * @param {string} secret
 * @returns {Promise<void>}
 */
function send(url, agent, body, secret) {
  const at = Math.floor(Date.now() / 1_000);
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': `t=${at},v1=${digest}`,
  };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`an event was answered with ${response.statusCode}`));
      });
    })
      .once('error', reject)
      .end(body);
  });
}
