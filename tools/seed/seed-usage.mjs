import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { createHmac } from 'node:crypto';
import { connectNats } from '../admin/connect-nats.mjs';
import { chance, choose } from './demo-readers.mjs';

/** Subject of the event UsageCharged (`libs/shared/contracts/src/usage/usage-charged.ts`). */
const SUBJECT = 'usage.amounts.spent';

const DAY_MS = 86_400_000;

const TEXT_FEATURES = [
  'chat',
  'chat',
  'chat',
  'mapping-step',
  'word-study',
  'devotional',
  'study-guide',
  'quote',
];

/** Charges of a day, at most. */
const CHARGES = 5;

/**
 * Publishes the charges of a year as the ai service does when an answer ends. Each has an id of its own, so that the
 * ledger has it once, however often the seed runs.
 *
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {readonly import('./seed-readers.mjs').SeededReader[]} readers
 * @returns {Promise<number>} how many
 */
export async function seedUsage({ url, prefix, secret }, readers) {
  const connection = await connectNats(url, 10_000);
  try {
    const stream = jetstream(connection);
    const subject = `${prefix}.event.${SUBJECT}`;
    let published = 0;
    for (const reader of readers)
      for (const charge of chargesOf(reader)) {
        const data = Buffer.from(JSON.stringify(charge));
        const msgID = `seed ${charge.payer.id} ${charge.id}`;
        const signed = headers();
        signed.set('event-code', codeOf(secret, subject, msgID, data));
        await stream.publish(subject, data, { msgID, headers: signed });
        published += 1;
      }
    return published;
  } finally {
    await connection.close();
  }
}

/** @param {import('./seed-readers.mjs').SeededReader} reader */
function* chargesOf({ id, username, tier, activity, since }) {
  for (let daysAgo = since; daysAgo >= 1; daysAgo -= 1) {
    const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    if (chance('active', username, day) > activity) continue;
    const count = 1 + Math.floor(chance('count', username, day) * CHARGES);
    for (let number = 0; number < count; number += 1) {
      const words = /** @type {const} */ ([username, day, number]);
      const isSpeech = chance('speech', ...words) < 0.15;
      const size = chance('size', ...words);
      const nothing = { tokens: 0, requests: 0, images: 0, ttsCharacters: 0, voiceMinutes: 0 };
      const hour = String(Math.floor(6 + 16 * chance('hour', ...words))).padStart(2, '0');
      yield {
        id: `seed-${username}-${number}`,
        payer: { kind: 'reader', id },
        ...{ tier, day, at: `${day}T${hour}:00:00.000Z` },
        feature: isSpeech ? 'speech' : choose(TEXT_FEATURES, 'feature', ...words),
        amounts: isSpeech
          ? { ...nothing, ttsCharacters: Math.floor(200 + 600 * size) }
          : { ...nothing, tokens: Math.floor(200 + 1_200 * size), requests: 1 },
      };
    }
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
