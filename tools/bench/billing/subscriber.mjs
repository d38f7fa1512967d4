import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the bench waits between two looks, in milliseconds; the looks themselves are load. */
const LOOK_EVERY_MS = 10;

const GIVES_UP_AFTER_MS = 60_000;

/** @typedef {{ id: string, email?: string, customer?: string }} Row a row of the payment sandbox */

/** A reader with a plan, and what their bank does. */
export class Subscriber {
  #token;
  #charge = '';
  customer = '';

  /**
   * @param {import('../bench-reader.mjs').BenchReader} reader
   * @param {string} token of the signed-in reader
   * @param {string} data folder of the stack
   */
  constructor(reader, token, data) {
    this.reader = reader;
    this.#token = token;
    this.data = data;
  }

  /** Buys the plan plus. */
  async subscribe() {
    const { origin } = this.reader;
    const response = await fetch(`${origin}/api/billing/checkout`, {
      method: 'POST',
      headers: { ...this.reader.headers, authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ tier: 'plus', interval: 'month' }),
    });
    const { data } = /** @type {{ data: { checkoutUrl: string } }} */ (await response.json());
    await this.untilTier('plus', () =>
      send(data.checkoutUrl, { number: '4242424242424242', expiry: '12/34', code: '123' }),
    );
    const { customers, charges } = this.#stored();
    this.customer = customers.find(({ email }) => email === this.reader.form.email)?.id ?? '';
    this.#charge = charges.find(({ customer }) => customer === this.customer)?.id ?? '';
  }

  /**
   * The bank takes the payment back, or decides about that.
   *
   * @param {'dispute' | 'won' | 'lost'} kind
   */
  reverse(kind) {
    return send(`${this.reader.origin}/sandbox/stripe/reverse`, { charge: this.#charge, kind });
  }

  /**
   * Waits until the gateway gives a tier to the session, which stays signed in.
   *
   * @param {string} tier
   * @param {() => Promise<void>} change after which it does
   * @returns {Promise<number>} milliseconds from the change
   */
  async untilTier(tier, change) {
    const began = performance.now();
    await change();
    while ((await this.#tierAtGateway()) !== tier) {
      if (performance.now() - began > GIVES_UP_AFTER_MS) throw new Error(`the tier ${tier} does not arrive`);
      await pause(LOOK_EVERY_MS);
    }
    return performance.now() - began;
  }

  /** The tier of a token that the gateway accepts; a browser renews one that it does not. */
  async #tierAtGateway() {
    const { origin, headers } = this.reader;
    const { cookie } = headers;
    const asked = await fetch(`${origin}/api/auth/me`, {
      headers: { cookie, authorization: `Bearer ${this.#token}` },
    });
    await asked.arrayBuffer();
    if (asked.status === 401) this.#token = await this.reader.renew();
    const [, payload = ''] = this.#token.split('.');
    const { tier } = /** @type {{ tier: string }} */ (
      JSON.parse(Buffer.from(payload, 'base64url').toString())
    );
    return tier;
  }

  /** @returns {{ customers: Row[], charges: Row[] }} */
  #stored() {
    return JSON.parse(readFileSync(path.join(this.data, 'stripe', 'stripe.json'), 'utf8')).tables;
  }
}

/**
 * Sends a form of the payment sandbox.
 *
 * @param {string} url
 * @param {Record<string, string>} fields
 */
async function send(url, fields) {
  const { origin } = new URL(url);
  const body = new URLSearchParams(fields);
  const response = await fetch(url, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`${new URL(url).pathname}: ${response.status}`);
}
