import { chance, choose } from './demo-readers.mjs';
import { dayOf, isActive } from './seed-history.mjs';

/** Subject of the event UsageCharged (`libs/shared/contracts/src/usage/usage-charged.ts`), and its consumer. */
const SUBJECT = 'usage.amounts.spent';
const CONSUMER = 'usage-keep-ledger';

/** Events that are published at once. */
const AT_ONCE = 200;

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

/** The amounts of a charge that uses nothing. */
export const NOTHING_USED = { tokens: 0, requests: 0, images: 0, ttsCharacters: 0, voiceMinutes: 0 };

/** @typedef {{ id: string, payer: { kind: string, id: string }, tier: string, day: string, at: string, feature: string, amounts: typeof NOTHING_USED }} Charge */

/**
 * Publishes the charges of a year until yesterday as the ai service does when an answer ends, and waits until the usage
 * service has recorded them. Each has an id of its own, so that the ledger has it once, however often the seed runs.
 *
 * @param {import('./publish-events.mjs').EventPublisher} publisher
 * @param {readonly import('./seed-readers.mjs').SeededReader[]} readers
 * @param {(detail: string) => void} progress
 * @returns {Promise<number>} how many
 */
export async function seedUsage(publisher, readers, progress) {
  const charges = readers.flatMap((reader) => [...chargesOf(reader)]);
  await publishCharges(publisher, charges, progress);
  return charges.length;
}

/**
 * Publishes charges, and waits until they are recorded.
 *
 * @param {import('./publish-events.mjs').EventPublisher} publisher
 * @param {readonly Charge[]} charges
 * @param {(detail: string) => void} [progress]
 */
export async function publishCharges(publisher, charges, progress) {
  for (let first = 0; first < charges.length; first += AT_ONCE)
    await publisher.publish(
      charges.slice(first, first + AT_ONCE).map((charge) => ({
        subject: SUBJECT,
        id: `seed ${charge.payer.id} ${charge.day} ${charge.id}`,
        payload: charge,
      })),
    );
  // Those of an earlier run that was ended may wait too.
  let all = charges.length;
  await publisher.settled(CONSUMER, (left) => {
    all = Math.max(all, left);
    progress?.(`${all - left} of ${all}`);
  });
}

/** @param {import('./seed-readers.mjs').SeededReader} reader */
function* chargesOf(reader) {
  const { id, username, tier, since } = reader;
  for (let daysAgo = since; daysAgo >= 1; daysAgo -= 1) {
    if (!isActive(reader, daysAgo)) continue;
    const day = dayOf(daysAgo);
    const count = 1 + Math.floor(chance('count', username, day) * CHARGES);
    for (let number = 0; number < count; number += 1) {
      const words = /** @type {const} */ ([username, day, number]);
      const isSpeech = chance('speech', ...words) < 0.15;
      const size = chance('size', ...words);
      const hour = String(Math.floor(6 + 16 * chance('hour', ...words))).padStart(2, '0');
      yield {
        id: `seed-${username}-${number}`,
        payer: { kind: 'reader', id },
        ...{ tier, day, at: `${day}T${hour}:00:00.000Z` },
        feature: isSpeech ? 'speech' : choose(TEXT_FEATURES, 'feature', ...words),
        amounts: isSpeech
          ? { ...NOTHING_USED, ttsCharacters: Math.floor(200 + 600 * size) }
          : { ...NOTHING_USED, tokens: Math.floor(200 + 1_200 * size), requests: 1 },
      };
    }
  }
}
