import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { createHmac } from 'node:crypto';
import { connectNats } from '../admin/connect-nats.mjs';
import { until } from '../stack/until.mjs';

/** @typedef {{ subject: string, id: string, payload: object }} SeededEvent an event of a contract, with an id of its own */

/** Long enough for a year of many readers on a slow machine. */
const WITHIN_MS = 3_600_000;

/** Publishes events as a service does: each is signed, and consumers take each id once, however often the seed runs. */
export class EventPublisher {
  /** @type {import('@nats-io/transport-node').NatsConnection} */
  #connection;

  /**
   * @param {import('../admin/installation.mjs').Nats} nats
   * @param {import('@nats-io/transport-node').NatsConnection} connection
   */
  constructor({ prefix, secret }, connection) {
    this.prefix = prefix;
    this.secret = secret;
    this.#connection = connection;
    this.stream = jetstream(connection);
  }

  /** @param {import('../admin/installation.mjs').Nats} nats */
  static async open(nats) {
    return new EventPublisher(nats, await connectNats(nats.url, 10_000));
  }

  close() {
    return this.#connection.close();
  }

  /** Publishes events at once, in any order. @param {readonly SeededEvent[]} events */
  async publish(events) {
    await Promise.all(events.map((event) => this.#publishOne(event)));
  }

  /**
   * Waits until a consumer has nothing left to do.
   *
   * @param {string} consumer its durable name
   * @param {(left: number) => void} [progress]
   */
  async settled(consumer, progress) {
    const { consumers } = await jetstreamManager(this.#connection);
    await until(
      `${consumer} is done`,
      async () => {
        const info = await consumers.info(`${this.prefix}-events`, consumer);
        const left = info.num_pending + info.num_ack_pending;
        if (left > 0) progress?.(left);
        return left === 0;
      },
      { withinMs: WITHIN_MS },
    );
  }

  /** @param {SeededEvent} event */
  async #publishOne({ subject: name, id, payload }) {
    const data = Buffer.from(JSON.stringify(payload));
    const subject = `${this.prefix}.event.${name}`;
    const signed = headers();
    signed.set('event-code', codeOf(this.secret, subject, id, data));
    await this.stream.publish(subject, data, { msgID: id, headers: signed });
  }
}

/**
 * The code that services check (`event-signatures.ts` of service-kit).
 *
 * @param {string} secret CALLER_SECRET of the installation
 * @param {string} subject
 * @param {string} id
 * @param {Uint8Array} data
 */
function codeOf(secret, subject, id, data) {
  const key = (secret.split(',')[0] ?? '').trim();
  return createHmac('sha256', key)
    .update(JSON.stringify(['event', subject, id]))
    .update(data)
    .digest('base64url');
}
