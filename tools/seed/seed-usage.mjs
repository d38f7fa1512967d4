import { chance, choose } from './demo-readers.mjs';
import { publishEvents } from './publish-events.mjs';
import { dayOf, isActive } from './seed-history.mjs';

/** Subject of the event UsageCharged (`libs/shared/contracts/src/usage/usage-charged.ts`). */
const SUBJECT = 'usage.amounts.spent';

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
export function seedUsage(nats, readers) {
  return publishEvents(nats, eventsOf(readers));
}

/** @param {readonly import('./seed-readers.mjs').SeededReader[]} readers */
function* eventsOf(readers) {
  for (const reader of readers)
    for (const charge of chargesOf(reader))
      yield { subject: SUBJECT, id: `seed ${charge.payer.id} ${charge.day} ${charge.id}`, payload: charge };
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
