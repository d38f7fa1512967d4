import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { createHmac } from 'node:crypto';
import { connectNats } from '../admin/connect-nats.mjs';

/** @typedef {{ subject: string, id: string, payload: object }} SeededEvent an event of a contract, with an id of its own */

/**
 * Publishes events as a service does, in their order: each is signed, and consumers take each id once, however often the
 * seed runs.
 *
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {Iterable<SeededEvent>} events
 * @returns {Promise<number>} how many
 */
export async function publishEvents({ url, prefix, secret }, events) {
  const connection = await connectNats(url, 10_000);
  try {
    const stream = jetstream(connection);
    let published = 0;
    for (const { subject: name, id, payload } of events) {
      const data = Buffer.from(JSON.stringify(payload));
      const subject = `${prefix}.event.${name}`;
      const signed = headers();
      signed.set('event-code', codeOf(secret, subject, id, data));
      await stream.publish(subject, data, { msgID: id, headers: signed });
      published += 1;
    }
    return published;
  } finally {
    await connection.close();
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
